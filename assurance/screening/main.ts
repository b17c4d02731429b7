// Measures what the screening finds in the labelled sets, writes docs/screening.md, and trains its model. `--help` tells how.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { root } from '#scripts/build.ts'
import { Misuse, readArguments, runCommand } from '#scripts/command.ts'
import { conclude, metOf } from '../found.ts'

const help = `Usage:
  npm run screening                 screens the labelled sets and writes docs/screening.md
  npm run screening -- --small      the goals on the tuned set, and whether the page and the weights are those of today, as CI tests
  npm run screening -- --all        also writes every table and every miss to .cache/screening.md
  npm run screening -- --train      first trains the model again, from the tuned and the learned texts (half a minute)

The sets are corpora/screening; for others: npm run -s screen -- FILE.jsonl
`
const written = path.join(root, 'docs', 'screening.md')
const lists = path.join(root, '.cache', 'screening.md')
const weights = path.join(root, 'src/domain/screening/model/weights.generated.ts')
const options = {
  help: { type: 'boolean', short: 'h', default: false },
  all: { type: 'boolean', default: false },
  train: { type: 'boolean', default: false },
  small: { type: 'boolean', default: false },
} as const

await runCommand(async (args) => {
  const { values, positionals } = readArguments('screening', options, args)
  if (values.help) return console.log(help)
  if (positionals.length > 0) throw new Misuse(help)
  if (values.train) {
    const { weightsFile } = await import('./learning.ts')
    writeFileSync(weights, weightsFile())
    console.log(`Written: ${path.relative(root, weights)}`)
  }
  // Imported only now, because they read the weights.
  const [{ judgedExam, judgedIn }, { bare, listsOf, pageOf }, { goals }, { formatShare }] = await Promise.all([
    import('./corpus.ts'),
    import('./page.ts'),
    import('./report.ts'),
    import('./tables.ts'),
  ])
  const sets = { tuned: judgedIn('tuned'), heldOut: judgedIn('held-out'), outside: judgedIn('outside'), exam: judgedExam() }
  const named = [
    ['exam', sets.exam.byBoth],
    ['exam, by words alone', sets.exam.byWords],
    ['outside', sets.outside],
    ['held out', sets.heldOut],
    ['tuned', sets.tuned],
  ] as const
  const measured = named.flatMap(([name, judged]) =>
    goals(judged).map(({ goal, wanted, share, isMet }) => ({
      name,
      goal: `${name}: ${goal}: ${formatShare(share)}; goal ${wanted}`,
      isMet,
    })),
  )
  for (const { goal } of measured) console.log(`${goal}.`)
  if (values.small) {
    const { freshSigns } = await import('./learning.ts')
    const { weights: stored } = await import('#domain/screening/model/weights.generated.ts')
    const { signs, step, bias } = stored
    return conclude(
      'screening',
      metOf([
        ...measured.filter(({ name }) => name === 'tuned'),
        { goal: 'docs/screening.md says what is found today', isMet: bare(readFileSync(written, 'utf8')) === bare(pageOf(sets)) },
        { goal: 'a fresh training gives the weights that are used', isMet: isDeepStrictEqual(freshSigns(), { signs, step, bias }) },
      ]),
    )
  }
  writeFileSync(written, pageOf(sets))
  spawnSync(path.join(root, 'node_modules', '.bin', 'oxfmt'), [written], { stdio: 'inherit' })
  console.log('Written: docs/screening.md')
  if (values.all) {
    mkdirSync(path.dirname(lists), { recursive: true })
    writeFileSync(lists, listsOf(sets))
    console.log('Written: .cache/screening.md')
  }
  // Words alone are what the browser has, and no goal of their own.
  conclude('screening', metOf(measured.filter(({ name }) => name !== 'exam, by words alone')))
})
