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
/** So many of each in a case. */
const [messages, expenses, payments, clauses] = [300, 60, 40, 25]
/** Two swap requests, and a message, an expense, a payment and a plan that wait. */
const dues = 6
const goal = { sense: 'at most', value: 100 } as const

/** An attorney's seat in each case, who sees what the parent keeps private, with hearings, swap requests and changes in each. */
async function put(owner: Db, { account, ids, at }: { account: string; ids: readonly string[]; at: Date }) {
  const topics = sql`(array['hearings', 'trades', 'messages', 'calendar', 'expenses'])[n % 5 + 1]`
  await sql`insert into case_member (case_id, id, account_id, role, name, granted_by, scopes, sees_private, expires_at, joined_at)
    select p.case_id, gen_random_uuid(), ${account}::uuid, 'attorney', 'Lena Brandt', p.id,
      array['schedule', 'hearings', 'trades', 'messages', 'calendar', 'expenses', 'payments', 'children', 'case'], true, ${at}::timestamptz + interval '30 days',
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
  await putContent(owner, { ids, at })
  await sql`vacuum analyze case_member, ledger_log, ledger_leaf, hearing, time_trade, child, case_message, expense, expense_request, payment, parenting_plan,
    plan_clause`.execute(owner)
}

/** What is in each case besides: most of it is answered, and a little waits. */
async function putContent(owner: Db, { ids, at }: { ids: readonly string[]; at: Date }) {
  const of = sql`from case_member a join case_member b on b.case_id = a.case_id and b.side = 'B' and b.role = 'parent'`
  const those = sql`where a.case_id = any (${[...ids]}::uuid[]) and a.side = 'A' and a.role = 'parent'`
  // n hours and days before the caseload is read.
  const hours = sql`${at}::timestamptz - n * interval '3 hours'`
  const day = sql`(${at}::timestamptz - n * interval '1 day')::date`
  await sql`insert into child (case_id, id, author_id, name, born, created_at)
    select a.case_id, gen_random_uuid(), a.id, (array['Maya', 'Leo'])[n], (2016 + n) || '-04', ${at} ${of}, generate_series(1, 2) n ${those}`.execute(
    owner,
  )
  await sql`insert into case_message (case_id, id, thread_id, author_id, kind, subject, body, recipients, needs_answer, composed_at, sent_at, due_at, published_at)
    select a.case_id, t.id, t.id, case when n % 2 = 0 then a.id else b.id end, 'request', 'School', 'Can you bring the cakes on Saturday?',
      array[case when n % 2 = 0 then b.id else a.id end], n % 20 = 0, t.at, t.at, t.at, t.at
    ${of}, generate_series(1, ${messages}::int) n, lateral (select gen_random_uuid() as id, ${hours} as at where n > 0) t ${those}`.execute(
    owner,
  )
  // All but one that asked for an answer have one.
  await sql`insert into case_message (case_id, id, thread_id, author_id, kind, subject, body, recipients, refers_to, composed_at, sent_at, due_at, published_at)
    select m.case_id, gen_random_uuid(), m.thread_id, m.recipients[1], 'message', 'School', 'Yes.', array[m.author_id], m.id,
      m.sent_at, m.sent_at, m.sent_at, m.published_at
    from case_message m where m.case_id = any (${[...ids]}::uuid[]) and m.needs_answer
      and m.id <> (select o.id from case_message o where o.case_id = m.case_id and o.needs_answer order by o.published_at desc limit 1)`.execute(
    owner,
  )
  const kind = sql`(select case_id, gen_random_uuid() as id, id as author_id from case_member where case_id = any (${[...ids]}::uuid[]) and side = 'A' and role = 'parent')`
  await sql`insert into expense_category (case_id, id, author_id, title, split, is_per_child, paragraph, words, first_day, created_at)
    select case_id, id, author_id, 'School', '{}', false, '', '', '2020-01-01', ${at} from ${kind} k`.execute(owner)
  await sql`insert into expense (case_id, id, author_id, title, note, cents, day, category_id, children, tax, state, split, parts, asked_cents, approved_cents,
      owed_cents, sent_at, answered_at, answered_by, created_at)
    select a.case_id, gen_random_uuid(), a.id, 'Cleats', '', 4278, ${day}, k.id, '[]', 'none', case when n = 1 then 'submitted' else 'approved' end, '{}', '[]',
      2000, case when n > 1 then 4278 end, case when n > 1 then 2000 end, ${hours}, case when n > 1 then ${hours} end, case when n > 1 then b.id end, ${hours}
    ${of} join expense_category k on k.case_id = a.case_id, generate_series(1, ${expenses}::int) n ${those}`.execute(owner)
  await sql`insert into payment (case_id, id, author_id, payer, book, cents, paid_on, method, reference, note, outside_order, state, answered_by, answered_at, proofs,
      created_at)
    select a.case_id, gen_random_uuid(), b.id, 'B', 'support', 50000, ${day}, 'bank', '', '', false, case when n = 1 then 'declared' else 'confirmed' end,
      case when n > 1 then a.id end, case when n > 1 then ${hours} end, 0, ${hours}
    ${of}, generate_series(1, ${payments}::int) n ${those}`.execute(owner)
  await sql`insert into parenting_plan (case_id, id, author_id, title, is_shared, created_at)
    select a.case_id, gen_random_uuid(), a.id, 'Our plan', true, ${at} ${of} ${those}`.execute(owner)
  await sql`insert into plan_clause (case_id, id, author_id, plan_id, clause, answers, state, digest, created_at)
    select a.case_id, gen_random_uuid(), a.id, p.id, 'first-refusal', '{}', case when n <= 2 then 'proposed' else 'accepted' end, repeat('0', 64), ${hours}
    ${of} join parenting_plan p on p.case_id = a.case_id, generate_series(1, ${clauses}::int) n ${those}`.execute(owner)
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
      const isWhole = rows.every(({ dueCount, hearing }) => dueCount === dues && hearing !== null)
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
      `An attorney with a grant in ${cases} cases, each with ${changes} changes, ${messages} messages, ${expenses} expenses, ${payments} payments, 12 hearings and ${dues} answers due. From asking to the last byte over HTTP, one request after the other, ${asked} a round; server and database share the cores.`,
    ]
    return { figures, notes }
  } finally {
    await server.stop()
    await database.close()
    await dropDatabase(engine, place.owner.database!)
  }
}
