import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import { putPerson } from '#test/support/ratings.ts'
import { seededRandom } from '#test/support/random.ts'
import { byNobody } from '#http/bind.ts'
import type { Missing, Outcome } from './contract.ts'
import { service } from './service.ts'

const key = 'a-key-made-by-chance-0000000001'
const missing = {
  role: 'gal',
  kind: 'guardian_ad_litem',
  name: 'Una Ferrow',
  workplace: 'Larkmoor Family Court',
  state: 'OH',
  county: 'Wood',
  proof: 'Roster of Wood County, page 3',
}

async function open() {
  const backend = await testApp()
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    backend.app.inject({ method: 'POST', url: `/api/corrections${url}`, payload, headers })
  const rows = () => backend.database.owner.selectFrom('suggestion').selectAll().execute()
  return { ...backend, post, rows }
}

async function withFact() {
  const backend = await open()
  const professional = await putPerson(backend.database.owner, { name: 'Vera Example' })
  await backend.database.owner
    .insertInto('fact')
    .values({
      professional_id: professional,
      field: 'name',
      value: 'Vera Example',
      source_id: 'rated',
      source_ref: 'line 1',
      seen_on: '2026-01-01',
    })
    .execute()
  const wrong = {
    professional,
    field: 'name',
    positionSeq: null,
    was: 'Vera Example',
    now: 'Vera Exampel',
    proof: 'The web page of the court',
  }
  return { ...backend, professional, wrong }
}

test('a missing person is stored for a check by staff, and the directory does not change', async () => {
  const { post, rows, database } = await open()
  const reply = await post('/people', { ...missing, note: 'She is new.' })
  expect(reply.statusCode).toBe(200)
  expect(reply.json<{ number: string }>().number).toMatch(/^\w{4}-\w{4}-\w{4}$/)
  expect(await rows()).toMatchObject([
    {
      what: 'person',
      state: 'received',
      name: 'Una Ferrow',
      us_state: 'OH',
      county: 'Wood',
      received_on: '2026-03-12',
      professional_id: null,
    },
  ])
  expect(await database.owner.selectFrom('professional').select('id').execute()).toEqual([])
})

test('only these columns of a suggestion are stored, and none says who sent it or at what time of day', async () => {
  const { post, rows } = await open()
  await post('/people', missing, { 'user-agent': 'Mozilla/5.0 agent-mark-qzx', 'x-forwarded-for': '203.0.113.77', 'idempotency-key': key })
  const [row] = await rows()
  expect(Object.keys(row!).toSorted()).toEqual([
    'county',
    'decided_on',
    'field',
    'id',
    'kind',
    'name',
    'note',
    'now',
    'number_hash',
    'position_seq',
    'professional_id',
    'proof',
    'reason',
    'received_on',
    'role',
    'state',
    'us_state',
    'was',
    'what',
    'workplace',
  ])
  const text = JSON.stringify(row)
  for (const trace of ['agent-mark', '203.0.113', '127.0.0.1', key, '18:00']) expect(text).not.toContain(trace)
  expect(row!.id).toMatch(/^.{14}4/)
})

test('the same suggestion sent again with its key is one row and the same number', async () => {
  const { post, rows } = await open()
  const first = await post('/people', missing, { 'idempotency-key': key })
  const again = await post('/people', missing, { 'idempotency-key': key })
  const other = await post('/people', missing, { 'idempotency-key': `${key}x` })
  expect(again.json()).toEqual(first.json())
  expect(other.json()).not.toEqual(first.json())
  expect(await rows()).toHaveLength(2)
})

test('a text that was changed after going back to a plain form, and sent with its key again, is another suggestion and not lost', async () => {
  const { database, clock, rows } = await open()
  const { add } = service({ db: database.app, clock: () => clock.now, random: seededRandom(1), person: async () => null })
  const send = (county: string) => add({ ...byNobody, byForm: true, key, body: { ...missing, county } as Missing })
  const [first, changed, again] = [await send('Wood'), await send('Lucas'), await send('Lucas')]
  expect(changed).not.toEqual(first)
  expect(again).toEqual(changed)
  expect((await rows()).map(({ county }) => county).toSorted()).toEqual(['Lucas', 'Wood'])
})

test('many attempts with one key at the same moment are one row', async () => {
  const { post, rows } = await open()
  const replies = await Promise.all(Array.from({ length: 8 }, () => post('/people', missing, { 'idempotency-key': key })))
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(await rows()).toHaveLength(1)
})

test('only the hash of the number is stored, and the number opens the status of the suggestion', async () => {
  const { post, rows } = await open()
  const { number } = (await post('/people', missing)).json<{ number: string }>()
  expect(JSON.stringify(await rows())).not.toContain(number)
  const found = await post('/look-up', { number: number.toLowerCase() })
  expect(found.json<Outcome>()).toEqual({
    what: 'person',
    state: 'received',
    reason: null,
    receivedOn: '2026-03-12',
    decidedOn: null,
    ahead: 0,
    professionalId: null,
  })
  for (const wrong of ['K7QM-2XWD-94HT', 'nonsense', '\u0000']) {
    const reply = await post('/look-up', { number: wrong })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ detail: { field: 'number' } })
  }
})

test('its sender reads how many of earlier days wait before it, and not how many once it is decided', async () => {
  const { post, clock, database } = await open()
  const send = async (name: string) => (await post('/people', { ...missing, name })).json<{ number: string }>().number
  await send('Una Ferrow')
  await send('Vera Larkin')
  clock.now += 86_400_000
  const [third, fourth] = [await send('Wanda Peel'), await send('Xenia Moor')]
  const ahead = async (number: string) => (await post('/look-up', { number })).json<Outcome>().ahead
  // Suggestions of one day have no order: no time of day is stored.
  expect([await ahead(third), await ahead(fourth)]).toEqual([2, 2])
  await database.owner.updateTable('suggestion').set({ state: 'taken_over', decided_on: '2026-03-13' }).execute()
  expect(await ahead(third)).toBeNull()
})

test('a wrong fact is reported against the value that the page showed', async () => {
  const { post, rows, wrong, professional } = await withFact()
  expect((await post('', wrong)).statusCode).toBe(200)
  expect(await rows()).toMatchObject([
    { what: 'fact', professional_id: professional, field: 'name', was: 'Vera Example', now: 'Vera Exampel' },
  ])
  const stale = await post('', { ...wrong, was: 'Vera Old' })
  expect(stale.json()).toMatchObject({ code: 'invalid', detail: { field: 'fact' } })
})

test('an unknown person, half a name and an unchanged value are refused with a sentence and the field', async () => {
  const { post, rows, wrong } = await withFact()
  const refused = [
    [{ ...wrong, professional: '00000000-0000-4000-8000-000000000000' }, 'professional'],
    [{ ...wrong, was: null }, 'fact'],
    [{ ...wrong, now: 'Vera Example' }, 'now'],
    [{ ...wrong, note: 'call me@example.org' }, 'note'],
  ] as const
  for (const [body, field] of refused) {
    const reply = await post('', body)
    expect([reply.statusCode, reply.json<{ detail: { field: string } }>().detail.field]).toEqual([400, field])
    expect(reply.json<{ message: string }>().message).toMatch(/\.$/)
  }
  expect(await rows()).toEqual([])
})

test('input that is too long, too short, missing or of another kind is refused, and nothing is stored', async () => {
  const { post, rows, reports } = await open()
  const bad = [
    { ...missing, name: 'x'.repeat(101) },
    { ...missing, proof: 'short' },
    { ...missing, state: 'Ohio' },
    { ...missing, role: 'senator' },
    { ...missing, note: 'x'.repeat(1001) },
    { ...missing, name: 'Una\u0000 Ferrow' },
    { ...missing, county: ['Wood'] },
    {},
  ]
  for (const body of bad) expect((await post('/people', body)).statusCode).toBe(400)
  expect((await post('/people', missing, { 'idempotency-key': 'short' })).statusCode).toBe(400)
  expect(await rows()).toEqual([])
  expect(reports).toEqual([])
})

test('the feature of the server cannot read the suggestions back, nor decide on them', async () => {
  const { post, database } = await open()
  await post('/people', missing)
  const { app } = database
  await expect(app.selectFrom('suggestion').select('name').execute()).rejects.toThrow(/permission denied/)
  await expect(app.updateTable('suggestion').set({ state: 'checking' }).execute()).rejects.toThrow(/permission denied/)
})
