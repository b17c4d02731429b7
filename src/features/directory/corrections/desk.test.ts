import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { day, una, unasId as id } from '#test/support/roster.ts'
import { testApp } from '#test/support/test-app.ts'
import { importSource } from '#directory/imports/service.ts'
import type { Changes, Professional } from '#directory/professionals/contract.ts'
import type { SearchResult } from '#directory/search/contract.ts'
import type { Missing, Outcome, Wrong } from './contract.ts'
import { type Accepting, acceptSuggestion, listSuggestions, refuseSuggestion, showSuggestion } from './desk.ts'

const missing: Missing = {
  role: 'gal',
  kind: 'guardian_ad_litem',
  name: 'Bea Ostleigh',
  workplace: 'Larkmoor Family Court',
  state: 'OH',
  county: 'Lucas County',
  proof: 'Roster of Lucas County, page 3',
}
const wrong: Wrong = { professional: id, field: 'county', positionSeq: 1, was: 'Wood', now: 'Lucas', proof: 'The web page of the court' }

async function office() {
  const backend = await testApp()
  const { owner } = backend.database
  const desk = { owner, today: day('2026-03-12'), random: seededRandom(9) }
  const read = async (from: ReturnType<typeof una>, today: string) => importSource(owner, from, { today: day(today), force: true })
  await read(una(), '2026-02-01')
  const send = async (body: Missing | Wrong) => {
    const url = 'name' in body ? '/api/corrections/people' : '/api/corrections'
    const reply = await backend.app.inject({ method: 'POST', url, payload: body })
    expect(reply.statusCode).toBe(200)
    const { number } = reply.json<{ number: string }>()
    return { number, ...(await listSuggestions(owner, 'waiting')).at(-1)! }
  }
  const get = async <T>(url: string) => (await backend.app.inject(url)).json<T>()
  const look = async (number: string) =>
    (await backend.app.inject({ method: 'POST', url: '/api/corrections/look-up', payload: { number } })).json<Outcome>()
  const find = async (query: string) => (await get<SearchResult>(`/api/professionals?${query}`)).items.map(({ name }) => name)
  const accept = (begin: string, how?: Accepting) => acceptSuggestion(desk, begin, how)
  return { ...backend, desk, owner, read, send, get, look, find, accept }
}

const factOf = (of: Professional, field: string) =>
  of.facts.filter((fact) => fact.field === field).map(({ value, sourceId }) => [value, sourceId])

test('someone missing who is accepted can be found, with a source and a day for every field', async () => {
  const { send, accept, get, find, look } = await office()
  const { id: suggestion, number } = await send(missing)
  expect(await find('q=Ostleigh')).toEqual([])
  const added = await accept(suggestion.slice(0, 8), { reason: 'She stands on the roster.' })
  expect(await find('q=Ostleigh')).toEqual(['Bea Ostleigh'])
  expect(await find('state=OH&county=Lucas&role=gal')).toEqual(['Bea Ostleigh'])
  const of = await get<Professional>(`/api/professionals/${added}`)
  expect(of).toMatchObject({
    title: 'Guardian ad litem',
    courtName: 'Larkmoor Family Court',
    county: 'Lucas',
    isFictional: false,
    standing: 'last_known',
  })
  for (const field of ['name', 'role', 'kind', 'standing', 'title', 'court', 'state', 'county']) {
    expect(of.facts.filter((fact) => fact.field === field)).toMatchObject([
      { sourceId: 'visitor-suggestions', sourceRef: missing.proof, asOf: '2026-03-12', seenOn: '2026-03-12' },
    ])
  }
  expect(of.sources).toMatchObject([{ title: 'Suggested by a visitor, checked by us', editionOn: '2026-03-12' }])
  expect(await look(number)).toMatchObject({
    state: 'taken_over',
    reason: 'She stands on the roster.',
    decidedOn: '2026-03-12',
    professionalId: added,
  })
})

test('the firm of an attorney is a fact, and never a court', async () => {
  const { send, accept, get } = await office()
  const { id: suggestion } = await send({ ...missing, role: 'attorney', kind: 'attorney', workplace: 'Ostleigh & Daughters' })
  const of = await get<Professional>(`/api/professionals/${await accept(suggestion)}`)
  expect(of.courtName).toBeNull()
  expect(factOf(of, 'firm')).toEqual([['Ostleigh & Daughters', 'visitor-suggestions']])
})

test('a corrected fact is replaced; the old value remains with its last day and is in the log', async () => {
  const { send, accept, get, find } = await office()
  const { id: suggestion } = await send(wrong)
  await accept(suggestion)
  const of = await get<Professional>(`/api/professionals/${id}`)
  expect(of).toMatchObject({ county: 'Lucas', positions: [{ counties: ['Lucas'] }] })
  expect(factOf(of, 'county')).toEqual([['Lucas', 'visitor-suggestions']])
  expect(of.sources.map((source) => source.id)).toEqual(['roster', 'visitor-suggestions'])
  expect((await get<Changes>(`/api/professionals/${id}/changes`)).items).toEqual([
    {
      on: '2026-03-12',
      field: 'county',
      positionSeq: 1,
      was: 'Wood',
      now: 'Lucas',
      sourceTitle: 'Suggested by a visitor, checked by us',
      sourceRef: wrong.proof,
    },
  ])
  expect(await find('state=OH&county=Lucas')).toEqual(['Una Ferrow'])
  expect(await find('state=OH&county=Wood')).toEqual([])
})

test('a corrected name is found by its new spelling and no longer by the old', async () => {
  const { send, accept, find } = await office()
  const { id: suggestion } = await send({ ...wrong, field: 'name', positionSeq: null, was: 'Una Ferrow', now: 'Una Quillback' })
  await accept(suggestion, { ref: 'Order of 3 March 2026' })
  expect(await find('q=Quillback')).toEqual(['Una Quillback'])
  expect(await find('q=Ferrow')).toEqual([])
})

test('a source that repeats the old value does not undo a correction; one that says something new does', async () => {
  const { send, accept, get, read, find } = await office()
  await accept((await send(wrong)).id)
  await read(una({ title: 'Presiding Judge' }), '2026-04-01')
  const corrected = await get<Professional>(`/api/professionals/${id}`)
  expect(corrected).toMatchObject({ title: 'Presiding Judge', county: 'Lucas' })
  expect(factOf(corrected, 'county')).toEqual([['Lucas', 'visitor-suggestions']])
  expect(await find('state=OH&county=Lucas')).toEqual(['Una Ferrow'])

  await read(una({ title: 'Presiding Judge', county: 'Erie' }), '2026-05-01')
  const moved = await get<Professional>(`/api/professionals/${id}`)
  expect(moved).toMatchObject({ county: 'Erie' })
  expect(factOf(moved, 'county')).toEqual([['Erie', 'roster']])
  const { items } = await get<Changes>(`/api/professionals/${id}/changes`)
  expect(items.filter(({ field }) => field === 'county').map(({ on, was, now }) => [on, was, now])).toEqual([
    ['2026-05-01', 'Lucas', 'Erie'],
    ['2026-03-12', 'Wood', 'Lucas'],
  ])
})

test('a corrected name stays when the source is read again with the old one', async () => {
  const { send, accept, read, find } = await office()
  await accept((await send({ ...wrong, field: 'name', positionSeq: null, was: 'Una Ferrow', now: 'Una Quillback' })).id)
  await read(una({ title: 'Presiding Judge' }), '2026-04-01')
  expect(await find('q=Quillback')).toEqual(['Una Quillback'])
  expect(await find('q=Ferrow')).toEqual([])
})

test('a correction of a correction is held as well', async () => {
  const { send, accept, read, get } = await office()
  await accept((await send(wrong)).id)
  await accept((await send({ ...wrong, was: 'Lucas', now: 'Erie' })).id)
  await read(una({ title: 'Presiding Judge' }), '2026-04-01')
  const of = await get<Professional>(`/api/professionals/${id}`)
  expect(of.county).toBe('Erie')
  expect(factOf(of, 'county')).toEqual([['Erie', 'visitor-suggestions']])
})

test('a fact without an effect on the page is replaced alone', async () => {
  const { send, accept, get } = await office()
  await accept((await send({ ...wrong, field: 'school', positionSeq: null, was: 'Larkmoor Law School', now: 'Ostleigh Law School' })).id)
  expect(factOf(await get<Professional>(`/api/professionals/${id}`), 'school')).toEqual([['Ostleigh Law School', 'visitor-suggestions']])
})

test('a report in words needs the fact to be named by the person who accepts it, or is mended by hand', async () => {
  const { send, accept, get, look } = await office()
  const words = { ...wrong, field: null, positionSeq: null, was: null, now: '2025-05-31' }
  const first = await send(words)
  await expect(accept(first.id)).rejects.toThrow(/names no fact/)
  await accept(first.id, { field: 'ended_on', position: 1 })
  expect((await get<Professional>(`/api/professionals/${id}`)).positions[0]!.since.toOn).toBe('2025-05-31')
  const second = await send({ ...words, now: 'She is listed twice.' })
  await accept(second.id, { byHand: true, reason: 'The other page is gone.' })
  expect(await look(second.number)).toMatchObject({ state: 'taken_over', reason: 'The other page is gone.' })
})

test('a suggestion that does not fit changes nothing, and stays open', async () => {
  const { send, accept, get, owner } = await office()
  const before = await get<Professional>(`/api/professionals/${id}`)
  const elected = { ...wrong, field: 'elected_on', was: '2014-11' }
  const refused = [
    [{ ...elected, now: 'some time in autumn' }, /is no day/],
    [{ ...wrong, field: 'state', was: 'OH', now: 'Ohayo' }, /is no state/],
    [{ ...wrong, field: 'role', positionSeq: null, was: 'judge', now: 'gal' }, /cannot be changed like this/],
    [{ ...wrong, field: 'name', positionSeq: null, was: 'Una Ferrow', now: 'Ferrow' }, /no given and family name/],
    [{ ...missing, county: '???' }, /is no county/],
  ] as const
  for (const [body, why] of refused) await expect(accept((await sent(body)).id)).rejects.toThrow(why)
  expect(await get<Professional>(`/api/professionals/${id}`)).toEqual(before)
  expect(await owner.selectFrom('professional').select('id').execute()).toHaveLength(1)
  expect(await listSuggestions(owner, 'waiting')).toHaveLength(refused.length)

  async function sent(body: Missing | Wrong) {
    const known = new Set((await listSuggestions(owner, 'waiting')).map((one) => one.id))
    await send(body)
    return (await listSuggestions(owner, 'waiting')).find((one) => !known.has(one.id))!
  }
})

test('a report about a fact that the source has changed meanwhile is not applied blindly', async () => {
  const { send, accept, read } = await office()
  const { id: suggestion } = await send(wrong)
  await read(una({ county: 'Erie' }), '2026-03-01')
  await expect(accept(suggestion)).rejects.toThrow('The directory no longer says "Wood" there.')
})

test('the sender can read each state, and a refusal with its reason; a decision is final', async () => {
  const { send, accept, look, desk, owner } = await office()
  const { id: suggestion, number } = await send({ ...wrong, note: 'Seen last week.' })
  expect(await look(number)).toMatchObject({ state: 'received' })
  expect(await showSuggestion(desk, suggestion)).toMatchObject({ note: 'Seen last week.' })
  expect(await look(number)).toMatchObject({ state: 'checking' })
  await expect(refuseSuggestion(desk, suggestion, ' ')).rejects.toThrow('Give a reason')
  await refuseSuggestion(desk, suggestion, 'The web page says Wood.')
  expect(await look(number)).toMatchObject({ state: 'not_taken_over', reason: 'The web page says Wood.' })
  await expect(accept(suggestion)).rejects.toThrow('This was decided on 2026-03-12: not taken over.')
  expect(await listSuggestions(owner, 'waiting')).toEqual([])
  // The note was for the person who checks.
  expect(await listSuggestions(owner, 'all')).toMatchObject([{ note: null }])
})

test('two hands that accept at once add one person', async () => {
  const { send, accept, find } = await office()
  const { id: suggestion } = await send(missing)
  const done = await Promise.allSettled([accept(suggestion), accept(suggestion)])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await find('q=Ostleigh')).toHaveLength(1)
})

test('an id is named by its beginning, if that names one', async () => {
  const { accept } = await office()
  await expect(accept('abc')).rejects.toThrow('at least the first 4')
  await expect(accept('%%%%')).rejects.toThrow('at least the first 4')
  await expect(accept('0000')).rejects.toThrow('No suggestion')
})
