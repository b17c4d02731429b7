import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import { describeBug } from '#app/report.ts'
import { allCalls } from '#app/features.ts'
import { unlimited } from '#http/limits.ts'
import { readBuiltPages } from '#http/pages.ts'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import { dist, ensureBuild } from '#scripts/build.ts'
import { conclude } from '../found.ts'
import { readForms } from './forms.ts'
import { inviteGuests } from './guests.ts'
import { weighted } from './requests.ts'
import { fuzz } from './run.ts'
import { small } from './small.ts'
import { addProfessional } from './professional.ts'
import { stateReader } from './state.ts'
import { tallyLines } from './tally.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string' }, seed: { type: 'string' }, small: { type: 'boolean', default: false } },
})
const requests = Number(values.requests ?? (values.small ? small.requests : 100_000))
const seed = Number(values.seed ?? (values.small ? small.seed : Math.floor(Math.random() * 2 ** 31)))
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error('Say how many requests to send: npm run fuzz -- [--requests 100000] [--seed 7] [--small]')
  process.exit(1)
}

await ensureBuild(console.log)
const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-fuzz-'))
chmodSync(folder, 0o755)
const engine = await startEngine('', folder)
await ensureRoles(engine)
await migrate(engine.owner)
const bugs: string[] = []
process.on('unhandledRejection', (error) => bugs.push(`A promise that nobody waits for failed: ${describeBug(error)}`))
const world = {
  config: readConfig({ DEMO: 'off', PROOF_WORK: '1' }),
  clock: Date.now,
  random: { next: Math.random, uuid: randomUUID },
  database: openDatabase(engine),
  pages: { ...(await readBuiltPages(dist)), folder: path.join(dist, 'client') },
  limiter: unlimited,
  secret: randomUUID(),
  // So that some people are refused new work.
  isForSale: true,
  report: (error: unknown, where: string) => bugs.push(`${where}: ${describeBug(error).split('\n').slice(0, 3).join(' ')}`),
}
await addProfessional(world.database.owner)
const app = await compose(world)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

const { owner } = world.database
const guests = await inviteGuests(owner, world.secret)
const calls = weighted(allCalls)
const target = { port, calls, guests, forms: await readForms(port, guests), state: await stateReader(owner) }
const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20)
const before = megabytes()
const begun = performance.now()
const outcome = await fuzz(target, requests, seed)
const seconds = (performance.now() - begun) / 1000
const after = megabytes()

const alive = await app.inject('/api/professionals/count')
if (alive.statusCode !== 200 || alive.body !== '{"count":1}') bugs.push(`In the end the server says ${alive.statusCode} ${alive.body}`)
await app.close()
await world.database.close()
await engine.stop()
rmSync(folder, { recursive: true, force: true })

const bad = [...outcome.bad, ...new Set(bugs)]
for (const line of bad.slice(0, 40)) console.error(line)
console.log(`Seed ${seed}: ${outcome.requests} requests in ${seconds.toFixed(1)} s. Answers by status:`, outcome.statuses)
console.log(
  `${outcome.watched} of them one at a time, with the whole database compared before and after. Calls that were taken:`,
  outcome.taken,
)
console.log('Tokens and proofs that do not pay, by kind, refused with their sentence:', outcome.prices)
console.log('By who asked:')
for (const line of tallyLines(outcome)) console.log(`  ${line}`)
const never = [...new Set(calls)].map(({ name }) => name).filter((name) => !outcome.taken[name])
if (never.length > 0) console.log(`Never right in every part: ${never.join(', ')}.`)
console.log(
  `${new Set(calls).size} calls and ${target.forms.length} plain forms were tried. Memory: ${before} MB before, ${after} MB after.`,
)
console.log(`Slowest: ${Math.round(outcome.slowest.ms)} ms, ${outcome.slowest.about}`)
console.log(bad.length === 0 ? 'Nothing broke.' : `${bad.length} findings. Run again with --seed ${seed} to see them again.`)
// A bug of the server may show in no answer: each counts as one more that was tried.
conclude('fuzz', { found: outcome.requests - outcome.bad.length, of: outcome.requests + new Set(bugs).size })
process.exit()
