// How many dated facts are suggested out of texts that nobody of the project wrote, and how many of the suggestions are facts. `--all` lists every miss.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { conclude, metOf } from '../found.ts'
import { measured } from './measure.ts'
import { page } from './page.ts'
import { type Half, labeledTexts } from './texts.ts'

const { texts, missing } = labeledTexts()
if (missing.length > 0) console.log(`Skipped: ${missing.length} labeled texts are not beside the project.`)
const halves: readonly Half[] = process.argv.includes('--tune') ? ['tune'] : ['tune', 'unseen']
const rows = halves.flatMap((half) =>
  (['opinions', 'messages'] as const).map((set) => {
    const of = texts.filter((text) => text.half === half && text.set === set)
    return { half, set, all: measured(of, true), likely: measured(of, false) }
  }),
)
for (const { half, set, all, likely } of rows) {
  console.log(
    `${half}, ${set}: ${all.texts} texts, ${all.labels} labels; found ${all.found}, day right ${all.right}, proposed ${all.proposed}; without low ones found ${likely.found} of ${likely.proposed}`,
  )
  if (process.argv.includes('--all'))
    for (const { name, is, from, text } of all.misses) console.log(`  ${is}: ${name} ${from} "${text.replaceAll('\n', ' ')}"`)
}
if (halves.length === 2 && missing.length === 0 && !process.argv.includes('--small'))
  writeFileSync(path.resolve(import.meta.dirname, '../../docs/fact-finding.md'), page(new Date().toISOString().slice(0, 10), rows))
const goals = rows
  .filter(({ half, all }) => half === 'unseen' && all.labels > 0)
  .flatMap(({ set, all }) => [
    { goal: `${set}: recall at least .8`, isMet: all.right / all.labels >= 0.8 },
    { goal: `${set}: precision at least .7`, isMet: all.found / all.proposed >= 0.7 },
  ])
conclude('fact-finding', metOf(goals))
