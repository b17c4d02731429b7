import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { act, sendExpense } from '#test/support/expenses.ts'
import { type Family, family, system } from '#test/support/family.ts'
import { png, sha256Of, upload } from '#test/support/files.ts'
import { incidentDraft } from '#test/support/incidents.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { paymentBody, supportBody } from '#test/support/payments.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
const hour = 3_600_000
const found = async (who: Family['ana'], { caseId }: Family) => (await who.inject(`/api/incidents/found?case=${caseId}`)).json().found
const patterns = async (who: Family['ana'], { caseId }: Family) =>
  (await who.inject(`/api/incidents/patterns?case=${caseId}`)).json().patterns

test('a message whose time to answer is over, and a swap that was declined or not answered, can be noted by who asked', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { ana, ben, caseId } = f
  // An hour before: the session is of now.
  const { now } = backend.clock
  backend.clock.now = now - hour
  const sent = await post(ana, `/api/cases/${caseId}/messages`, {
    ...written([ben.memberId]),
    subject: 'Dentist',
    sendAt: null,
    needsAnswer: true,
    answerBy: '2026-03-12T13:30',
  })
  const message = sent.json<{ id: string }>().id
  await letMessagesOut(backend)
  expect(await found(ana, f)).toEqual([])
  const trade = async (state: 'declined' | 'expired', reason: string | null) => {
    const id = randomUUID()
    const [sentAt, due] = [new Date(now - 3 * hour), new Date(now - 2 * hour)]
    await system(backend, (tx) =>
      tx
        .insertInto('time_trade')
        .values({
          case_id: caseId,
          id,
          author_id: ana.memberId,
          kind: 'give',
          reason: 'Work',
          legs: JSON.stringify([{ from: '2026-05-01T18:00', to: '2026-05-03T18:00', children: [f.children[0]!.id], side: 'B' }]),
          first_day: '2026-05-01',
          handover: '',
          respond_by: due,
          is_emergency: false,
          state,
          sent_at: sentAt,
          settled_by: state === 'declined' ? ben.memberId : null,
          settled_at: due,
          decline_reason: reason,
          created_at: sentAt,
        })
        .execute(),
    )
    return id
  }
  const [declined, expired] = [await trade('declined', 'I have plans.'), await trade('expired', null)]
  backend.clock.now = now
  const all = await found(ana, f)
  expect(all.map(({ source, kind }: { source: string; kind: string }) => [source, kind]).toSorted()).toEqual(
    [
      [`message:${message}`, 'no_answer'],
      [`swap:${declined}`, 'swap_declined'],
      [`swap:${expired}`, 'no_answer'],
    ].toSorted(),
  )
  const of = (source: string) => all.find((one: { source: string }) => one.source === source)
  expect(of(`message:${message}`)).toMatchObject({
    expected: expect.stringMatching(/^An answer by Thu, Mar 12, 2026, 1:30 PM to the message “Dentist” of /),
    actual: 'Ben Carter did not answer by then.',
  })
  expect(of(`swap:${declined}`).actual).toBe('Ben Carter declined on Thu, Mar 12, 2026, 12:00 PM, with the words “I have plans.”.')
  expect(await found(ben, f)).toEqual([])
  expect(await patterns(ben, f)).toMatchObject([
    { line: 'swap_declined', side: 'B', n: 1, of: 1 },
    { line: 'no_answer', side: 'B', n: 1, of: 2 },
    { line: 'late_answer', side: 'B', n: 1, of: 1, measured: 0 },
  ])
})

test('a picture is attached to an incident, opens for its author alone, and the packet has the hashes of both', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { ana, ben, caseId } = f
  const file = (await upload(ana, f, 'coat.png', png)).json<{ id: string }>().id
  expect((await post(ana, `/api/cases/${caseId}/files/${file}/prepare`)).statusCode).toBe(200)
  const { id } = (await post(ana, `/api/cases/${caseId}/incidents`, { ...incidentDraft, source: null, files: [file] })).json<{
    id: string
  }>()
  const [incident] = (await ana.inject(`/api/incidents?case=${caseId}`)).json().incidents
  expect(incident).toMatchObject({ id, draftFiles: [{ file, name: 'coat.png' }], files: [{ name: 'coat.png' }] })
  const use = `/api/cases/${caseId}/files/used/${incident.files[0].id}/content`
  expect([(await ana.inject(use)).statusCode, (await ben.inject(use)).statusCode]).toEqual([200, 404])
  expect((await ana.inject(`/api/incidents/csv?case=${caseId}`)).json().csv).toContain(`coat.png: ${sha256Of(png)}`)
  const other = (await upload(ben, f, 'coat.png', png)).json<{ id: string }>().id
  expect((await post(ana, `/api/cases/${caseId}/incidents`, { ...incidentDraft, source: null, files: [other] })).statusCode).toBe(400)
})

test('support and an agreed share that fell due can be noted while no payment is recorded, and are counted with what was paid', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { ana, ben, caseId } = f
  expect((await post(ana, `/api/cases/${caseId}/support`, supportBody())).statusCode).toBe(200)
  const { now } = backend.clock
  backend.clock.now = now - 20 * 24 * hour
  const { id } = await sendExpense(ana, f, { day: '2026-02-19' }, { kind: 'percent', A: 5000 })
  expect((await act(ben, f, `${id}/answer`, { approved: 4278, reason: '' })).statusCode).toBe(200)
  backend.clock.now = now
  const all = await found(ana, f)
  const brief = ({ source, kind, day, expected, actual }: Record<string, string>) => [source?.split(':')[0], kind, day, expected, actual]
  expect(all.map(brief)).toEqual([
    [
      'support',
      'unpaid',
      '2026-02-28',
      'Support of $500.00 from Ben Carter, due on February 28, 2026.',
      'On March 12, 2026 no payment was recorded here for $500.00 of it.',
    ],
    [
      'expense',
      'unpaid',
      '2026-02-20',
      '$21.39 from Ben Carter for “Soccer cleats”, due on February 20, 2026.',
      'On March 12, 2026 no payment was recorded here for $21.39 of it.',
    ],
    [
      'support',
      'unpaid',
      '2026-01-31',
      'Support of $500.00 from Ben Carter, due on January 31, 2026.',
      'On March 12, 2026 no payment was recorded here for $500.00 of it.',
    ],
  ])
  expect(await found(ben, f)).toEqual([])
  // What Ben recorded counts before Ana confirms it.
  expect((await post(ben, `/api/cases/${caseId}/payments`, paymentBody({ book: 'support', amount: '1000' }))).statusCode).toBe(200)
  expect((await found(ana, f)).map(({ source }: { source: string }) => source)).toEqual([`expense:${id}`])
  expect(await patterns(ana, f)).toMatchObject([
    { line: 'support_open', side: 'B', n: 0, of: 2 },
    { line: 'expense_open', side: 'B', n: 1, of: 1 },
  ])
})
