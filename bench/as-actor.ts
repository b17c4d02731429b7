import { sql } from 'kysely'
import { casesOf } from '#access/cases.ts'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Db, Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { seededRandom } from '#test/support/random.ts'
import { asOwner } from './engine.ts'
import type { Figure } from './results.ts'
import { shuffled, spreadOf } from './stats.ts'

interface Pace {
  /** Pairs of slices, one of each side. */
  rounds: number
  sliceMs: number
  /** Families in the database; each has two parents and 120 events. */
  families: number
}

/** The issue: a hot read of someone who is signed in keeps this share of the same query without policies and transaction. */
const goal = { sense: 'at least', value: 0.75 } as const

/** The same rows by the same condition, in a function of the same kind that asks nobody who it is. */
const plainFunction = `
create function events_plain(which uuid, first date, last date) returns setof event language plpgsql as $$
begin
  return query select * from event e
    where e.case_id = which and e.cancelled_at is null and (e.from_day <= last and e.to_day >= first or e.rrule is not null and e.from_day <= last);
end $$`

const id = (kind: string, n: string) => `('00000000-0000-7000-8${kind}-' || lpad((${n})::text, 12, '0'))::uuid`

/** Families with a parent on each side. Some events are private to the second parent, who asks: all are theirs to see. */
async function putFamilies(place: Engine, families: number) {
  await asOwner(place, async (client) => {
    await client.query(`
      set app.reason = 'a measurement';
      insert into account (id, email, name, first_name, last_name, created_at, updated_at)
        select ${id('000', 'n')}, n || '@example.org', 'Some Body', 'Some', 'Body', now(), now() from generate_series(1, ${families * 2}) n;
      insert into case_file (case_id, title, state, zone, created_at) select ${id('001', 'n')}, 'A family', 'OH', 'UTC', now() from generate_series(1, ${families}) n;
      insert into case_member (case_id, id, account_id, role, side, name, joined_at)
        select ${id('001', '(n + 1) / 2')}, ${id('002', 'n')}, ${id('000', 'n')}, 'parent', case when n % 2 = 0 then 'B' else 'A' end, 'Somebody', now()
        from generate_series(1, ${families * 2}) n;
      insert into event (case_id, id, author_id, is_shared, kind, title, from_day, to_day, zone, created_at, updated_at)
        select ${id('001', 'f')}, ${id('003', 'f * 120 + n')}, ${id('002', 'f * 2 - n % 2')}, n % 4 <> 0, 'school', 'Concert ' || n, date '2026-01-01' + n * 3, date '2026-01-01' + n * 3, 'UTC', now(), now()
        from generate_series(1, ${families}) f, generate_series(1, 120) n;`)
    await client.query(plainFunction)
    await client.query('vacuum analyze')
  })
}

const uuidOf = (kind: string, n: number) => `00000000-0000-7000-8${kind}-${String(n).padStart(12, '0')}`
const month = ['2026-05-01', '2026-05-31'] as const

type Read = (family: number) => Promise<readonly object[]>

interface Slice {
  reads: number
  ms: number
}

/** Each side is measured in so many short slices a round, mixed with the other's: a slow moment slows both. */
const slices = 8

/** How often someone's month was read, by so many at once. */
async function sliceOf(
  read: Read,
  { atOnce, families, next, sliceMs }: { atOnce: number; families: number; next: () => number; sliceMs: number },
): Promise<Slice> {
  const begun = performance.now()
  let reads = 0
  const worker = async () => {
    while (performance.now() - begun < sliceMs) {
      await read(1 + Math.floor(next() * families))
      reads += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { reads, ms: performance.now() - begun }
}

const plainQuery = (db: Db, family: number) =>
  sql<object>`
  select * from event e where e.case_id = ${uuidOf('001', family)} and e.cancelled_at is null
    and (e.from_day <= ${month[1]} and e.to_day >= ${month[0]} or e.rrule is not null and e.from_day <= ${month[1]})`.execute(db)

/** What row-level security costs a signed-in read: `readAs` against the same query without policies and without a transaction. */
export async function measureAsActor(engine: Engine, { rounds, sliceMs, families }: Pace, say: (text: string) => void) {
  const place = await createDatabase(engine)
  try {
    await migrate(place.owner)
    await putFamilies(place, families)
    const figures: Figure[] = []
    for (const atOnce of [1, 8]) {
      const database = openDatabase(place, { app: 1, reviews: 1, accounts: 1, cases: atOnce, owner: atOnce })
      try {
        const cases = casesOf({ ...database, clock: Date.now })
        const ours: Read = (family) =>
          cases.readAs({ account: uuidOf('000', family * 2) }, { name: 'events_of', args: [uuidOf('001', family), ...month] })
        const others: readonly [name: string, read: Read, isGoal: boolean][] = [
          ['the same query', async (family) => (await plainQuery(database.owner, family)).rows, true],
          [
            'the same in a function',
            async (family) =>
              (await sql<object>`select * from events_plain(${uuidOf('001', family)}, ${month[0]}, ${month[1]})`.execute(database.owner))
                .rows,
            false,
          ],
        ]
        for (const [name, plain, isGoal] of others) {
          const [a, b] = [await ours(1), await plain(1)]
          if (a.length === 0 || JSON.stringify(a) !== JSON.stringify(b))
            throw new Error(`The two do not read the same: ${a.length} and ${b.length} rows.`)
          const { next } = seededRandom(9)
          const slice = (read: Read, ms: number) => sliceOf(read, { atOnce, families, next, sliceMs: ms })
          for (const read of [ours, plain]) await slice(read, sliceMs / 2) // connected, planned and in memory first
          const ratios: number[] = []
          const rates: number[] = []
          for (let round = 0; round < rounds; round += 1) {
            const sums = new Map<Read, Slice>()
            const order = shuffled(
              Array.from({ length: slices * 2 }, (_, n) => (n % 2 === 0 ? ours : plain)),
              next,
            )
            for (const read of order) {
              const { reads, ms } = await slice(read, sliceMs / slices)
              const sum = sums.get(read) ?? { reads: 0, ms: 0 }
              sums.set(read, { reads: sum.reads + reads, ms: sum.ms + ms })
            }
            const rate = (read: Read) => (sums.get(read)!.reads / sums.get(read)!.ms) * 1000
            ratios.push(rate(ours) / rate(plain))
            rates.push(rate(ours))
          }
          const where = `${atOnce} connection${atOnce === 1 ? '' : 's'}`
          say(`  ${where}, ${name}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`)
          figures.push({
            name: `A month's events as somebody, against ${name}, ${where}`,
            unit: 'ratio',
            ...(isGoal && { goal }),
            ...spreadOf(ratios),
          })
          if (isGoal) figures.push({ name: `A month's events as somebody, ${where}`, unit: 'requests/s', ...spreadOf(rates) })
        }
      } finally {
        await database.close()
      }
    }
    return {
      figures,
      notes: [
        `\`readAs\` and \`events_of\`, by which \`calendar.range\` reads the events of its days (\`eventsSeen\`), under the cases' role with its policies, against the same rows read by the owner, whom no policy judges and who opens no transaction: ${families} families, 120 events each, a month of a random one (10 rows), the same bytes.`,
        'Both sides run in one process over the same driver, in short slices whose order is shuffled.',
      ],
    }
  } finally {
    await dropDatabase(engine, place.owner.database!)
  }
}
