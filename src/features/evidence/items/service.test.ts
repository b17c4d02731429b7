import { expect, test } from 'vitest'
import { type Family, family, grant } from '#test/support/family.ts'
import { png, sha256Of, upload } from '#test/support/files.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
async function begin() {
  const backend = await theApp()
  const f = await family(backend)
  const file = (await upload(f.ana, f, 'school gate.png', png)).json<{ id: string }>().id
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${file}/prepare`, payload: {} })
  return { backend, f, file }
}
type Who = Pick<Family['ana'], 'inject'>
const add = async (who: Who, f: Family, file: string, again = false) =>
  who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again } })
const listOf = async (who: Who, f: Family, query = '') => (await who.inject(`/api/evidence?case=${f.caseId}${query}`)).json()
const draft = { title: 'The gate', note: 'After practice', day: '2026-03-12', device: 'Phone', isSensitive: false, isSure: false, tags: [] }
const save = async (who: Who, f: Family, item: string, said: object) =>
  who.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/evidence/${item}`, payload: { ...draft, privacy: 'private', ...said } })
const bytesOf = async (who: Who, f: Family, item: string, what: 'copy' | 'small') =>
  (await who.inject(`/api/cases/${f.caseId}/evidence/${item}/${what}`)).statusCode

test('a file becomes an item once; the same content is added again only if asked', async () => {
  const { f, file } = await begin()
  const { id } = (await add(f.ana, f, file)).json<{ id: string }>()
  expect(await listOf(f.ana, f)).toMatchObject({
    count: 1,
    items: [{ id, title: 'school gate', kind: 'picture', privacy: 'private', hasSmall: true }],
  })
  expect((await add(f.ana, f, file, true)).json()).toMatchObject({ id: null, same: { id, isSameFile: true } })
  const other = (await upload(f.ana, f, 'again.png', png)).json<{ id: string }>().id
  expect((await add(f.ana, f, other)).json()).toMatchObject({ id: null, same: { id, title: 'school gate', isSameFile: false } })
  expect((await add(f.ana, f, other, true)).json()).toMatchObject({ id: expect.any(String), same: null })
  expect(await listOf(f.ana, f)).toMatchObject({ count: 2 })
  // The other parent’s same file is new to them.
  const bens = (await upload(f.ben, f, 'mine.png', png)).json<{ id: string }>().id
  expect((await add(f.ben, f, bens)).json()).toMatchObject({ id: expect.any(String), same: null })
})

test('private is the author’s alone; privileged is also read, and not changed, by their own attorney who sees private entries', async () => {
  const { backend, f, file } = await begin()
  const { id } = (await add(f.ana, f, file)).json<{ id: string }>()
  const own = await grant(backend, f, { scopes: ['evidence'], seesPrivate: true })
  const others = [
    f.ben,
    await grant(backend, f, { scopes: ['evidence'] }),
    await grant(backend, f, { scopes: ['evidence'], seesPrivate: true }, f.ben.memberId),
  ]
  const sees = async (who: Who) => [
    (await listOf(who, f)).items.length,
    (await who.inject(`/api/evidence/${id}?case=${f.caseId}`)).statusCode,
    await bytesOf(who, f, id, 'copy'),
    await bytesOf(who, f, id, 'small'),
  ]
  expect(await sees(f.ana)).toEqual([1, 200, 200, 200])
  expect(await sees(own)).toEqual([0, 404, 404, 404])
  expect((await save(f.ana, f, id, { privacy: 'privileged' })).statusCode).toBe(200)
  expect(await sees(own)).toEqual([1, 200, 200, 200])
  expect((await own.inject(`/api/evidence/${id}?case=${f.caseId}`)).json()).toMatchObject({ can: { change: false, original: false } })
  expect((await own.inject(`/api/cases/${f.caseId}/files/${file}/content`)).statusCode).toBe(404)
  expect((await save(own, f, id, {})).statusCode).toBe(404)
  for (const other of others) expect(await sees(other)).toEqual([0, 404, 404, 404])
})

test('a sensitive picture has no small one, and reaches an attorney only where that is said twice', async () => {
  const { f, file } = await begin()
  const { id } = (await add(f.ana, f, file)).json<{ id: string }>()
  const sensitive = { privacy: 'privileged', isSensitive: true }
  const refused = await save(f.ana, f, id, sensitive)
  expect([refused.statusCode, refused.json().detail]).toMatchObject([400, { field: 'isSure' }])
  expect((await save(f.ana, f, id, { ...sensitive, isSure: true })).statusCode).toBe(200)
  expect(await bytesOf(f.ana, f, id, 'small')).toBe(404)
  expect(await listOf(f.ana, f)).toMatchObject({ items: [{ isSensitive: true, hasSmall: false }] })
  // Once said it holds for other changes.
  expect((await save(f.ana, f, id, { ...sensitive, note: 'More' })).statusCode).toBe(200)
})

test('items are found by words, tags, kind, privacy and days', async () => {
  const { f, file } = await begin()
  const { id } = (await add(f.ana, f, file)).json<{ id: string }>()
  const tags = [
    { kind: 'issue', value: 'School' },
    { kind: 'issue', value: 'school' },
    { kind: 'child', value: f.children[0]!.id },
    { kind: 'witness', value: 'Rosa Lind' },
  ]
  expect((await save(f.ana, f, id, { tags })).statusCode).toBe(200)
  const found = [
    'q=GATE practice',
    'q=school gate.png',
    'issue=School',
    `child=${f.children[0]!.id}`,
    'kind=picture',
    'privacy=private',
    'from=2026-03-12&to=2026-03-12',
  ]
  const missed = [
    'q=100%',
    'issue=other',
    `child=${f.children[1]!.id}`,
    'kind=pdf',
    'privacy=privileged',
    'from=2026-03-13',
    'to=2026-03-11',
  ]
  for (const query of found) expect([query, (await listOf(f.ana, f, `&${encodeURI(query)}`)).count]).toEqual([query, 1])
  for (const query of missed)
    expect([query, (await listOf(f.ana, f, `&${encodeURI(query).replace('100%25', '100%25')}`)).count]).toEqual([query, 0])
  expect((await f.ana.inject(`/api/evidence-tags?case=${f.caseId}`)).json()).toMatchObject({ issues: ['School'] })
  for (const wrong of [{ day: '2026-02-30' }, { tags: [{ kind: 'child', value: id }] }, { title: '' }])
    expect((await save(f.ana, f, id, wrong)).statusCode).toBe(400)
})

test('its file stays while it is in the vault; removed, the words are gone and the record has the hash of the file', async () => {
  const { backend, f, file } = await begin()
  const { id } = (await add(f.ana, f, file)).json<{ id: string }>()
  await save(f.ana, f, id, {})
  const removeFile = () => f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${file}/remove`, payload: {} })
  expect((await removeFile()).json()).toMatchObject({ message: 'This file is in your evidence vault. Remove it there first.' })
  const remove = (who: Who) => who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence/${id}/remove`, payload: {} })
  expect((await remove(f.ben)).statusCode).toBe(404)
  expect((await remove(f.ana)).json()).toEqual({ removed: true })
  expect((await remove(f.ana)).statusCode).toBe(404)
  const row = await backend.database.owner
    .selectFrom('evidence_item')
    .select(['title', 'note', 'tags', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ title: '', note: '', tags: [], sha256: sha256Of(png) })
  expect((await removeFile()).statusCode).toBe(200)
  const leaves = await backend.database.owner
    .selectFrom('ledger_leaf')
    .select('verb')
    .where('log', '=', f.ana.memberId)
    .where('topic', '=', 'evidence')
    .orderBy('seq')
    .execute()
  expect(leaves.map(({ verb }) => verb)).toEqual(['items.add', 'items.save', 'items.remove'])
  const said = await backend.database.owner.selectFrom('ledger_object').select('content').where('log', '=', f.ana.memberId).execute()
  expect(JSON.stringify(said)).not.toContain('After practice')
})
