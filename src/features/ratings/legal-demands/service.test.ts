import { expect, test } from 'vitest'
import { there } from '#test/support/takedown.ts'

test('a court’s demand is entered and settled once; an open one past its date is late', async () => {
  const { desk } = await there()
  const body = {
    kind: 'subpoena',
    fromWhom: 'County court',
    asksFor: 'Who wrote a rating of March.',
    receivedOn: '2026-03-02',
    answerBy: '2026-03-09',
  }
  const added = (await desk.inject({ method: 'POST', url: '/api/staff/legal-demands', payload: body })).json<{
    id: string
    isLate: boolean
  }>()
  expect(added.isLate).toBe(true)
  const settle = (state: string) =>
    desk.inject({ method: 'POST', url: `/api/staff/legal-demands/${added.id}`, payload: { state, note: 'We had nothing of the kind.' } })
  expect((await settle('answered_nothing')).json()).toMatchObject({ state: 'answered_nothing', isLate: false })
  expect((await settle('withdrawn')).statusCode).toBe(409)
  const wrong = await desk.inject({ method: 'POST', url: '/api/staff/legal-demands', payload: { ...body, answerBy: '2026-02-01' } })
  expect(wrong.json()).toMatchObject({ detail: { field: 'answerBy' } })
})
