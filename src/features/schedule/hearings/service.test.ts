import { expect, test } from 'vitest'
import { type Family, family, grant, type TestPerson, newPerson } from '#test/support/family.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { Draft, Hearing } from './contract.ts'

const theApp = sharedApp()

const draft: Draft = {
  title: 'Status conference',
  kind: 'status_conference',
  day: '2026-04-20',
  from: '09:30',
  to: '10:30',
  zone: 'America/New_York',
  court: 'Domestic Relations Court',
  room: '3B',
  remote: '',
  judge: 'The judge',
  sides: ['A', 'B'],
  preparation: [{ text: 'Bring the calendar', done: false }],
  documentsDueOn: '2026-04-13',
  notes: 'Ask about summer.',
  isShared: false,
}

const add = (who: TestPerson, { caseId }: Family, more: Partial<Draft> = {}, key?: string) =>
  who.inject({
    method: 'POST',
    url: `/api/cases/${caseId}/hearings`,
    payload: { ...draft, ...more },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const list = async (who: TestPerson, { caseId }: Family) => (await who.inject(`/api/hearings?case=${caseId}`)).json()
const change = (who: TestPerson, { caseId }: Family, id: string, body: object) =>
  who.inject({ method: 'PUT', url: `/api/cases/${caseId}/hearings/${id}`, payload: body })

test('a hearing at 9:30 in New York is stored as that instant, and its author sees it as entered', async () => {
  const backend = await theApp()
  const f = await family(backend)
  expect((await add(f.ana, f)).statusCode).toBe(200)
  const { hearings, can } = await list(f.ana, f)
  expect(can).toEqual({ add: true })
  expect(hearings).toMatchObject([
    { ...draft, fromAt: '2026-04-20T13:30:00.000Z', toAt: '2026-04-20T14:30:00.000Z', isMine: true, changes: [] },
  ])
})

test('only its author sees a hearing until it is shared; then the other parent can see but not change it', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await add(f.ana, f)).json()
  expect((await list(f.ben, f)).hearings).toEqual([])
  expect((await change(f.ana, f, id, { ...draft, isShared: true, sequence: 0 })).statusCode).toBe(200)
  expect((await list(f.ben, f)).hearings).toMatchObject([{ id, isMine: false, can: { change: false, tick: false } }])
  const refused = await change(f.ben, f, id, { ...draft, isShared: true, sequence: 1, room: '5' })
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'Only who added a hearing changes it.'])
  expect((await list(f.ana, f)).hearings[0].room).toBe('3B')
})

test('a hearing keeps its earlier versions in order', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await add(f.ana, f)).json()
  await change(f.ana, f, id, { ...draft, room: '5', sequence: 0 })
  backend.clock.now += 60_000
  await change(f.ana, f, id, { ...draft, room: '5', from: '11:00', to: '12:00', sequence: 1 })
  const { changes } = (await list(f.ana, f)).hearings[0] as Hearing
  expect(changes.map(({ what }) => what)).toEqual([
    [
      { field: 'from', was: '09:30', is: '11:00' },
      { field: 'to', was: '10:30', is: '12:00' },
    ],
    [{ field: 'room', was: '3B', is: '5' }],
  ])
})

test('two windows change one hearing: the second is refused, and the first change stays', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await add(f.ana, f)).json()
  const [one, two] = await Promise.all([
    change(f.ana, f, id, { ...draft, room: '5', sequence: 0 }),
    change(f.ana, f, id, { ...draft, room: '6', sequence: 0 }),
  ])
  expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409])
  const stands = one.statusCode === 200 ? '5' : '6'
  expect((await list(f.ana, f)).hearings[0]).toMatchObject({ room: stands, sequence: 1 })
})

test.each([
  [{ day: '2026-02-30' }, 'day', 'There is no such day in the calendar.'],
  [{ to: '09:30' }, 'to', 'It ends before it begins.'],
  [{ zone: 'Mars/Olympus' }, 'zone', 'That is no time zone.'],
])('%j is refused with a sentence at its field, and nothing is added', async (wrong, field, sentence) => {
  const backend = await theApp()
  const f = await family(backend)
  const reply = await add(f.ana, f, wrong)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ message: sentence, detail: { field } })
  expect((await list(f.ana, f)).hearings).toEqual([])
})

test('a request sent twice with one key adds one hearing', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const key = '33333333-3333-4333-8333-333333333333'
  const replies = await Promise.all([add(f.ana, f, {}, key), add(f.ana, f, {}, key)])
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  expect((await list(f.ana, f)).hearings).toHaveLength(1)
})

test('an attorney whose grant includes private records sees the hearing, another grantee does not, and neither can add one', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f)
  const lena = await grant(backend, f, { seesPrivate: true })
  const gal = await grant(backend, f, { role: 'gal', scopes: ['hearings'] })
  expect((await list(lena, f)).hearings).toHaveLength(1)
  expect(await list(gal, f)).toMatchObject({ hearings: [], can: { add: false } })
  expect((await add(lena, f)).statusCode).toBe(404)
  const strange = await newPerson(backend)
  const [foreign, missing] = [
    await strange.inject(`/api/hearings?case=${f.caseId}`),
    await strange.inject('/api/hearings?case=99999999-9999-4999-8999-999999999999'),
  ]
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
})

test('a checklist item can be checked off, and the check is refused if the list changed elsewhere', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await add(f.ana, f)).json()
  const tick = (text: string) =>
    f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/hearings/${id}/tick`, payload: { line: 0, text, done: true } })
  expect((await tick('Bring the calendar')).statusCode).toBe(200)
  expect((await list(f.ana, f)).hearings[0].preparation).toEqual([{ text: 'Bring the calendar', done: true }])
  expect((await tick('Something else')).statusCode).toBe(409)
})

test('a change from a form that was opened earlier keeps the items that were checked off meanwhile', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await add(f.ana, f)).json()
  const url = `/api/cases/${f.caseId}/hearings/${id}/tick`
  await f.ana.inject({ method: 'POST', url, payload: { line: 0, text: 'Bring the calendar', done: true } })
  const preparation = [...draft.preparation, { text: 'Call the clerk', done: false }]
  expect((await change(f.ana, f, id, { ...draft, preparation, sequence: 0 })).statusCode).toBe(200)
  expect((await list(f.ana, f)).hearings[0].preparation).toEqual([
    { text: 'Bring the calendar', done: true },
    { text: 'Call the clerk', done: false },
  ])
})

test('a line that is ticked while a change is being saved stays ticked', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lost: number[] = []
  for (let round = 0; round < 12; round += 1) {
    const { id } = (await add(f.ana, f)).json() as { id: string }
    const tick = { line: 0, text: 'Bring the calendar', done: true }
    const replies = await Promise.all([
      f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/hearings/${id}/tick`, payload: tick }),
      change(f.ana, f, id, { ...draft, room: '5', sequence: 0 }),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { hearings } = (await list(f.ana, f)) as { hearings: Hearing[] }
    if (!hearings.find((hearing) => hearing.id === id)!.preparation[0]!.done) lost.push(round)
  }
  expect(lost).toEqual([])
})
