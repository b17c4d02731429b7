import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { canonicalJson, type Json } from '#domain/transparency-log/canonical-json.ts'
import { commitment } from '#domain/transparency-log/leaf.ts'
import { loadDemo } from '#test/support/demo-family.ts'
import { family, system } from '#test/support/family.ts'
import { signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { type TestApp, testApp, testSecret } from '#test/support/test-app.ts'
import { casesOf } from '#access/cases.ts'
import { jobs } from './jobs.ts'

const begin = async ({ database, clock }: TestApp) => {
  const now = () => clock.now
  const [job] = jobs({
    cases: casesOf({ cases: database.cases, owner: database.owner, clock: now }),
    clock: now,
    host: 'records.example',
    secret: testSecret,
    isAnchored: false,
  })
  await job!.run()
}
const leavesOf = (backend: TestApp, caseId: string) =>
  system(backend, (tx) =>
    tx
      .selectFrom('ledger_object as o')
      .innerJoin('ledger_leaf as l', (on) =>
        on.onRef('l.case_id', '=', 'o.case_id').onRef('l.log', '=', 'o.log').onRef('l.seq', '=', 'o.seq'),
      )
      .select(['l.log', 'l.seq', 'l.verb', 'l.topic', 'l.actor_id', 'l.object', 'o.key', 'o.content'])
      .where('l.case_id', '=', caseId)
      .orderBy('l.log')
      .orderBy('l.seq')
      .execute(),
  )

/** Numbers of what changed, the ledger itself, and where someone was last. */
const notRecords = [
  'case_change',
  'case_count',
  'case_look',
  'case_opening',
  'caseload_mark',
  'ledger_day_leaf',
  'ledger_head',
  'ledger_leaf',
  'ledger_log',
  'ledger_object',
  'ledger_site_leaf',
  'seat_change',
  'seat_count',
]

test('every table of cases is known by how it is guarded, or holds no records', async () => {
  const { database } = await testApp()
  const { rows } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'case_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity`.execute(database.owner)
  const guarded = await database.owner.selectFrom('guarded').select('name').execute()
  const known = ['case_file', 'case_member', ...guarded.map(({ name }) => name), ...notRecords]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test('a case that is older than the ledger comes into it once, each record with a leaf that says what it was', async () => {
  const backend = await testApp()
  const { caseId, ana, ben, children } = await family(backend)
  await system(backend, (tx) =>
    tx
      .insertInto('case_task')
      .values({ case_id: caseId, id: crypto.randomUUID(), author_id: ana.memberId, title: 'Call the clerk', created_at: new Date() })
      .execute(),
  )
  await begin(backend)
  const leaves = await leavesOf(backend, caseId)
  const contents = leaves.map(({ log, content }) => ({ log, ...(JSON.parse(content) as { table: string; row: Record<string, Json> }) }))
  expect(contents.filter(({ log }) => log === caseId).map(({ table }) => table)).toEqual([
    'case_file',
    'case_member',
    'case_member',
    'child',
    'child',
  ])
  expect(contents.filter(({ table }) => table === 'child').map(({ row }) => row['name'])).toEqual(
    children.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ name }) => name),
  )
  expect(contents.filter(({ log }) => log === ana.memberId)).toMatchObject([{ table: 'case_task', row: { title: 'Call the clerk' } }])
  for (const { verb, actor_id, key, content, object } of leaves) {
    expect([verb, actor_id]).toEqual(['ledger.begin', null])
    const said = JSON.parse(content) as Json
    expect(canonicalJson(said)).toBe(content)
    expect(commitment(new Uint8Array(key), said)).toBe(object.toString('hex'))
  }
  await begin(backend)
  expect(await leavesOf(backend, caseId)).toHaveLength(leaves.length)

  // A shared row may have columns that the other parent is not shown: who made it alone reads it whole, and no account is named.
  const tablesFor = ({ account }: { account: string }) =>
    casesOf({ cases: backend.database.cases, owner: backend.database.owner, clock: () => backend.clock.now }).asActor(
      { account },
      async (tx) => {
        const rows = await tx.selectFrom('ledger_object').select('content').execute()
        return rows.map(({ content }) => (JSON.parse(content) as { table: string }).table).toSorted()
      },
    )
  expect(await tablesFor(ana)).toEqual(['case_member', 'case_task', 'child', 'child'])
  expect(await tablesFor(ben)).toEqual(['case_member'])
  for (const { account } of [ana, ben]) expect(leaves.filter(({ content }) => content.includes(account))).toEqual([])
})

test('a case that was begun with the ledger is left as it is', async () => {
  const backend = await testApp()
  const { ana } = await family(backend)
  const body = { title: 'Another', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben' }
  const reply = await ana.inject({ method: 'POST', url: '/api/cases', payload: body })
  const { caseId } = reply.json<{ caseId: string }>()
  await begin(backend)
  expect((await leavesOf(backend, caseId)).map(({ verb, seq }) => [verb, seq])).toEqual([['cases.begin', 1]])
})

test('the demonstration has its ledger from the start, and a new case each time: the old one stays, and nobody sees it', async () => {
  const backend = await worldOfAccounts()
  const { clock } = backend
  const load = () => loadDemo(backend)
  await load()
  const ana = await signIn(backend, 'ana@demo.test')
  const own = async () => (await ana.inject('/api/cases')).json<{ seats: { caseId: string }[] }>().seats.map(({ caseId }) => caseId)
  const [first] = await own()
  const before = await leavesOf(backend, first!)
  const tables = new Set(before.map(({ content }) => (JSON.parse(content) as { table: string }).table))
  expect(before.length).toBeGreaterThan(100)
  expect([...tables]).toEqual(expect.arrayContaining(['schedule_version', 'event', 'time_trade', 'check_in', 'case_order', 'hearing']))
  clock.now += 60_000
  await load()
  const [second, ...others] = await own()
  expect(others).toEqual([])
  expect(second).not.toBe(first)
  expect(await leavesOf(backend, first!)).toEqual(before)
  expect(await leavesOf(backend, second!)).toHaveLength(before.length)
})
