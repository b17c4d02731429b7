// Measures what the screening finds in the labelled set, and writes docs/screening.md. `--help` tells how.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { judgedIn } from './screening/corpus.ts'
import { pageOf } from './screening/page.ts'
import { goals } from './screening/report.ts'
import { told } from './screening/tables.ts'

const help = `Usage:
  npm run screening      screens the labelled set and writes docs/screening.md

The set is src/domain/screening/corpus; for others: npm run -s screen -- FILE.jsonl
`
const written = path.join(root, 'docs', 'screening.md')

await runCommand(async (args) => {
  const { values, positionals } = readArguments('screening', { help: { type: 'boolean', short: 'h', default: false } }, args)
  if (values.help) return console.log(help)
  if (positionals.length > 0) throw new Misuse(help)
  const [tuned, heldOut] = [judgedIn('tuned'), judgedIn('held-out')]
  for (const [name, judged] of [
    ['held out', heldOut],
    ['tuned', tuned],
  ] as const)
    for (const { goal, wanted, share } of goals(judged)) console.log(`${name}: ${goal}: ${told(share)}; goal ${wanted}.`)
  writeFileSync(written, pageOf(tuned, heldOut))
  spawnSync(path.join(root, 'node_modules', '.bin', 'oxfmt'), [written], { stdio: 'inherit' })
  console.log('Written: docs/screening.md')
})
