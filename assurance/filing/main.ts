// Measures what the check before filing finds in the labeled papers, and writes docs/filing.md. `--small`: the goals alone.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { heldOut, tuned } from '#corpora/filing-privacy/all.ts'
import { root } from '#scripts/build.ts'
import { conclude, metOf } from '../found.ts'
import { measure, sum, together } from './measure.ts'
import { outside } from './outside.ts'
import { pageOf } from './page.ts'

const measured = (sets: typeof tuned) => Object.fromEntries(Object.entries(sets).map(([name, papers]) => [name, measure(papers)]))
const found = { tuned: measured(tuned), heldOut: measured(heldOut), outside: outside() }
const all = together([...Object.values(found.tuned), ...Object.values(found.heldOut)])
for (const line of all.lines) console.log(line)
if (found.outside.length === 0) console.log('../shared/data/legal-text is not there: texts of others were not read.')
if (!process.argv.includes('--small')) {
  const written = path.join(root, 'docs', 'filing.md')
  writeFileSync(written, pageOf(found))
  spawnSync(path.join(root, 'node_modules', '.bin', 'oxfmt'), [written], { stdio: 'inherit' })
  console.log('Written: docs/filing.md')
}
const [planted, right] = [sum(all.planted), sum(all.found)]
conclude(
  'filing',
  metOf([
    { goal: `60 papers with 300 planted items: ${all.papers} with ${planted}`, isMet: all.papers === 60 && planted === 300 },
    { goal: `at least 99 % of the planted items are found: ${right} of ${planted}`, isMet: right / planted >= 0.99 },
    { goal: `no false alarm that is sure: ${sum(all.falseSure)}`, isMet: sum(all.falseSure) === 0 },
    { goal: `at most one uncertain false alarm in four papers: ${sum(all.falseMaybe)}`, isMet: sum(all.falseMaybe) <= 15 },
    ...found.outside.map(({ set, found: got, planted: of }) => ({
      goal: `numbers with a label in ${set}: ${got} of ${of}`,
      isMet: of === 0 || got / of >= 0.98,
    })),
  ]),
)
