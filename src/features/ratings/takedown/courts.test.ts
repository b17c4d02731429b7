import { expect, test } from 'vitest'
import { decision, order, putCourt, there } from '#test/support/takedown.ts'

const refusals = async ({ app, owner }: Pick<Awaited<ReturnType<typeof there>>, 'app' | 'owner'>) => {
  // What was counted is written down at the end at the latest.
  await app.close()
  return owner.selectFrom('refusal_day').select(['call', 'status', 'n']).where('call', '=', 'takedown.file').execute()
}

test('a court that nobody knows is refused with a sentence, hides nothing, and is counted', async () => {
  const here = await there()
  const reply = await here.send({ ground: 'court_order', words: undefined, order })
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { detail: { field: 'court' } }])
  expect(reply.json<{ message: string }>().message).toContain('Our list of courts has no court of this name.')
  expect(await here.statusOf()).toBe('published')
  expect(await here.owner.selectFrom('takedown').select('id').execute()).toEqual([])
  expect(await refusals(here)).toEqual([{ call: 'takedown.file', status: 400, n: 1 }])
})

test('whose order has just that name comes to counsel, and the rating stays shown until counsel has asked the court', async () => {
  const { sent, statusOf, desk, other, act, owner } = await there()
  const isSure = { ...order, isSure: true }
  const { number, ...receipt } = await sent({ ground: 'court_order', words: undefined, order: isSure })
  expect(receipt).toMatchObject({ lane: 'counsel', isCourtUnknown: true, decideBy: null, hidden: 0 })
  expect(await statusOf()).toBe('published')
  expect((await desk.inject(`/api/staff/takedowns/${number}`)).json()).toMatchObject({ isCourtUnknown: true, isOver: false })
  await act(desk, number, 'step', { step: 'taken' })
  expect((await act(desk, number, 'decide', decision('hidden'))).json()).toMatchObject({ detail: { why: 'counsel' } })
  const marked = await other.inject({
    method: 'POST',
    url: '/api/staff/counsel',
    payload: { email: 'admin@demo.test', isCounsel: true, reason: 'Is our lawyer of this year.' },
  })
  expect(marked.statusCode).toBe(200)
  expect((await act(desk, number, 'decide', decision('hidden'))).statusCode).toBe(200)
  expect(await statusOf()).toBe('hidden_legal')
  const last = await owner.selectFrom('review_event').select(['actor', 'event']).orderBy('n', 'desc').limit(1).executeTakeFirst()
  expect(last).toEqual({ actor: 'legal', event: 'hidden' })
})

test('an order of a court of the directory hides at once, in any case and with other points', async () => {
  const here = await there()
  await putCourt(here)
  const known = { ...order, court: 'LUCAS COUNTY, Court of Common-Pleas' }
  expect(await here.sent({ ground: 'court_order', words: undefined, order: known })).toMatchObject({ isCourtUnknown: false, hidden: 1 })
  expect(await here.statusOf()).toBe('flagged_hidden')
})
