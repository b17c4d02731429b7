import type { FastifyInstance } from 'fastify'
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import { unlimited } from '#http/limits.ts'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Database, Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { hashPassword } from '#ports/identity/passwords.ts'
import { seededRandom } from '#test/support/random.ts'
import type { Figure } from './results.ts'
import { median, quantile, shuffled } from './stats.ts'

interface Pace {
  /** Tries with a known address, and as many with an unknown one. */
  tries: number
}

const password = 'seven small boats at sea'
/** Calls in flight at once: enough to end in minutes, too few to wait for each other. */
const atOnce = 4
const known = Array.from({ length: 50 }, (_, n) => `known${n}@example.org`)

/** The requests: each with an address that has an account, and with one that has none. */
const asked: readonly { name: string; url: string; body: (email: string) => object }[] = [
  {
    name: 'Sign-up',
    url: '/api/auth/sign-up/email',
    body: (email) => ({ email, password, firstName: 'Some', lastName: 'Body' }),
  },
  { name: 'Sign-in with a wrong password', url: '/api/auth/sign-in/email', body: (email) => ({ email, password: 'not the one at all' }) },
  { name: 'New password', url: '/api/auth/request-password-reset', body: (email) => ({ email }) },
]

/** Accounts that are confirmed, as if their owners had opened the link. */
async function putAccounts({ owner }: Database) {
  const at = new Date()
  const hash = await hashPassword(password)
  for (const email of known) {
    const id = crypto.randomUUID()
    const times = { created_at: at, updated_at: at }
    const name = { name: 'Some Body', first_name: 'Some', last_name: 'Body' }
    await owner
      .insertInto('account')
      .values({ id, email, email_verified: true, ...name, ...times })
      .execute()
    const credential = { id: crypto.randomUUID(), account_id: id, provider_id: 'credential', provider_account_id: id }
    await owner
      .insertInto('credential')
      .values({ ...credential, password: hash, ...times })
      .execute()
  }
}

interface Tried {
  isKnown: boolean
  ms: number
  answer: string
}

async function once(app: FastifyInstance, { url, body }: (typeof asked)[number], isKnown: boolean, email: string): Promise<Tried> {
  const began = performance.now()
  const reply = await app.inject({ method: 'POST', url, payload: body(email) })
  return { isKnown, ms: performance.now() - began, answer: `${reply.statusCode} ${reply.body}` }
}

/** Known and unknown addresses in one shuffled row, a few at a time. */
async function tryAll(app: FastifyInstance, one: (typeof asked)[number], tries: number, next: () => number): Promise<Tried[]> {
  const fresh = Array.from({ length: tries }, () => `${crypto.randomUUID()}@example.org`)
  const row = shuffled(
    [...fresh.map((email) => ({ isKnown: false, email })), ...fresh.map((_, n) => ({ isKnown: true, email: known[n % known.length]! }))],
    next,
  )
  const done: Tried[] = []
  const worker = async () => {
    for (let turn = row.pop(); turn; turn = row.pop()) done.push(await once(app, one, turn.isKnown, turn.email))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done
}

/** The difference of the two medians, without its sign, and its 95 % bootstrap interval. */
function differenceOf(a: readonly number[], b: readonly number[]): Omit<Figure, 'name' | 'unit'> {
  const { next } = seededRandom(3)
  const again = (values: readonly number[]) => median(values.map(() => values[Math.floor(next() * values.length)]!))
  const drawn = Array.from({ length: 1_000 }, () => Math.abs(again(a) - again(b)))
  const found = Math.abs(median(a) - median(b))
  return { n: a.length + b.length, median: found, min: found, max: found, low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) }
}

function spread(values: readonly number[]): Omit<Figure, 'name' | 'unit'> {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = median(values)
  return { n: values.length, median: middle, min: sorted[0]!, max: sorted.at(-1)!, low: middle, high: middle }
}

/** The difference in time between answers for a known and an unknown address: it must not reveal who has an account. */
export async function measureEnumeration(engine: Engine, { tries }: Pace, say: (text: string) => void) {
  const place = await createDatabase(engine)
  const database = openDatabase(place)
  try {
    await migrate(place.owner)
    await putAccounts(database)
    const bugs: string[] = []
    const app = await compose({
      config: readConfig({ DEMO: 'off', PROOF_WORK: '1' }),
      clock: Date.now,
      random: { next: Math.random, uuid: () => crypto.randomUUID() },
      database,
      limiter: unlimited,
      secret: 'a secret of the bench, which signs nothing outside of it',
      report: (error, where) => bugs.push(`${where}: ${String(error)}`),
    })
    const { next } = seededRandom(11)
    const figures: Figure[] = []
    for (const one of asked) {
      say(`  ${one.name.toLowerCase()}, ${tries} known and ${tries} unknown addresses ...`)
      await tryAll(app, one, 20, next) // everything is loaded and connected first
      const tried = await tryAll(app, one, tries, next)
      const answers = new Set(tried.map(({ answer }) => answer))
      if (answers.size !== 1) throw new Error(`${one.name} was answered in ${answers.size} ways: ${[...answers].join(' | ')}`)
      const of = (isKnown: boolean) => tried.filter((each) => each.isKnown === isKnown).map(({ ms }) => ms)
      const title = `${one.name}: known and unknown address, difference of medians`
      figures.push({ name: title, unit: 'ms', goal: { sense: 'at most', value: 5 }, ...differenceOf(of(true), of(false)) })
      figures.push({ name: `${one.name}, known address`, unit: 'ms', ...spread(of(true)) })
      figures.push({ name: `${one.name}, unknown address`, unit: 'ms', ...spread(of(false)) })
    }
    await app.close()
    if (bugs.length > 0) throw new Error(bugs[0])
    return {
      figures,
      notes: [
        `Known and unknown addresses in one shuffled row, ${atOnce} calls at once, through the whole server in this process on a real database, without limits of calls.`,
        'Every answer to one kind of call is the same text with the same status; the bench fails where one differs.',
        'No answer comes before the floor in src/features/accounts/accounts/service.ts, below which the work itself differs.',
      ],
    }
  } finally {
    await database.close()
    await dropDatabase(engine, place.owner.database!)
  }
}
