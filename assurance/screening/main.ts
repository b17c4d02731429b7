// Measures what the screening finds in the labelled sets, writes docs/screening.md, and trains its model. `--help` tells how.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#scripts/build.ts'
import { Misuse, readArguments, runCommand } from '#scripts/command.ts'

const help = `Usage:
  npm run screening                 screens the labelled sets and writes docs/screening.md
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
  const [{ judgedExam, judgedIn }, { listsOf, pageOf }, { goals }, { told }] = await Promise.all([
    import('./corpus.ts'),
    import('./page.ts'),
    import('./report.ts'),
    import('./tables.ts'),
  ])
  const sets = { tuned: judgedIn('tuned'), heldOut: judgedIn('held-out'), outside: judgedIn('outside'), exam: judgedExam() }
  for (const [name, judged] of [
    ['exam', sets.exam.byBoth],
    ['exam, by words alone', sets.exam.byWords],
    ['outside', sets.outside],
    ['held out', sets.heldOut],
    ['tuned', sets.tuned],
  ] as const)
    for (const { goal, wanted, share } of goals(judged)) console.log(`${name}: ${goal}: ${told(share)}; goal ${wanted}.`)
  writeFileSync(written, pageOf(sets))
  spawnSync(path.join(root, 'node_modules', '.bin', 'oxfmt'), [written], { stdio: 'inherit' })
  console.log('Written: docs/screening.md')
  if (values.all) {
    mkdirSync(path.dirname(lists), { recursive: true })
    writeFileSync(lists, listsOf(sets))
    console.log('Written: .cache/screening.md')
  }
})
