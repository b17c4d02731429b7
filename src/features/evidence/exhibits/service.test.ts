import { expect, test } from 'vitest'
import { loadDemo } from '#test/support/demo-family.ts'
import { exhibitsOf, itemOf, listDraft } from '#test/support/exhibits.ts'
import { factDraft } from '#test/support/facts.ts'
import { type Family, family, grant, newPerson } from '#test/support/family.ts'
import { png } from '#test/support/files.ts'
import { signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { List } from './contract.ts'

const theApp = sharedApp()
type Who = Pick<Family['ana'], 'inject'>

async function begin() {
  const backend = await theApp()
  const f = await family(backend)
  const { list, items, rows } = await exhibitsOf(f)
  const send = async (who: Who, path: string, payload: object = {}, method: 'POST' | 'PUT' = 'POST') =>
    who.inject({ method, url: `/api/cases/${f.caseId}/exhibits/${path}`, payload })
  const read = async (who: Who, query = '') =>
    (await who.inject(`/api/exhibits?case=${f.caseId}${query}`)).json<{ lists: { id: string }[]; list: List | null }>()
  const one = async () => (await read(f.ana)).list!
  return { backend, f, list, items, rows, send, read, one }
}
const labels = ({ rows }: List) => rows.map(({ label, title }) => `${label} ${title}`)
const plain = { file: null, from: null, to: null, description: '', isSure: false }

test('a list has items of the vault in their order, with labels', async () => {
  const { f, list, send, one } = await begin()
  expect(await one()).toMatchObject({ id: list, name: listDraft.name, isCurrent: true, next: 1, hasNumbers: false, exports: [] })
  expect(labels(await one())).toEqual(['Exhibit A gate.png', 'Exhibit B log.txt'])
  await send(f.ana, list, { ...listDraft, word: 'respondent', numbering: 'numbers' }, 'PUT')
  expect(labels(await one())).toEqual(['Respondent’s Exhibit 1 gate.png', 'Respondent’s Exhibit 2 log.txt'])
})

test('a list is its author’s own: the other parent, an attorney and strangers have no trace of it', async () => {
  const { backend, f, list, rows, items, send, read } = await begin()
  const attorney = await grant(backend, f, { seesPrivate: true })
  const stranger = await newPerson(backend)
  for (const who of [f.ben, attorney]) expect(await read(who)).toMatchObject({ lists: [], list: null })
  for (const who of [f.ben, attorney, stranger]) {
    expect((await read(who, `&list=${list}`)).list ?? null).toBeNull()
    for (const reply of [
      await send(who, list, listDraft, 'PUT'),
      await send(who, `${list}/rows`, { item: items[0], isSure: false }),
      await send(who, `${list}/rows/${rows[0]}`, plain, 'PUT'),
      await send(who, `${list}/order`, { version: 3, rows: [rows[1], rows[0]] }),
      await send(who, `${list}/exports`),
      await send(who, `${list}/removed`),
    ])
      expect([403, 404]).toContain(reply.statusCode)
  }
  // And items of the other parent are none of hers.
  const theirs = await itemOf({ ...f, ana: f.ben } as Family, 'gate.png', png)
  expect((await send(f.ana, `${list}/rows`, { item: theirs, isSure: false })).statusCode).toBe(404)
})

test('of two who order one list the second reads the present order, and nothing is lost', async () => {
  const { f, list, rows, send, one } = await begin()
  const { version } = await one()
  const turned = { version, rows: [rows[1]!, rows[0]!] }
  const replies = await Promise.all([send(f.ana, `${list}/order`, turned), send(f.ana, `${list}/order`, turned)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(replies.find(({ statusCode }) => statusCode === 409)!.json<{ message: string }>().message).toBe(
    'The exhibits were changed in another window, so your order was not saved. They are now: Exhibit A: log.txt; Exhibit B: gate.png.',
  )
  expect(labels(await one())).toEqual(['Exhibit A log.txt', 'Exhibit B gate.png'])
  // Rows that are not those of the list are no order of it, whatever version they name.
  const now = (await one()).version
  for (const wrong of [[rows[0]], [rows[0], rows[0]], [...rows, list]])
    expect((await send(f.ana, `${list}/order`, { version: now, rows: wrong })).statusCode).toBe(409)
  expect((await one()).rows).toHaveLength(2)
})

test('twenty windows add, move and describe at once: each row is there once', async () => {
  const { f, list, rows, items, send, one } = await begin()
  const { version } = await one()
  const added = Array.from({ length: 8 }, async () => send(f.ana, `${list}/rows`, { item: items[0], isSure: false }))
  const moved = Array.from({ length: 6 }, async () => send(f.ana, `${list}/order`, { version, rows: [rows[1], rows[0]] }))
  const said = Array.from({ length: 6 }, async (_, n) =>
    send(f.ana, `${list}/rows/${rows[0]}`, { ...plain, description: `The gate ${n}` }, 'PUT'),
  )
  const replies = await Promise.all([...added, ...moved, ...said])
  expect(replies.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([])
  const after = await one()
  expect(after.rows).toHaveLength(10)
  expect(new Set(after.rows.map(({ id }) => id)).size).toBe(10)
  expect(after.rows.find(({ id }) => id === rows[0])!.description).toMatch(/^The gate \d$/)
})

test('what is privileged or sensitive is chosen twice, and is marked', async () => {
  const { f, list, send, one } = await begin()
  for (const said of [{ privacy: 'privileged' }, { isSensitive: true }]) {
    const item = await itemOf(f, 'note.txt', Buffer.from(JSON.stringify(said)), said)
    const once = await send(f.ana, `${list}/rows`, { item, isSure: false })
    expect([once.statusCode, once.body]).toEqual([400, expect.stringContaining('Confirm that it goes out.')])
    expect((await send(f.ana, `${list}/rows`, { item, isSure: true })).statusCode).toBe(200)
  }
  const { rows } = await one()
  expect(rows.map(({ isPrivileged, isSensitive, isSure, state }) => [isPrivileged, isSensitive, isSure, state])).toEqual([
    [false, false, false, 'ready'],
    [false, false, false, 'ready'],
    [true, false, true, 'ready'],
    [false, true, true, 'ready'],
  ])
  // One that became privileged after it was added keeps the export from being asked for.
  await send(f.ana, `${list}/rows/${rows[2]!.id}`, plain, 'PUT')
  expect((await one()).rows[2]!.state).toBe('unsure')
  const refused = await send(f.ana, `${list}/exports`)
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('Exhibit C is privileged.')])
})

test('bad input gets a sentence, and changes nothing', async () => {
  const { f, list, rows, items, send, one } = await begin()
  const before = await one()
  const wrong: [string, object, 'POST' | 'PUT'][] = [
    ['', { name: '  ' }, 'POST'],
    ['', { name: 'A\u202Ename' }, 'POST'],
    ['', { name: 'n'.repeat(121) }, 'POST'],
    [list, { ...listDraft, prefix: 'lower case' }, 'PUT'],
    [list, { ...listDraft, first: 0 }, 'PUT'],
    [list, { ...listDraft, numbering: 'roman' }, 'PUT'],
    [`${list}/rows/${rows[0]}`, { ...plain, from: 0 }, 'PUT'],
    [`${list}/rows/${rows[0]}`, { ...plain, from: 9, to: 3 }, 'PUT'],
    [`${list}/rows/${rows[0]}`, { ...plain, from: 1, to: 2 }, 'PUT'],
    [`${list}/rows/${rows[0]}`, { ...plain, file: items[0]! }, 'PUT'],
    [`${list}/rows/${rows[0]}`, { ...plain, description: 'd'.repeat(501) }, 'PUT'],
    [`${list}/review`, { seen: 'nothing' }, 'POST'],
  ]
  for (const [path, payload, method] of wrong) {
    const reply = await send(f.ana, path, payload, method)
    expect([path, payload, reply.statusCode]).toEqual([path, payload, 400])
    expect(reply.json<{ message: string }>().message).toMatch(/\w/)
  }
  expect((await send(f.ana, `${list}/rows/${items[0]}`, plain, 'PUT')).statusCode).toBe(404)
  expect(await one()).toEqual(before)
  await send(f.ana, `${list}/rows/${rows[0]}/removed`)
  await send(f.ana, `${list}/rows/${rows[1]}/removed`)
  const empty = await send(f.ana, `${list}/exports`)
  expect([empty.statusCode, empty.json<{ message: string }>().message]).toEqual([400, 'Add an exhibit first.'])
})

test('three exports wait at most, one is deleted again, and a removed list is gone', async () => {
  const { f, list, send, one, read } = await begin()
  for (let n = 0; n < 3; n += 1) expect((await send(f.ana, `${list}/exports`)).statusCode).toBe(200)
  expect((await send(f.ana, `${list}/exports`)).statusCode).toBe(409)
  const [first] = (await one()).exports
  const removed = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/exhibit-exports/${first!.id}/removed`, payload: {} })
  expect([removed.statusCode, (await one()).exports.length]).toEqual([200, 2])
  expect((await f.ana.inject(`/api/cases/${f.caseId}/exhibit-exports/${first!.id}/exhibits.zip`)).statusCode).toBe(404)
  await send(f.ana, `${list}/removed`)
  expect(await read(f.ana)).toMatchObject({ lists: [], list: null })
})

test('the list that was chosen last is the current one: facts and the timeline name its labels', async () => {
  const { f, list, items, send, one } = await begin()
  const cited = { kind: 'item', id: items[0], page: 1, second: null, quote: '', boxes: [], place: '' }
  const post = async (path: string, payload: object) => f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/${path}`, payload })
  await post('facts', { ...factDraft, citations: [cited] })
  const fact = async () =>
    (await f.ana.inject(`/api/facts?case=${f.caseId}`)).json<{ facts: { citations: { exhibit: string }[] }[] }>().facts[0]!
  const csv = async () =>
    (await f.ana.inject(`/api/timeline/csv?case=${f.caseId}&from=2026-03-01&to=2026-03-31&lanes=facts`)).json<{ csv: string }>().csv
  expect((await fact()).citations[0]!.exhibit).toBe('Exhibit A, p. 1')
  expect(await csv()).toContain('"Exhibit A, p. 1"')
  const { id: other } = (await send(f.ana, '', { name: 'Appeal' })).json<{ id: string }>()
  expect([(await one()).id, (await fact()).citations[0]!.exhibit]).toEqual([other, null])
  await send(f.ana, `${list}/current`)
  expect([(await one()).id, (await fact()).citations[0]!.exhibit]).toEqual([list, 'Exhibit A, p. 1'])
})

test('the demo family has a list', async () => {
  const backend = await worldOfAccounts()
  await loadDemo(backend)
  const ana = await signIn(backend, 'ana@demo.test')
  const { list } = (await ana.inject('/api/exhibits')).json<{ list: List }>()
  expect(labels(list)).toEqual(['Petitioner’s Exhibit A Pickup log', 'Petitioner’s Exhibit B School report, fall'])
})
