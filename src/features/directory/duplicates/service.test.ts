import { writeCursor } from '#http/cursor.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bob, desk, type Desk, isProposed, type Known, merge, pathOf, propose, robert } from '#test/support/duplicates.ts'

const numbered: Known = { ...bob, facts: { bar_number: '0815', year_admitted: '1999' } }
const twice: readonly Known[] = [numbered, { ...numbered, key: 'robert', given: 'Robert' }]
const three: readonly Known[] = [...twice, { ...numbered, key: 'rob', given: 'Rob' }]

const sure = async ({ admin }: Desk) =>
  (await admin.inject('/api/staff/duplicates/sure')).json<{ items: { a: { id: string }; b: { id: string } }[] }>().items
const accept = ({ admin }: Desk, items: readonly { a: { id: string }; b: { id: string } }[]) =>
  admin.inject({ method: 'POST', url: '/api/staff/duplicates/accept', payload: { pairs: items.map(({ a, b }) => ({ a: a.id, b: b.id })) } })
const past = async ({ admin }: Desk) =>
  (await admin.inject('/api/staff/duplicates/merges')).json<{ merges: Record<string, unknown>[] }>().merges

test('certain pairs are accepted as a list, at least one is drawn for a second look, and that one is confirmed or undone', async () => {
  const backend = await desk(twice)
  const items = await sure(backend)
  expect(items).toHaveLength(1)
  expect((await accept(backend, items)).json()).toEqual({ merged: 1, passedOver: 0, drawn: 1 })
  const [one] = await past(backend)
  expect(one).toMatchObject({ isBulk: true, isDrawn: true, lookedOn: null, undoneOn: null })
  const act = (what: string, payload?: object) =>
    backend.admin.inject({ method: 'POST', url: `/api/staff/duplicates/merges/${String(one!['id'])}/${what}`, ...(payload && { payload }) })
  expect((await act('look')).statusCode).toBe(200)
  expect((await act('look')).statusCode).toBe(409)
  expect((await past(backend))[0]!['lookedOn']).not.toBeNull()
  expect((await act('undo', { reason: 'two cousins' })).statusCode).toBe(200)
  expect((await act('undo', { reason: null })).statusCode).toBe(409)
})

test('no record is in the list twice, and pairs that do not belong in it are skipped: below 0.99, or with a conflict', async () => {
  const backend = await desk([...three, { ...numbered, key: 'junior', suffix: 'Jr.' }, { ...numbered, key: 'senior', suffix: 'Sr.' }])
  const items = await sure(backend)
  const ids = items.flatMap(({ a, b }) => [a.id, b.id])
  expect(new Set(ids).size).toBe(ids.length)
  const [one, other] = [await backend.id('junior'), await backend.id('senior')].toSorted() as [string, string]
  expect(await isProposed(backend, one, other)).toBe(true)
  expect((await accept(backend, [{ a: { id: one }, b: { id: other } }])).json()).toEqual({ merged: 0, passedOver: 1, drawn: 0 })
})

test('a merge needs a password confirmed in the last ten minutes; a reversible decision does not', async () => {
  const backend = await desk([bob, robert])
  const [a, b] = [await backend.id('bob'), await backend.id('robert')]
  backend.clock.now += 11 * 60_000
  const reply = await merge(backend, a, b)
  expect([reply.statusCode, reply.json().detail]).toEqual([403, { why: 'confirm' }])
  expect((await accept(backend, [{ a: { id: a }, b: { id: b } }])).statusCode).toBe(403)
  const decided = await backend.admin.inject({ method: 'POST', url: `${pathOf(a, b)}/decide`, payload: { decision: 'kept', reason: null } })
  expect(decided.statusCode).toBe(200)
  expect(await isProposed(backend, a, b)).toBe(false)
  // Not even by the person who had the page open.
  const late = await backend.admin.inject({ method: 'POST', url: `${pathOf(a, b)}/decide`, payload: { decision: 'open', reason: null } })
  expect(late.statusCode).toBe(200)
})

test('each act has its line in the audit, and a refused one has none', async () => {
  const backend = await desk([bob, robert])
  const [a, b] = [await backend.id('bob'), await backend.id('robert')]
  const { merge: id } = (await merge(backend, a, b)).json()
  await merge(backend, a, b)
  const lines = await backend.owner.selectFrom('audit').select(['action', 'subject']).where('action', 'like', 'duplicates.%').execute()
  expect(lines).toEqual([{ action: 'duplicates.merge', subject: id }])
})

test('a new person is compared with everyone: found by another form of the name, and not found where there is no match', async () => {
  const backend = await desk([robert])
  const like = async (family: string) =>
    (await backend.admin.inject(`/api/staff/duplicates/like?given=Bob&family=${family}&role=attorney&state=OH&county=Tansy`)).json<{
      items: { name: string }[]
    }>().items
  expect((await like('Quillfeather')).map(({ name }) => name)).toContain('Robert L. Quillfeather')
  expect(await like('Zyxwvut')).toEqual([])
})

test('bad addresses and cursors are refused with a sentence', async () => {
  const backend = await desk([bob, robert])
  const [a, b] = [await backend.id('bob'), await backend.id('robert')].toSorted() as [string, string]
  await propose(backend, a, b)
  const status = async (url: string) => (await backend.admin.inject(url)).statusCode
  expect(await status(`/api/staff/duplicates/pair/${b}/${a}`)).toBe(404)
  expect(await status('/api/staff/duplicates/pair/x/y')).toBe(400)
  expect(await status(`/api/staff/duplicates?cursor=${writeCursor('pairs', [1.5, a, b])}`)).toBe(400)
  expect(await status(`/api/staff/duplicates?cursor=${writeCursor('pairs', [0.5, a, b])}`)).toBe(200)
})

test('two serving judges in two seats are not merged: the admin gets a sentence, and the refusal is counted by day and call', async () => {
  const judge: Known = { key: 'one', given: 'Ada', family: 'Quillfeather', role: 'judge', court: 'Larkmoor Family Court', county: 'Tansy' }
  const backend = await desk([judge, { ...judge, key: 'other', court: 'Sedge Family Court' }])
  const [a, b] = [await backend.id('one'), await backend.id('other')]
  await propose(backend, a, b)
  for (let n = 0; n < 2; n += 1) {
    const reply = await merge(backend, a, b)
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { message: expect.stringMatching(/two courts/), detail: { bar: 'two_seats' } },
    ])
  }
  const counted = async () => (await backend.admin.inject('/api/bug-detection/refusals')).json<{ refusals: object[] }>().refusals
  await expect
    .poll(counted)
    .toEqual([{ day: new Date(backend.clock.now).toISOString().slice(0, 10), call: 'duplicates.merge', status: 409, n: 2 }])
})

test('the database role that merges can write merges, and no data of a source', async () => {
  const { owner } = await desk([bob])
  const { rows } = await sql<{ name: string; may: string }>`
    with held as (
      select table_name as name, lower(privilege_type) as act, null as of_column from information_schema.role_table_grants
        where grantee = 'casebalance_accounts'
      union all select c.table_name, 'update', c.column_name from information_schema.role_column_grants c
        where c.grantee = 'casebalance_accounts' and c.privilege_type = 'UPDATE' and not exists (
          select from information_schema.role_table_grants t where t.grantee = c.grantee and t.table_name = c.table_name and t.privilege_type = 'UPDATE'))
    select name, string_agg(coalesce(act || ' ' || of_column, act), ', ' order by coalesce(act || ' ' || of_column, act)) as may from held
    where name ~ '^(search_|linkage_|professional|position|fact|source$|court$|stands_for|profile_choice|duplicate_pair|merge_event)'
    group by name order by name`.execute(owner)
  expect(Object.fromEntries(rows.map(({ name, may }) => [name, may]))).toEqual({
    ...Object.fromEntries(['court', 'fact', 'position', 'source', 'professional_shown'].map((name) => [name, 'select'])),
    ...Object.fromEntries(['linkage_key', 'linkage_model', 'linkage_share'].map((name) => [name, 'select'])),
    linkage_due: 'insert, select',
    // Only the day on which a record left the lists; no data of a source.
    professional: 'select, update gone_on',
    stands_for: 'delete, insert, select, update source_gone_on, update survivor_id',
    profile_choice: 'delete, insert, select',
    // Pairs are found by the owner's job; an admin decides on them.
    duplicate_pair: 'delete, select, update decided_by, update decided_on, update reason, update state',
    merge_event: 'insert, select, update looked_by, update looked_on, update undone_by, update undone_on, update undone_why',
    search_group: 'insert, select, update county_keys, update n',
    search_name: 'delete, insert, select',
    search_person: 'delete, insert, select, update card, update group_id, update sort_name',
    search_place: 'insert, select',
    search_token: 'delete, insert, select, update n',
    search_word: 'insert, select',
  })
})
