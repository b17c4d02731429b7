import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Db, Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { putFamilies } from '#test/support/live-families.ts'
import { startChild } from './child.ts'
import { connectionsOf } from './engine.ts'
import type { LiveStart } from './live-server.ts'
import type { Figure } from './results.ts'
import { measureRounds } from './rounds.ts'

const cases = 200
const changes = 200
const goal = { sense: 'at most', value: 100 } as const

/** An attorney's seat in each case, who sees what the parent keeps private, with hearings, swap requests and changes in each. */
async function put(owner: Db, { account, ids, at }: { account: string; ids: readonly string[]; at: Date }) {
  const topics = sql`(array['hearings', 'trades', 'messages', 'calendar', 'expenses'])[n % 5 + 1]`
  await sql`insert into case_member (case_id, id, account_id, role, name, granted_by, scopes, sees_private, expires_at, joined_at)
    select p.case_id, gen_random_uuid(), ${account}::uuid, 'attorney', 'Lena Brandt', p.id,
      array['schedule', 'hearings', 'trades', 'messages', 'calendar', 'expenses', 'children'], true, ${at}::timestamptz + interval '30 days',
      ${at}::timestamptz - interval '90 days'
    from case_member p where p.case_id = any (${[...ids]}::uuid[]) and p.side = 'A'`.execute(owner)
  await sql`insert into ledger_log (case_id, log, size) select c, c, ${changes} from unnest(${[...ids]}::uuid[]) as c`.execute(owner)
  await sql`insert into ledger_leaf (case_id, log, seq, verb, topic, object, at, hash)
    select c, c, n, 'cases.amend', ${topics}, sha256(''), ${at}::timestamptz - (${changes} - n) * interval '5 hours', sha256('')
    from unnest(${[...ids]}::uuid[]) as c, generate_series(1, ${changes}::int) n`.execute(owner)
  await sql`insert into hearing (case_id, id, author_id, is_shared, title, kind, from_at, to_at, day, zone, court, room, remote, judge, sides,
      preparation, notes, sequence, created_at, updated_at)
    select p.case_id, gen_random_uuid(), p.id, n % 2 = 0, 'Status conference', 'hearing', t, t + interval '1 hour', t::date, 'America/New_York',
      'Domestic Relations Court', '3B', '', '', '{A,B}', '[]', '', 0, ${at}, ${at}
    from case_member p, generate_series(1, 6) n, lateral (select ${at}::timestamptz + (n * 9 - 18) * interval '1 day' as t) times
    where p.case_id = any (${[...ids]}::uuid[]) and p.role = 'parent'`.execute(owner)
  await sql`insert into time_trade (case_id, id, author_id, kind, reason, legs, first_day, respond_by, state, sent_at, created_at)
    select p.case_id, gen_random_uuid(), p.id, 'give', 'A wedding', '[{}]', (${at}::timestamptz + interval '10 days')::date,
      ${at}::timestamptz + interval '3 days', 'sent', ${at}, ${at}
    from case_member p, generate_series(1, 2) where p.case_id = any (${[...ids]}::uuid[]) and p.side = 'A'`.execute(owner)
  await sql`vacuum analyze case_member, ledger_log, ledger_leaf, hearing, time_trade`.execute(owner)
}

/** How long the caseload of an attorney with two hundred cases takes, and the question by which an open page finds that it changed. */
export async function measureCaseload(engine: Engine, { rounds, asked }: { rounds: number; asked: number }, say: (text: string) => void) {
  const place = await createDatabase(engine)
  const server = startChild('./live-server.ts')
  const database = openDatabase(place)
  try {
    await migrate(place.owner)
    const at = new Date()
    const families = await putFamilies(database, cases + 1, at)
    const { account, cookie } = families.at(-1)!.parents[0]
    await put(database.owner, { account, ids: families.slice(0, cases).map(({ caseId }) => caseId), at })
    const { port } = await server.ask<{ port: number }>({ start: connectionsOf(place) } satisfies LiveStart)
    const at200 = `http://127.0.0.1:${port}/api/caseload`
    const list = async () => {
      const begun = performance.now()
      const reply = await fetch(at200, { headers: { cookie } })
      const { rows = [] } = (await reply.json()) as { rows?: { seat: string; dueCount: number; hearing: unknown; changes: unknown[] }[] }
      const ms = performance.now() - begun
      const isWhole = rows.every(({ dueCount, hearing }) => dueCount === 2 && hearing !== null)
      if (rows.length !== cases || !isWhole) throw new Error(`The caseload was answered ${reply.status} with ${rows.length} cases`)
      return { ms, rows }
    }
    const word = async () => {
      const begun = performance.now()
      const reply = await fetch(`${at200}/word`, { headers: { cookie } })
      await reply.text()
      if (reply.status !== 200) throw new Error(`The word was answered ${reply.status}`)
      return performance.now() - begun
    }
    const figures: Figure[] = []
    const ask = async (name: string, took: () => Promise<number>) =>
      figures.push(...(await measureRounds({ name, goal }, took, { rounds, asked }, say)))
    await ask('The list, every case with 200 unseen changes', async () => (await list()).ms)
    await ask('Whether it changed', word)
    const { rows } = await list()
    const seats = rows.map(({ seat }) => ({ seat, shared: changes, private: 0, own: 0 }))
    const seen = await fetch(`${at200}/seen`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: `http://127.0.0.1:${port}`, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ seats }),
    })
    if (seen.status !== 200) throw new Error(`Marking was answered ${seen.status}`)
    await ask('The list, all seen', async () => (await list()).ms)
    const notes = [
      `An attorney with a grant in ${cases} cases, each with ${changes} changes, 12 hearings and 2 open swap requests. From asking to the last byte over HTTP, one request after the other, ${asked} a round; server and database share the cores.`,
    ]
    return { figures, notes }
  } finally {
    await server.stop()
    await database.close()
    await dropDatabase(engine, place.owner.database!)
  }
}
