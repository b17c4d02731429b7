import { spawn, type SpawnOptions, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { postgresHome } from '#ports/db/binaries.ts'
import { databaseUser } from '#ports/db/embedded.ts'
import { useExternal } from '#ports/db/external.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { check } from './check.ts'
import { root } from './build.ts'
import { onOwnPostgres } from './own-postgres.ts'
import { Misuse } from './command.ts'
import { forgetLeaves, leavesIn } from './leaves-seen.ts'
import { asked, matching } from './test-arguments.ts'
import { type Failure, lastLines } from './test-report.ts'
import { byFeature, type FileTime, slowestFiles, timesTable } from './test-times.ts'

function readAsked() {
  try {
    return asked(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
const what = readAsked()

const results = path.join(root, '.cache', 'results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

type Say = (text: string) => void

interface Outcome {
  passed: number
  skipped: number
  failures: Failure[]
}

/**
 * CI asks for everything, with the number of cases that it has time for; by hand what compiles the tree again is left out, and some pages on
 * a wide screen (decision 0080).
 */
const depth = { TEST_DEPTH: what.isWhole ? 'small' : 'by hand' }

/** @param say what receives its output; else it is shown as it comes */
function run(name: string, args: string[], env: Record<string, string>, say?: Say): Promise<boolean> {
  const options: SpawnOptions = {
    cwd: root,
    stdio: say ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...depth, ...env },
  }
  const child = spawn(name, args, options)
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => say?.(text))
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

/** A run that ends without a report, or with an error outside of any test, is one failure. */
function outcome<Report>(file: string, good: boolean, read: (report: Report) => Outcome): Outcome {
  const lost = {
    name: `${path.basename(file)}: the run itself`,
    file: '',
    words: 'It ended without a report, or failed outside of any test.',
  }
  if (!existsSync(file)) return { passed: 0, skipped: 0, failures: [lost] }
  const found = read(JSON.parse(readFileSync(file, 'utf8')) as Report)
  return good || found.failures.length > 0 ? found : { ...found, failures: [lost] }
}

const timesFile = (name: string) => path.join(results, `${name}-times.json`)

interface UnitReport {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

async function units(name: string, files: string[] = [], env: Record<string, string> = {}, say?: Say): Promise<Outcome> {
  const file = path.join(results, `${name}.json`)
  const good = await run('vitest', ['run', ...files], { TEST_REPORT: file, TEST_TIMES: timesFile(name), ...env }, say)
  return outcome(file, good, (report: UnitReport) => ({
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap((suite) => {
      const failed = suite.assertionResults.filter(({ status }) => status === 'failed')
      // A file that breaks before its tests has none to name.
      if (failed.length === 0) return suite.status === 'failed' ? [{ name: suite.name, file: suite.name, words: suite.message }] : []
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${path.relative(root, suite.name)}: ${fullName}`,
        file: suite.name,
        words: failureMessages.join('\n'),
      }))
    }),
  }))
}

interface JourneySuite {
  file: string
  suites?: JourneySuite[]
  specs?: { title: string; tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[] }[]
}

const journeyFailures = (suite: JourneySuite): Failure[] => [
  ...(suite.suites ?? []).flatMap(journeyFailures),
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map((test) => ({
        name: `[${test.projectName}] ${suite.file}: ${title}`,
        file: suite.file,
        words: test.results.map(({ error }) => error?.message ?? '').join('\n'),
      })),
  ),
]

async function journeys(name: string, url: string, args: string[] = [], env: Record<string, string> = {}, say?: Say): Promise<Outcome> {
  const file = path.join(results, `${name}.json`)
  const good = await run('playwright', ['test', ...args], { PLAYWRIGHT_JSON_OUTPUT_NAME: file, JOURNEY_DATABASE_URL: url, ...env }, say)
  return outcome(file, good, (report: { stats: { expected: number; skipped: number }; suites: JourneySuite[] }) => ({
    passed: report.stats.expected,
    skipped: report.stats.skipped,
    failures: report.suites.flatMap(journeyFailures),
  }))
}

/** The journeys' server gets a database of its own: on the server of DATABASE_URL, or the embedded one (''). */
async function withDatabase(work: (url: string) => Promise<Outcome>, given = process.env['DATABASE_URL'] ?? ''): Promise<Outcome> {
  if (given === '') return work('')
  const engine = await useExternal(given)
  await ensureRoles(engine)
  const own = await createDatabase(engine)
  const url = new URL(given)
  url.pathname = `/${own.owner.database}`
  try {
    return await work(url.href)
  } finally {
    await dropDatabase(engine, own.owner.database!)
  }
}

/** The server that the project brings, and the oldest that it supports, where Debian keeps it. */
const oldest = '/usr/lib/postgresql/15/bin'
const embedded = () => path.join(postgresHome(databaseUser()), 'bin')

/**
 * Migrations, isolation and one journey by the owner that docs/operations.md asks for, who is no superuser: the embedded server's is one, so
 * nothing else shows what such an owner may not do. What chance throws is thrown often elsewhere.
 * @param port of the journey's server, since two of these run side by side
 */
async function byPlainOwner(name: string, bin: string, port: number): Promise<Outcome> {
  if (!existsSync(path.join(bin, 'postgres'))) {
    console.log(`\nSkipped ${name}: there is no PostgreSQL in ${bin}.`)
    return { passed: 0, skipped: 1, failures: [] }
  }
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const done = onOwnPostgres(bin, async ({ url, version }) => {
    say(`\nAs an owner with CREATEROLE alone, on PostgreSQL ${version}:\n`)
    // The mutants are of the policies, and the same a person who owns them: they are left out, and not counted as skipped.
    const files = ['src/server/ports/db/migrate.test.ts', 'test/isolation.test.ts', '--testNamePattern=^(?!mutants)']
    const tests = await units(name, files, { DATABASE_URL: url, TEST_DEPTH: 'by hand' }, say)
    const journey = ['connection.spec.ts', '--project=phone', '--grep', 'she invites him by a code', `--output=test-results/${name}`]
    const env = { REAL_FILES: 'off', JOURNEY_PORT: String(port) }
    const one = await withDatabase((own) => journeys(`${name}-journey`, own, journey, env, say), url)
    return { passed: tests.passed + one.passed, skipped: one.skipped, failures: [...tests.failures, ...one.failures] }
  })
  // A server that cannot be made is one failure, and no end of the whole run.
  const found = await done.catch((error: unknown) => ({ passed: 0, skipped: 0, failures: [{ name, file: '', words: String(error) }] }))
  console.log(said.join(''))
  return found
}

/** More than this is no accident of a busy machine, and is not asked twice. */
const mostAgain = 10
const flaky: Failure[] = []

/** What failed is run once more, alone; what passes then is counted, and named at the end. Docs: decision 0028. */
async function twice(first: Outcome, again: (failures: Failure[]) => Outcome | Promise<Outcome>): Promise<Outcome> {
  const { failures } = first
  if (failures.length === 0 || failures.length > mostAgain || failures.some(({ file }) => file === '')) return first
  const second = await again(failures)
  const still = failures.filter(({ name }) => second.failures.some((failure) => failure.name === name || failure.file === ''))
  const fresh = second.failures.filter((failure) => !failures.some(({ name }) => name === failure.name))
  flaky.push(...failures.filter((failure) => !still.includes(failure)))
  return { ...first, passed: first.passed + failures.length - still.length, failures: [...still, ...fresh] }
}

/** Every call that changes something of a case leaves a leaf in some test, or is on the list of those that need none. */
async function ledger(): Promise<Outcome> {
  const { allCalls } = await import('#app/features.ts')
  const { missing, unlisted, unread } = leavesIn(allCalls)
  const failures = [
    ...missing.map((name) => ({ name: `ledger: ${name}`, file: '', words: 'No test in which it leaves a leaf in the ledger.' })),
    ...unlisted.map((name) => ({
      name: `ledger: ${name}`,
      file: '',
      words: 'It is listed as leaving no leaf, and leaves one or is gone.',
    })),
    ...unread.map((name) => ({
      name: `ledger: ${name}`,
      file: '',
      words: 'Both parents see its leaf, and in no test do both read what it says: give the change its record.',
    })),
  ]
  return { passed: failures.length === 0 ? 1 : 0, skipped: 0, failures }
}

/** What unit tests cost by feature: the whole table in a file, the dearest here. */
function sayTimes() {
  if (!existsSync(timesFile('units'))) return
  const times = JSON.parse(readFileSync(timesFile('units'), 'utf8')) as FileTime[]
  const file = path.join(root, '.cache', 'test-times.txt')
  const text = ['Seconds of unit tests by feature:', ...timesTable(times), '', 'The slowest test files:', ...slowestFiles(times, 20), '']
  writeFileSync(file, text.join('\n'))
  const dearest = byFeature(times).slice(0, 10)
  console.log('\nSeconds of unit tests, the ten dearest (all: .cache/test-times.txt):')
  for (const { feature, seconds } of dearest) console.log(`${seconds.toFixed(1).padStart(8)}  ${feature}`)
}

function end(parts: Outcome[], checked = true): never {
  const failures = parts.flatMap((part) => part.failures)
  const failed = failures.length + (checked ? 0 : 1)
  const passed = parts.reduce((total, part) => total + part.passed, 0)
  const skipped = parts.reduce((total, part) => total + part.skipped, 0)
  console.log(lastLines({ failures, flaky, passed, failed, skipped }).join('\n'))
  process.exit(failed === 0 ? 0 : 1)
}

const filesOf = (pattern: string) => globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') })

/** The unit files and journeys by their paths, without the checks. */
async function runFiles(unitFiles: string[], journeyFiles: string[]): Promise<Outcome[]> {
  return [
    ...(unitFiles.length > 0 ? [await units('units', unitFiles)] : []),
    ...(journeyFiles.length > 0 ? [await withDatabase((url) => journeys('journeys', url, journeyFiles))] : []),
  ]
}

const journeyPattern = 'test/journeys/**/*.spec.ts'

/** What git says of the working tree, and of what was committed since a commit. */
function changedFiles(since: string | null): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status === 0) return stdout.split('\n').filter((file) => file !== '')
    console.error(`git could not say what has changed: ${stderr.trim()}`)
    process.exit(1)
  }
  return [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
    ...(since === null ? [] : git('diff', '--name-only', `${since}...HEAD`)),
  ]
}

if (what.kind === 'named') {
  const unitFiles = filesOf('{src,test,scripts,bench,assurance}/**/*.test.{ts,tsx}')
  const journeyFiles = filesOf(journeyPattern)
  const unknown = what.names.filter((name) => matching([...unitFiles, ...journeyFiles], [name]).length === 0)
  if (unknown.length > 0) {
    console.error(`No test file has ${unknown.map((name) => `"${name}"`).join(' or ')} in its path.`)
    process.exit(1)
  }
  end(await runFiles(matching(unitFiles, what.names), matching(journeyFiles, what.names)))
}

if (what.kind === 'changed') {
  const journeyFiles = changedFiles(what.since).filter((file) => path.matchesGlob(file, journeyPattern))
  end([
    await units('units', ['--passWithNoTests', what.since === null ? '--changed' : `--changed=${what.since}`]),
    ...(await runFiles([], journeyFiles)),
  ])
}

const checked = await check()
forgetLeaves()
const parts = [
  await twice(await units('units'), (failures) => units('units-again', [...new Set(failures.map(({ file }) => file))])),
  await ledger(),
  await twice(await withDatabase((url) => journeys('journeys', url)), () => {
    // The second run empties the folder: what the first one saw is what explains a flaky journey.
    cpSync(path.join(root, 'test-results'), path.join(root, '.cache', 'journeys-first'), { recursive: true, force: true })
    return withDatabase((url) => journeys('journeys-again', url, ['--last-failed', '--workers=1']))
  }),
]
if (what.isWhole && (process.env['DATABASE_URL'] ?? '') === '') {
  const owners = [
    ['plain-owner', embedded(), 4174],
    ['plain-owner-15', oldest, 4175],
  ] as const
  // Each waits for its servers half of the time.
  const first = await Promise.all(owners.map(([name, bin, port]) => byPlainOwner(name, bin, port)))
  for (const [n, [name, bin, port]] of owners.entries()) parts.push(await twice(first[n]!, () => byPlainOwner(`${name}-again`, bin, port)))
}
sayTimes()
end([...parts, { passed: checked ? 1 : 0, skipped: 0, failures: [] }], checked)
