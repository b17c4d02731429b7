import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuild, root } from '#scripts/build.ts'
import type { Engine } from '#ports/db/port.ts'
import { measureAsActor } from './as-actor.ts'
import { measureBank } from './bank.ts'
import { measureAnalyzer } from './finances.ts'
import { measureCustody } from './custody.ts'
import { measureDesk } from './desk.ts'
import { benchFolder, machineFacts, startBenchEngine } from './engine.ts'
import { measureCaseload } from './caseload.ts'
import { measureEvidence } from './evidence.ts'
import { measureExhibits } from './exhibits.ts'
import { measureExpenses } from './expenses.ts'
import { measureIncidents } from './incidents.ts'
import { measureIngest } from './ingest.ts'
import { measureEnumeration } from './enumeration.ts'
import { measureHttp } from './http/measure.ts'
import { measureInteraction } from './interaction.ts'
import { measureLeave } from './leave.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLive } from './live.ts'
import { measureMessages } from './messages.ts'
import { readOptions } from './options.ts'
import { measurePapers } from './papers.ts'
import { measureProof } from './proof.ts'
import { page, shortfalls, table } from './report.ts'
import { type Figure, readResults, type SectionName } from './results.ts'
import { measureScrolling } from './scrolling.ts'
import { measureSearch } from './search.ts'
import { measurePaint } from './search-paint.ts'
import { measureSend } from './send/measure.ts'
import { measureSize } from './size/measure.ts'

interface Measured {
  figures: Figure[]
  notes: string[]
}

const say = (text: string) => console.log(text)

/** Measures what was asked for, prints the tables and keeps the results. Fails only when a section cannot run. */
async function main() {
  const { only, quick } = readOptions(process.argv.slice(2))
  const measure: Record<SectionName, (engine: Engine) => Promise<Measured>> = {
    http: (engine) => measureHttp(engine, quick ? { rounds: 3, sliceMs: 500 } : { rounds: 9, sliceMs: 2_000 }, say),
    search: (engine) =>
      measureSearch(engine, quick ? { people: 20_000, rounds: 3, queries: 30 } : { people: 1_000_000, rounds: 9, queries: 200 }, say),
    typing: (engine) =>
      measurePaint(engine, quick ? { people: 20_000, rounds: 1, keys: 60 } : { people: 1_000_000, rounds: 5, keys: 100 }, say),
    size: measureSize,
    lighthouse: () => measureLighthouse({ runs: quick ? 1 : 5 }, say),
    leave: () => measureLeave({ rounds: quick ? 1 : 5 }, say),
    enumeration: (engine) => measureEnumeration(engine, { tries: quick ? 100 : 1_000 }, say),
    interaction: () => measureInteraction({ rounds: quick ? 1 : 2 }, say),
    live: (engine) =>
      measureLive(
        engine,
        quick
          ? { families: 100, rounds: 1, seconds: 3, perSecond: 50, messagesPerSecond: 10 }
          : { families: 500, rounds: 9, seconds: 10, perSecond: 100, messagesPerSecond: 20 },
        say,
      ),
    send: (engine) => measureSend(engine, quick ? { rounds: 3, sliceMs: 500 } : { rounds: 9, sliceMs: 3_000 }, say),
    messages: (engine) => measureMessages(engine, quick ? { rounds: 1, asked: 5 } : { rounds: 9, asked: 20 }, say),
    scrolling: () => measureScrolling(quick ? { rounds: 1, steps: 40 } : { rounds: 5, steps: 150 }, say),
    rls: (engine) =>
      measureAsActor(engine, quick ? { rounds: 3, sliceMs: 500, families: 200 } : { rounds: 15, sliceMs: 2_000, families: 2_000 }, say),
    custody: () => measureCustody({ rounds: quick ? 3 : 20 }, say),
    desk: () => measureDesk({ decisions: quick ? 2 : 20 }, say),
    expenses: (engine) => measureExpenses(engine, quick ? { rounds: 1, asked: 5 } : { rounds: 9, asked: 20 }, say),
    caseload: (engine) => measureCaseload(engine, quick ? { rounds: 1, asked: 5 } : { rounds: 9, asked: 20 }, say),
    incidents: (engine) => measureIncidents(engine, quick ? { rounds: 1, asked: 5 } : { rounds: 9, asked: 20 }, say),
    evidence: (engine) => measureEvidence(engine, quick ? { rounds: 1, asked: 5 } : { rounds: 9, asked: 20 }, say),
    exhibits: () => measureExhibits({ rounds: quick ? 1 : 5 }, say),
    ingest: (engine) => measureIngest(engine, { rounds: quick ? 2 : 21 }, say),
    bank: () => measureBank(quick ? { rounds: 2, families: 3 } : { rounds: 9, families: 40 }, say),
    finances: async () => measureAnalyzer(quick ? { rounds: 2, families: 5 } : { rounds: 9, families: 100 }, say),
    papers: () => measurePapers({ rounds: quick ? 1 : 5 }, say),
    proof: () => measureProof({ solves: quick ? 3 : 20 }, say),
  }
  await ensureBuild(say)
  mkdirSync(benchFolder, { recursive: true })
  const file = quick ? path.join(benchFolder, 'quick.json') : path.join(root, 'bench', 'results.json')
  const results = readResults(file)
  const engine = await startBenchEngine()
  let failed = false
  try {
    const machine = await machineFacts(engine, new Date())
    for (const name of only) {
      say(`Measuring ${name} ...`)
      try {
        const section = { machine, ...(await measure[name](engine)) }
        results[name] = section
        say(`${table(section)}\n`)
      } catch (error) {
        failed = true
        const why = error instanceof Error ? error.message : String(error)
        // The first line says what is wrong; bodies that differ would fill the page.
        results[name] = { machine, notes: [], figures: [], failed: why.split('\n')[0]! }
        console.error(`The section ${name} could not run: ${why}`)
      }
    }
  } finally {
    await engine.stop()
  }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  if (!quick) writeFileSync(path.join(root, 'docs', 'bench.md'), page(results))
  for (const sentence of shortfalls(results)) say(sentence)
  say(`Written to ${path.relative(root, file)}${quick ? '' : ' and docs/bench.md'}.`)
  if (failed) process.exit(1)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
