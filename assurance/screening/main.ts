// Measures what the screening finds in the labelled sets, writes docs/screening.md, and trains its model. `--help` tells how.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#scripts/build.ts'
import { Misuse, readArguments, runCommand } from '#scripts/command.ts'

const help = `Usage:
  npm run screening                 screens the labelled sets and writes docs/screening.md
  npm run screening -- --train      first learns the model's weights anew, from the tuned and the learned texts (half a minute)

The sets are corpora/screening; for others: npm run -s screen -- FILE.jsonl
`
const written = path.join(root, 'docs', 'screening.md')
const weights = path.join(root, 'src/domain/screening/model/weights.generated.ts')
const options = { help: { type: 'boolean', short: 'h', default: false }, train: { type: 'boolean', default: false } } as const

await runCommand(async (args) => {
  const { values, positionals } = readArguments('screening', options, args)
  if (values.help) return console.log(help)
  if (positionals.length > 0) throw new Misuse(help)
  if (values.train) {
    const { weightsFile } = await import('./learning.ts')
    writeFileSync(weights, weightsFile())
    console.log(`Written: ${path.relative(root, weights)}`)
  }
  // Read only now: they are made of the weights.
  const [{ judgedExam, judgedIn }, { pageOf }, { goals }, { told }] = await Promise.all([
    import('./corpus.ts'),
    import('./page.ts'),
    import('./report.ts'),
    import('./tables.ts'),
  ])
  const [tuned, heldOut, outside, exam] = [judgedIn('tuned'), judgedIn('held-out'), judgedIn('outside'), judgedExam()]
  for (const [name, judged] of [
    ['exam', exam.byBoth],
    ['exam, by words alone', exam.byWords],
    ['outside', outside],
    ['held out', heldOut],
    ['tuned', tuned],
  ] as const)
    for (const { goal, wanted, share } of goals(judged)) console.log(`${name}: ${goal}: ${told(share)}; goal ${wanted}.`)
  writeFileSync(written, pageOf(tuned, heldOut, outside, exam))
  spawnSync(path.join(root, 'node_modules', '.bin', 'oxfmt'), [written], { stdio: 'inherit' })
  console.log('Written: docs/screening.md')
})
