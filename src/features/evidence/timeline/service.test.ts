import { beforeAll, expect, test } from 'vitest'
import { wordsOf } from '#test/support/copies.ts'
import { scheduled, send } from '#test/support/exchanges.ts'
import { sendExpense } from '#test/support/expenses.ts'
import { type Family, family, grant, type TestPerson } from '#test/support/family.ts'
import { png, upload } from '#test/support/files.ts'
import { incidentDraft } from '#test/support/incidents.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { paymentBody } from '#test/support/payments.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import type { Mark } from './contract.ts'

const theApp = sharedApp()

const partOf = (who: TestPerson, { caseId }: Family, days = 'from=2026-03-01&to=2026-04-30') =>
  who.inject(`/api/timeline/part?case=${caseId}&${days}`)
const marksOf = async (who: TestPerson, f: Family, days?: string) => (await partOf(who, f, days)).json<{ marks: Mark[] }>().marks
const lanesOf = (marks: readonly Mark[]) => marks.map(({ lane, words }) => `${lane}: ${words}`)

let backend: TestApp
let f: Family
/** One record of each kind. The clock stands on March 12, 2026. */
beforeAll(async () => {
  backend = await theApp()
  f = await family(backend)
  const { ana, ben, caseId } = f
  await post(ana, `/api/cases/${caseId}/messages`, { ...written([ben.memberId]), subject: 'Dentist', sendAt: null })
  await letMessagesOut(backend)
  // Sent, and not out yet: its author can still take it back.
  await post(ana, `/api/cases/${caseId}/messages`, { ...written([ben.memberId]), subject: 'Held back', sendAt: null })
  await sendExpense(ana, f)
  await post(ben, `/api/cases/${caseId}/payments`, paymentBody())
  const hearing = {
    title: 'Status conference',
    kind: 'status_conference',
    day: '2026-04-20',
    from: '09:30',
    to: '10:30',
    zone: 'America/New_York',
    court: 'Domestic Relations Court',
    room: '',
    remote: '',
    judge: '',
    sides: ['A', 'B'],
    preparation: [],
    documentsDueOn: null,
    notes: '',
    isShared: true,
  }
  await post(ana, `/api/cases/${caseId}/hearings`, hearing)
  await post(ana, `/api/cases/${caseId}/incidents`, { ...incidentDraft, source: null })
  const { id: file } = (await upload(ana, f, 'gate.png', png)).json<{ id: string }>()
  const { id: item } = (await post(ana, `/api/cases/${caseId}/evidence`, { file, again: false })).json<{ id: string }>()
  const said = {
    title: 'School gate',
    note: '',
    day: '2026-03-11',
    device: '',
    privacy: 'private',
    isSensitive: false,
    isSure: false,
    tags: [],
  }
  await ana.inject({ method: 'PUT', url: `/api/cases/${caseId}/evidence/${item}`, payload: said })
})

test('records of all kinds stand in order of day and time, and what is a parent’s own only on their own timeline', async () => {
  const marks = await marksOf(f.ana, f)
  expect(lanesOf(marks)).toEqual([
    'expenses: Soccer cleats, $42.78',
    'payments: Payment of $1.00',
    'incidents: Late exchange',
    'evidence: School gate',
    'messages: Dentist',
    'hearings: Status conference',
  ])
  expect(marks[1]).toMatchObject({ day: '2026-03-10', time: null, side: 'B', more: 'Not confirmed yet' })
  expect(marks[2]).toMatchObject({ time: '18:00', side: null, more: 'Arrived at 6:40 PM.' })
  expect(marks[4]).toMatchObject({ side: 'A', to: expect.stringMatching(/^\/co-parenting-messages\?thread=/) })
  const shared = ['expenses', 'payments', 'messages', 'hearings']
  expect((await marksOf(f.ben, f)).map(({ lane }) => lane)).toEqual(shared)
})

test('looking at a timeline opens no message', async () => {
  await marksOf(f.ben, f)
  const { threads } = (await f.ben.inject(`/api/messages?case=${f.caseId}&box=inbox`)).json()
  expect(threads).toMatchObject([{ unread: 1 }])
})

test('a granted seat has the lanes of its scopes, and one with none of them no timeline', async () => {
  const lena = await grant(backend, f, { scopes: ['hearings', 'expenses'] })
  const frame = (await lena.inject(`/api/timeline?case=${f.caseId}`)).json()
  expect(frame).toMatchObject({ lanes: ['expenses', 'hearings'], mine: null, first: '2026-03-10' })
  expect((await marksOf(lena, f)).map(({ lane }) => lane)).toEqual(['expenses', 'hearings'])
  const child = await grant(backend, f, { role: 'child', scopes: ['schedule'] })
  expect((await partOf(child, f)).statusCode).toBe(404)
})

test('days that are none, too many days and too long a chronology are refused with a sentence', async () => {
  expect((await partOf(f.ana, f, 'from=2026-02-30&to=2026-03-01')).json()).toMatchObject({ detail: { field: 'from' } })
  const year = await partOf(f.ana, f, 'from=2026-01-01&to=2026-12-31')
  expect([year.statusCode, year.json().message]).toEqual([400, 'Choose at most 92 days.'])
  const ages = await f.ana.inject(`/api/timeline/csv?case=${f.caseId}&from=1950-01-01&to=2026-12-31`)
  expect([ages.statusCode, ages.json().message]).toEqual([400, 'Choose at most 30 years.'])
  // The other way around there is nothing, and no error.
  expect(await marksOf(f.ana, f, 'from=2026-04-01&to=2026-03-01')).toEqual([])
})

test('the chronology has what was chosen, as CSV and as a PDF that says what was left out', async () => {
  const query = 'from=2025-03-01&to=2026-04-30&lanes=expenses,messages&q=dentist'
  const csv = (await f.ana.inject(`/api/timeline/csv?case=${f.caseId}&${query}`)).json()
  expect(csv.marks).toBe(1)
  const [head, line, rest] = csv.csv.split('\r\n')
  expect(head).toBe('Day,Time,Kind of record,By,What,Details,Record,Exhibit')
  expect(line).toMatch(/^2026-03-12,\d\d:\d\d,Messages,Ana Moreno,Dentist,,messages:[0-9a-f-]{36},$/)
  expect(rest).toBe('')
  const pdf = await f.ana.inject(`/api/cases/${f.caseId}/timeline/chronology.pdf?${query}`)
  expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="chronology.pdf"' })
  const words = await wordsOf(pdf.rawPayload)
  for (const part of [
    'Chronology',
    'Only these kinds of records: Expenses, Messages.',
    'Only records with the words “dentist”.',
    'Dentist',
    'Page 1 of 1',
  ])
    expect(words).toContain(part)
  expect(words).not.toContain('Soccer cleats')
})

test('an exchange says how each parent came by the check-ins; before the first record there is none', async () => {
  const other = await family(backend)
  await scheduled(backend, other, 'AAABBBB', '13:33')
  const today = 'from=2026-03-01&to=2026-03-12'
  expect(await marksOf(other.ana, other, today)).toEqual([])
  const now = { kind: 'arrived', when: { agoMs: 0 }, note: '', isShared: true, isWithin: null, position: null, photo: null }
  await send(other.ben, other, 'check-ins', { dueAt: '2026-03-12T17:33:00.000Z', toSide: 'B', ...now })
  const marks = await marksOf(other.ana, other, 'from=2026-03-01&to=2026-04-12')
  expect(marks).toMatchObject([
    {
      lane: 'exchanges',
      day: '2026-03-12',
      time: '13:33',
      side: null,
      words: 'Exchange: Ana Moreno to Ben Carter',
      more: expect.stringMatching(/^Ana Moreno: no record · Ben Carter: 2:00 PM, 27 min after the scheduled time$/),
      to: expect.stringMatching(/^\/exchange-tracking\?exchange=/),
    },
  ])
})
