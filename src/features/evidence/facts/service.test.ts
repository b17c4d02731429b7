import { expect, test } from 'vitest'
import { citationOf, factDraft } from '#test/support/facts.ts'
import { loadDemo } from '#test/support/demo-family.ts'
import { type Family, family, grant, newPerson, system } from '#test/support/family.ts'
import { png, upload } from '#test/support/files.ts'
import { signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
type Who = Pick<Family['ana'], 'inject'>

async function newCase() {
  const backend = await theApp()
  const f = await family(backend)
  const send = async (who: Who, path: string, payload: object = {}, method: 'POST' | 'PUT' = 'POST') =>
    who.inject({ method, url: `/api/cases/${f.caseId}/${path}`, payload })
  const made = async (path: string, payload: object) => {
    const reply = await send(f.ana, path, payload)
    expect([reply.statusCode, reply.body]).toEqual([200, reply.body])
    return reply.json<{ id: string }>().id
  }
  const add = async (more: object = {}) => made('facts', { ...factDraft, ...more })
  const issue = async (name: string) => made('fact-issues', { name, note: '' })
  const item = async (said: object = {}) => {
    const { id: file } = (await upload(f.ana, f, 'gate.png', png)).json<{ id: string }>()
    const id = await made('evidence', { file, again: true })
    const draft = { title: 'The gate', note: '', day: null, device: '', privacy: 'private', isSensitive: false, isSure: false, tags: [] }
    await send(f.ana, `evidence/${id}`, { ...draft, ...said }, 'PUT')
    return id
  }
  const get = async (who: Who, path = '', query = '') => who.inject(`/api/facts${path}?case=${f.caseId}${query}`)
  const list = async (who: Who, query = '') => (await get(who, '', query)).json()
  const matrix = async (who: Who) => (await get(who, '-matrix')).json()
  return { ...f, f, backend, send, add, issue, item, get, list, matrix }
}

const when = (first: string, last = first, more: object = {}) => ({
  when: { first, last, time: null, precision: first === last ? 'day' : 'range', isAbout: false, ...more },
})

test('a fact is its author’s own: the other parent and strangers have no trace of it', async () => {
  const { ana, ben, backend, send, add, issue, list, get, matrix } = await newCase()
  const stranger = await newPerson(backend)
  const school = await issue('School')
  const id = await add({ issues: [school] })
  expect(await list(ana)).toMatchObject({
    count: 1,
    facts: [{ id, said: 'Pickup was at 5:25 PM.', issues: [school], can: { change: true } }],
  })
  expect(await list(ben)).toMatchObject({ facts: [], count: 0 })
  expect(await matrix(ben)).toMatchObject({ issues: [], facts: 0, against: [] })
  for (const reply of [
    await get(ben, `/${id}`),
    await send(ben, `facts/${id}`, factDraft, 'PUT'),
    await send(ben, `facts/${id}/removed`),
    await send(ben, `fact-issues/${school}`, { name: 'Mine', note: '' }, 'PUT'),
    await send(ben, `fact-issues/${school}/removed`),
    await send(stranger, `facts/${id}/removed`),
  ])
    expect(reply.statusCode).toBe(404)
  expect((await send(ben, 'facts', { ...factDraft, issues: [school] })).statusCode).toBe(400)
})

test('the author’s own attorney reads facts, and of a private item neither title nor quote', async () => {
  const { ana, f, backend, add, item, list, send } = await newCase()
  const cited = await item()
  const id = await add({ citations: [citationOf('item', cited, { page: 2, quote: 'Locked at 5:00 PM' })] })
  const own = await grant(backend, f, { scopes: ['evidence'], seesPrivate: true })
  const shared = await grant(backend, f, { scopes: ['evidence'] })
  const other = await grant(backend, f, { scopes: ['evidence'], seesPrivate: true }, f.ben.memberId)
  const later = await grant(backend, f, { scopes: ['evidence'], seesPrivate: true, days: { from: '2026-03-11', to: '2026-03-12' } })
  for (const who of [shared, other, later]) expect(await list(who)).toMatchObject({ facts: [], count: 0 })
  const [fact] = (await list(own)).facts
  expect(fact).toMatchObject({ id, can: { change: false }, citations: [{ state: 'hidden', title: '', quote: '', page: null, to: null }] })
  expect((await send(own, `facts/${id}`, factDraft, 'PUT')).statusCode).toBe(404)
  const said = { title: 'The gate', note: '', day: null, device: '', privacy: 'privileged', isSensitive: false, isSure: false, tags: [] }
  expect((await send(ana, `evidence/${cited}`, said, 'PUT')).statusCode).toBe(200)
  expect((await list(own)).facts[0].citations).toMatchObject([{ state: 'there', title: 'The gate', quote: 'Locked at 5:00 PM', page: 2 }])
})

test('dates of every kind stand in one order, page by page, and days find what they touch', async () => {
  const { ana, backend, add, list, ...f } = await newCase()
  await add({ said: 'fifth', ...when('2025-03-10', '2025-03-10', { time: '17:00' }) })
  await add({ said: 'first', ...when('2024-12-01', '2025-02-28', { precision: 'season' }) })
  await add({ said: 'fourth', ...when('2025-03-10') })
  await add({ said: 'second', ...when('2025-03-01') })
  await add({ said: 'third', ...when('2025-03-01', '2025-03-31', { precision: 'month', isAbout: true }) })
  const said = async (query = '') => (await list(ana, query)).facts.map((fact: { said: string }) => fact.said)
  expect(await said()).toEqual(['first', 'second', 'third', 'fourth', 'fifth'])
  expect(await said('&from=2025-03-02&to=2025-03-09')).toEqual(['third'])
  expect(await said('&to=2025-02-01')).toEqual(['first'])
  // More than a page of one day.
  await system(backend, (tx) =>
    tx
      .insertInto('case_fact')
      .values(
        Array.from({ length: 60 }, (_, n) => ({
          case_id: f.caseId,
          id: crypto.randomUUID(),
          author_id: ana.memberId,
          first_day: '2025-05-05',
          last_day: '2025-05-05',
          precision: 'day',
          is_about: false,
          said: `later ${n}`,
          kind: 'other',
          is_against: false,
          created_at: new Date(backend.clock.now),
        })),
      )
      .execute(),
  )
  const one = await list(ana)
  const two = await list(ana, `&cursor=${one.next}`)
  expect([one.count, one.facts.length, two.facts.length, two.next]).toEqual([65, 50, 15, null])
  expect(new Set([...one.facts, ...two.facts].map(({ id }) => id)).size).toBe(65)
})

test('the matrix counts what supports an issue; a gap closes with its citation, and opens again when the item is removed', async () => {
  const { ana, send, add, issue, item, list, matrix } = await newCase()
  const [exchanges, school] = [await issue('Exchanges'), await issue('School')]
  const fact = await add({ issues: [exchanges] })
  await add({ issues: [exchanges], isAgainst: true, said: 'I was late on the 9th.', ...when('2026-03-09') })
  expect(await matrix(ana)).toMatchObject({
    facts: 2,
    gaps: 2,
    issues: [
      { id: exchanges, strength: { facts: 2, supported: 0, unsupported: 1, against: 1, gaps: { no_fact: 0, no_citation: 1 } } },
      { id: school, strength: { facts: 0, gaps: { no_fact: 1 } } },
    ],
    missing: [{ id: fact, gaps: ['no_citation'], issues: [exchanges] }],
    against: [{ said: 'I was late on the 9th.' }],
    without: null,
  })
  const cited = await item({ device: 'My phone' })
  const citations = [citationOf('item', cited, { page: 1, quote: 'at 5:25', boxes: [[0.1, 0.2, 0.3, 0.05]] })]
  expect((await send(ana, `facts/${fact}`, { ...factDraft, issues: [exchanges, school], citations }, 'PUT')).statusCode).toBe(200)
  expect(await matrix(ana)).toMatchObject({
    gaps: 0,
    missing: [],
    issues: [
      { strength: { supported: 1, unsupported: 0, against: 1, citations: { item: 1, message: 0, place: 0 } } },
      { strength: { supported: 1, facts: 1 } },
    ],
  })
  const ofSchool = async (query: string) => (await list(ana, query)).facts.map(({ id }: { id: string }) => id)
  expect(await ofSchool(`&issue=${school}`)).toEqual([fact])
  expect(await ofSchool('&cites=item')).toEqual([fact])
  expect(await ofSchool('&uncited=yes&against=yes')).toHaveLength(1)
  expect(await ofSchool('&q=at 5:25')).toEqual([fact])
  // The citation stays and says so.
  await send(ana, `evidence/${cited}/remove`)
  expect((await list(ana, '&cites=item')).facts[0].citations).toMatchObject([{ state: 'removed', quote: 'at 5:25', page: 1, to: null }])
  expect(await matrix(ana)).toMatchObject({ gaps: 2, missing: [{ gaps: ['no_citation', 'removed'] }] })
  // A fact can still be saved with it, and a new one can't cite it.
  expect((await send(ana, `facts/${fact}`, { ...factDraft, citations }, 'PUT')).statusCode).toBe(200)
  expect((await send(ana, 'facts', { ...factDraft, citations })).statusCode).toBe(400)
})

test('an item that names neither a device nor a witness is a gap until one is named', async () => {
  const { ana, send, add, issue, item, matrix } = await newCase()
  const issues = [await issue('Exchanges')]
  const cited = await item()
  await add({ issues, citations: [citationOf('item', cited)] })
  expect((await matrix(ana)).missing).toMatchObject([{ gaps: ['unproved'] }])
  const said = { title: 'The gate', note: '', day: null, device: '', privacy: 'private', isSensitive: false, isSure: false }
  await send(ana, `evidence/${cited}`, { ...said, tags: [{ kind: 'witness', value: 'Rosa' }] }, 'PUT')
  expect(await matrix(ana)).toMatchObject({ gaps: 0, missing: [] })
})

test('what does not fit is refused at its field', async () => {
  const { ana, ben, f, send } = await newCase()
  const { id: file } = (await upload(ben, f, 'gate.png', png)).json<{ id: string }>()
  const bens = (await send(ben, 'evidence', { file, again: false })).json<{ id: string }>().id
  const refused = async (more: object) => {
    const reply = await send(ana, 'facts', { ...factDraft, ...more })
    return [reply.statusCode, reply.json<{ detail?: { field: string } }>().detail?.field]
  }
  expect(await refused(when('2026-02-30'))).toEqual([400, 'when'])
  expect(await refused(when('2026-03-01', '2026-03-20', { precision: 'month' }))).toEqual([400, 'when'])
  expect(await refused({ said: 'a\u0000b' })).toEqual([400, 'said'])
  expect(await refused({ issues: [crypto.randomUUID()] })).toEqual([400, 'issues'])
  expect(await refused({ citations: [citationOf('place', null)] })).toEqual([400, 'citations'])
  expect(await refused({ citations: [citationOf('item', null)] })).toEqual([400, 'citations'])
  // What the other parent has is to be cited as little as what was never there.
  for (const id of [bens, crypto.randomUUID()]) expect(await refused({ citations: [citationOf('item', id)] })).toEqual([400, 'citations'])
  expect(await refused({ citations: [citationOf('message', crypto.randomUUID())] })).toEqual([400, 'citations'])
  expect(await refused({ citations: [citationOf('place', null, { place: 'Binder 2', quote: 'half a \ud83d sign\u0007' })] })).toEqual([
    200,
    undefined,
  ])
})

test('issues have an order, no two the same name, and leave their facts when they are removed', async () => {
  const { ana, send, add, issue, matrix, list } = await newCase()
  const ids = [await issue('School'), await issue('Exchanges'), await issue('Contempt')]
  expect((await send(ana, 'fact-issues', { name: 'school', note: '' })).json()).toMatchObject({ detail: { field: 'name' } })
  const order = [ids[2], ids[0], ids[1]]
  await send(ana, 'fact-issues', { issues: [ids[2], crypto.randomUUID()] }, 'PUT')
  expect((await matrix(ana)).issues.map(({ id }: { id: string }) => id)).toEqual(order)
  await add({ issues: [ids[0], ids[1]] })
  await send(ana, `fact-issues/${ids[0]}`, { name: 'School, 2026', note: 'From the decree' }, 'PUT')
  await send(ana, `fact-issues/${ids[1]}/removed`)
  expect((await matrix(ana)).issues).toMatchObject([{ name: 'Contempt' }, { name: 'School, 2026', note: 'From the decree' }])
  expect((await list(ana)).facts).toMatchObject([{ issues: [ids[0]] }])
})

test('the log of the author has hashes of what was written, and none of the words', async () => {
  const { ana, add, issue, send, backend, caseId, list } = await newCase()
  const fact = await add({ issues: [await issue('A name for an issue')], said: 'Words of this fact.' })
  await send(ana, `facts/${fact}`, { ...factDraft, said: 'Other words.' }, 'PUT')
  await send(ana, `facts/${fact}/removed`)
  const contents = await system(backend, (tx) =>
    tx.selectFrom('ledger_object').select('content').where('case_id', '=', caseId).where('content', 'is not', null).execute(),
  )
  const all = contents.map(({ content }) => String(content)).join('\n')
  expect(all).toMatch(/"words":"[0-9a-f]{64}"/)
  expect(all).not.toMatch(/words of this fact|Other words|A name for/i)
  expect(await list(ana)).toMatchObject({ facts: [], count: 0 })
  const row = await system(backend, (tx) =>
    tx.selectFrom('case_fact').select(['said', 'citations', 'removed_at']).where('id', '=', fact).executeTakeFirstOrThrow(),
  )
  expect(row).toMatchObject({ said: '', citations: [], removed_at: expect.any(Date) })
})

test('the demo family has three issues and six facts, one that hurts and one without a citation; a message is cited to its thread', async () => {
  const backend = await worldOfAccounts()
  await loadDemo(backend)
  const ana = await signIn(backend, 'ana@demo.test')
  const matrix = (await ana.inject('/api/facts-matrix')).json()
  expect(matrix).toMatchObject({ facts: 6, issues: [{ name: 'Exchanges' }, { name: 'School' }, { name: 'Shared expenses' }] })
  expect(matrix.against).toHaveLength(1)
  expect(matrix.missing.filter(({ gaps }: { gaps: string[] }) => gaps.includes('no_citation'))).toHaveLength(1)
  expect(matrix.next.length).toBeGreaterThan(0)
  const { threads } = (await ana.inject('/api/messages')).json()
  const message = threads[0].id as string
  const { citation } = (await ana.inject(`/api/facts-source?message=${message}`)).json()
  expect(citation).toMatchObject({
    kind: 'message',
    id: message,
    title: threads[0].subject,
    to: expect.stringContaining(`message=${message}`),
  })
})
