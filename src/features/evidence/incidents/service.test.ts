import { expect, test } from 'vitest'
import { ordered, scheduled, send as sendExchange } from '#test/support/exchanges.ts'
import { loadDemo } from '#test/support/demo-family.ts'
import { type Family, family, newPerson, system } from '#test/support/family.ts'
import { incidentDraft } from '#test/support/incidents.ts'
import { signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
type Parent = Family['ana']
const hour = 3_600_000

async function newCase() {
  const backend = await theApp()
  const f = await family(backend)
  const send = async (who: Pick<Parent, 'inject'>, path: string, payload: object, method: 'POST' | 'PUT' = 'POST', headers = {}) =>
    who.inject({ method, url: `/api/cases/${f.caseId}/incidents${path}`, payload, headers })
  const add = async (more: object = {}) => {
    const reply = await send(f.ana, '', { ...incidentDraft, source: null, ...more })
    expect([reply.statusCode, reply.body]).toEqual([200, reply.body])
    return reply.json<{ id: string }>().id
  }
  const get = async (who: Parent, path = '', query = '') => who.inject(`/api/incidents${path}?case=${f.caseId}${query}`)
  const list = async (who: Parent, query = '') => (await get(who, '', query)).json()
  return { ...f, backend, send, add, get, list }
}

test('an incident is its author’s own, with both its times, and the other parent has no trace of it', async () => {
  const { ana, ben, backend, send, add, list, get } = await newCase()
  const stranger = await newPerson(backend)
  const id = await add()
  const { incidents, count } = await list(ana)
  expect({ incidents, count }).toMatchObject({
    count: 1,
    incidents: [
      {
        id,
        kind: 'late',
        day: '2026-03-10',
        time: '18:00',
        actual: 'Arrived at 6:40 PM.',
        isLateEntry: true,
        can: { change: true, add: true },
      },
    ],
  })
  expect(incidents[0].enteredAt > incidents[0].happenedAt).toBe(true)
  expect(await list(ben)).toMatchObject({ incidents: [], count: 0 })
  expect(await list(ben, `&incident=${id}`)).toMatchObject({ named: null })
  expect((await get(ben, '/csv')).body).not.toContain('6:40')
  for (const reply of [
    await send(ben, `/${id}`, incidentDraft, 'PUT'),
    await send(ben, `/${id}/removed`, { removed: true }),
    await send(ben, `/${id}/addenda`, { words: 'No.', isWithdrawal: false }),
    await send(stranger, `/${id}/removed`, { removed: true }),
  ])
    expect(reply.statusCode).toBe(404)
})

test('it is changed and removed for 24 hours, and is only added to after that', async () => {
  const { ana, backend, send, add, list } = await newCase()
  const id = await add()
  expect((await send(ana, `/${id}`, { ...incidentDraft, actual: 'Arrived at 6:45 PM.' }, 'PUT')).statusCode).toBe(200)
  await send(ana, `/${id}/removed`, { removed: true })
  expect((await list(ana)).incidents).toEqual([])
  await send(ana, `/${id}/removed`, { removed: false })
  expect((await list(ana)).incidents).toMatchObject([{ actual: 'Arrived at 6:45 PM.', changedAt: expect.any(String) }])
  // A day later: sessions end before that.
  const entered = new Date(backend.clock.now - 24 * hour - 1000)
  await system(backend, (tx) => tx.updateTable('incident').set({ created_at: entered, changed_at: null }).where('id', '=', id).execute())
  const late = [await send(ana, `/${id}`, incidentDraft, 'PUT'), await send(ana, `/${id}/removed`, { removed: true })]
  expect(late.map(({ statusCode }) => statusCode)).toEqual([409, 409])
  expect((await send(ana, `/${id}/addenda`, { words: 'It was 6:50 PM.', isWithdrawal: false })).statusCode).toBe(200)
  expect((await send(ana, `/${id}/addenda`, { words: 'I mixed up the days.', isWithdrawal: true })).statusCode).toBe(200)
  expect((await list(ana)).incidents).toMatchObject([
    {
      actual: 'Arrived at 6:45 PM.',
      withdrawnAt: expect.any(String),
      addenda: [{ words: 'It was 6:50 PM.', isWithdrawal: false }, { isWithdrawal: true }],
      can: { change: false, add: false },
    },
  ])
  expect((await send(ana, `/${id}/addenda`, { words: 'Again.', isWithdrawal: false })).statusCode).toBe(409)
})

test('the list is found by kind, child, days and words, and pages follow each other without a gap', async () => {
  const { ana, add, list, children } = await newCase()
  const child = children[1]!.id
  const ids = []
  for (let n = 0; n < 32; n += 1) ids.push(await add({ time: `${String(n % 24).padStart(2, '0')}:${n < 24 ? '00' : '30'}` }))
  const special = await add({ kind: 'travel', day: '2026-02-01', actual: 'They drove to Ohio (100% sure_).', children: [child] })
  const first = await list(ana)
  const second = await list(ana, `&cursor=${first.next}`)
  const all = [...first.incidents, ...second.incidents].map(({ id }: { id: string }) => id)
  expect([first.incidents.length, second.next, first.count, new Set(all)]).toEqual([30, null, 33, new Set([...ids, special])])
  const found = async (query: string) => (await list(ana, query)).incidents.map(({ id }: { id: string }) => id)
  expect(await found('&kind=travel')).toEqual([special])
  expect(await found(`&child=${child}`)).toEqual([special])
  expect(await found('&to=2026-02-28')).toEqual([special])
  expect(await found('&words=OHIO')).toEqual([special])
  expect(await found(`&words=${encodeURIComponent('100% sure_')}`)).toEqual([special])
  expect(await found(`&words=${encodeURIComponent('100_')}`)).toEqual([])
})

test.each([
  [{ day: '2026-02-30' }, 400],
  [{ day: '2999-01-01' }, 400],
  [{ actual: '  ' }, 400],
  [{ kind: 'angry' }, 400],
  [{ severity: 'awful' }, 400],
  [{ children: ['11111111-1111-4111-8111-111111111111'] }, 400],
  [{ files: ['11111111-1111-4111-8111-111111111111'] }, 400],
  [{ source: 'exchange:<script>' }, 400],
])('%j is refused with a sentence, and nothing is stored', async (more, status) => {
  const { ana, send, list } = await newCase()
  expect((await send(ana, '', { ...incidentDraft, source: null, ...more })).statusCode).toBe(status)
  expect((await list(ana)).count).toBe(0)
})

test('days that no calendar has are refused in the list and in the packet', async () => {
  const { ana, get, caseId } = await newCase()
  for (const path of ['', '/csv']) expect((await get(ana, path, '&from=2026-02-30')).statusCode).toBe(400)
  expect((await ana.inject(`/api/cases/${caseId}/incidents/packet.pdf?to=2026-13-01`)).statusCode).toBe(400)
})

test('of two notes of one record the second is refused, until the first is withdrawn', async () => {
  const { ana, send, add } = await newCase()
  const source = 'exchange:2026-03-10T22:00Z-B'
  const id = await add({ source })
  expect((await send(ana, '', { ...incidentDraft, source })).statusCode).toBe(409)
  await send(ana, `/${id}/addenda`, { words: 'Wrong one.', isWithdrawal: true })
  await add({ source })
})

test('the packet has both times, the proof of entry, what was added and what is not counted', async () => {
  const { ana, caseId, send, add, get } = await newCase()
  const id = await add({ clause: { order: 'Order of 2025', paragraph: '4(b)', text: 'Exchanges are at 6:00 PM.' } })
  await send(ana, `/${id}/addenda`, { words: '=HYPERLINK("x")', isWithdrawal: true })
  const { csv, incidents } = (await get(ana, '/csv')).json<{ csv: string; incidents: number }>()
  expect(incidents).toBe(1)
  expect(csv).toMatch(/¶ 4\(b\), Order of 2025/)
  expect(csv).toMatch(/,\d+,[0-9a-f]{64}/)
  expect(csv).toContain('Withdrawn incidents are listed with their reason and not counted: 1.')
  const pdf = await ana.inject(`/api/cases/${caseId}/incidents/packet.pdf`)
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-'])
})

test('a late exchange fills the form in with time, clause, expected and actual, once, and for the other side not at all', async () => {
  const { ana, ben, backend, caseId, children, send, get } = await newCase()
  const f = { caseId, ana, ben, children }
  // Due at 1:33 pm in New York, 27 minutes ago, from Ana to Ben.
  await scheduled(backend, f, 'AAABBBB', '13:33')
  await ordered(backend, f, { exchange: { graceMinutes: 10, clause: { paragraph: '6(a)', text: 'Ten minutes of grace.' } } })
  const due = '2026-03-12T17:33:00.000Z'
  const here = { dueAt: due, toSide: 'B', kind: 'arrived', note: '', isShared: true, isWithin: null, position: null, photo: null }
  await sendExchange(ana, f, 'check-ins', { ...here, when: { agoMs: 26 * 60_000 } })
  await sendExchange(ben, f, 'check-ins', { ...here, when: { agoMs: 0 } })
  const source = 'exchange:2026-03-12T17:33Z-B'
  const one = {
    source,
    kind: 'late',
    at: due,
    day: '2026-03-12',
    time: '13:33',
    clause: { order: 'Consent decree', paragraph: '6(a)', text: 'Ten minutes of grace.' },
    expected: 'Exchange at 1:33 PM at Library, from Ana Moreno to Ben Carter.',
    actual: 'Ben Carter came at 2:00 PM, 27 minutes after 1:33 PM, by the check-in.',
    to: '/exchange-tracking?exchange=2026-03-12T17:33Z-B',
  }
  const found = async (who: Parent, query = '') => (await get(who, '/found', query)).json()
  expect(await found(ana)).toMatchObject({ found: [one], noted: null })
  expect(await found(ana, `&source=${source}`)).toMatchObject({ found: [one], noted: null })
  expect(await found(ben)).toEqual({ found: [], noted: null })
  // Ana’s was typed in later, and is neither on time nor late.
  const { patterns } = (await get(ana, '/patterns')).json()
  expect(patterns.filter(({ line }: { line: string }) => line === 'late')).toMatchObject([
    { side: 'B', n: 1, of: 1, median: null, measured: 1, isEnough: false },
  ])
  const { day, time, kind, clause, expected, actual } = one
  const noted = await send(ana, '', { ...incidentDraft, day, time, kind, clause, expected, actual, source })
  expect(await found(ana)).toEqual({ found: [], noted: null })
  expect(await found(ana, `&source=${source}`)).toEqual({ found: [], noted: noted.json().id })
})

test('the demo family has three incidents of Ana’s, and records that she can note', async () => {
  const backend = await worldOfAccounts()
  await loadDemo(backend)
  const [ana, ben] = [await signIn(backend, 'ana@demo.test'), await signIn(backend, 'ben@demo.test')]
  expect((await ana.inject('/api/incidents')).json().incidents.map(({ kind }: { kind: string }) => kind)).toEqual([
    'missed_call',
    'travel',
    'other',
  ])
  expect((await ben.inject('/api/incidents')).json().incidents).toEqual([])
  const { found } = (await ana.inject('/api/incidents/found')).json()
  expect(found.map(({ kind, actual }: { kind: string; actual: string }) => [kind, actual.includes('Ben Harlow declined')])).toEqual([
    ['unpaid', false],
    ['swap_declined', true],
    ['unpaid', false],
  ])
  const { patterns } = (await ana.inject('/api/incidents/patterns')).json()
  expect(patterns.length).toBeGreaterThan(0)
})
