import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { useExternal } from '../src/ports/db/external.ts'
import { ensureRoles } from '../src/ports/db/roles.ts'
import { createDatabase, dropDatabase } from '../src/ports/db/scratch.ts'
import { check } from './check.ts'
import { root } from './build.ts'

const results = path.join(root, '.cache', 'results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

interface Tally {
  passed: number
  failed: number
  skipped: number
}

function run(name: string, args: string[], env: Record<string, string> = {}): boolean {
  return spawnSync(name, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** A run that ends without a report, or with an error outside of any test, is one failure. */
function tally(file: string, good: boolean, read: (report: never) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const found = read(JSON.parse(readFileSync(file, 'utf8')) as never)
  return good || found.failed > 0 ? found : { ...found, failed: 1 }
}

/** The journeys' server gets a database of its own: on the server of DATABASE_URL, or the embedded one (''). */
async function withDatabase(work: (url: string) => boolean): Promise<boolean> {
  const given = process.env['DATABASE_URL'] ?? ''
  if (given === '') return work('')
  const engine = await useExternal(given)
  await ensureRoles(engine)
  const own = await createDatabase(engine)
  const url = new URL(given)
  url.pathname = `/${own.owner.database}`
  try {
    return work(url.href)
  } finally {
    await dropDatabase(engine, own.owner.database!)
  }
}

const checked = await check()

const units = path.join(results, 'units.json')
const unitsGood = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`])
const journeys = path.join(results, 'journeys.json')
const journeysGood = await withDatabase((url) =>
  run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys, JOURNEY_DATABASE_URL: url }),
)

const counts = [
  { passed: checked ? 1 : 0, failed: checked ? 0 : 1, skipped: 0 },
  tally(units, unitsGood, (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  })),
  tally(journeys, journeysGood, (report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
  })),
]
const sum = (key: keyof Tally) => counts.reduce((total, part) => total + part[key], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exit(sum('failed') === 0 ? 0 : 1)
