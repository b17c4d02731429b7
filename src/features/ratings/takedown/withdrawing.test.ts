import { expect, test } from 'vitest'
import { decision, there } from '#test/support/takedown.ts'

type Here = Awaited<ReturnType<typeof there>>
const takeBack = ({ app }: Here, { number, code }: { number: string; code: string }) =>
  app.inject({ method: 'POST', url: '/api/takedowns/withdraw', payload: { number, code } })
const logOf = ({ owner, ratings }: Here) =>
  owner
    .selectFrom('review_event')
    .select(['event', 'actor', 'moderator_id as by'])
    .where('review_id', '=', ratings[0]!)
    .orderBy('n')
    .execute()

test.each([
  ['false_fact', 'flagged'],
  ['home_address', 'flagged_hidden'],
])('a notice (%s) that is taken back brings the rating out of %s, in the log', async (ground, status) => {
  const here = await there()
  const receipt = await here.sent({ ground })
  expect(await here.statusOf()).toBe(status)
  expect((await takeBack(here, receipt)).statusCode).toBe(200)
  expect(await here.statusOf()).toBe('published')
  expect((await logOf(here)).slice(-2)).toEqual([
    { event: 'flagged', actor: 'reader', by: null },
    { event: 'kept', actor: 'reader', by: null },
  ])
})

test('a rating that another open notice reports stays reported', async () => {
  const here = await there()
  const [first, second] = [await here.sent(), await here.sent({ ground: 'not_genuine', words: undefined })]
  await takeBack(here, first)
  expect(await here.statusOf()).toBe('flagged')
  await takeBack(here, second)
  expect(await here.statusOf()).toBe('published')
})

test('a rating hidden by one of two notices is shown again when that one is withdrawn, and stays reported by the other', async () => {
  const here = await there()
  await here.sent()
  const harm = await here.sent({ ground: 'personal_data' })
  expect(await here.statusOf()).toBe('flagged_hidden')
  await takeBack(here, harm)
  expect(await here.statusOf()).toBe('flagged')
  expect((await logOf(here)).slice(-2).map(({ event }) => event)).toEqual(['kept', 'flagged'])
})

test('the same happens when an admin decides to keep it', async () => {
  const here = await there()
  await here.sent()
  const harm = await here.sent({ ground: 'personal_data' })
  await here.act(here.desk, harm.number, 'step', { step: 'taken' })
  expect((await here.act(here.desk, harm.number, 'decide', decision('kept'))).statusCode).toBe(200)
  expect(await here.statusOf()).toBe('flagged')
})

test('withdrawing a notice does not end a proposal made on another', async () => {
  const here = await there()
  const first = await here.sent()
  const second = await here.sent({ ground: 'personal_data' })
  await here.act(here.desk, first.number, 'step', { step: 'taken' })
  expect((await here.act(here.desk, first.number, 'propose', { reason: 'The transcript contradicts it.' })).statusCode).toBe(200)
  await takeBack(here, second)
  expect((await here.act(here.other, first.number, 'decide', decision('removed'))).statusCode).toBe(200)
  expect(await here.statusOf()).toBe('removed')
})

test('a decision to keep the rating on another notice ends a proposal, which can then be made again', async () => {
  const here = await there()
  const first = await here.sent()
  const second = await here.sent({ ground: 'personal_data' })
  const propose = () => here.act(here.desk, first.number, 'propose', { reason: 'The transcript contradicts it.' })
  await here.act(here.desk, first.number, 'step', { step: 'taken' })
  expect((await propose()).statusCode).toBe(200)
  expect((await propose()).statusCode).toBe(409)
  await here.act(here.other, second.number, 'step', { step: 'taken' })
  await here.act(here.other, second.number, 'decide', decision('kept'))
  expect((await here.act(here.other, first.number, 'decide', decision('removed'))).json()).toMatchObject({
    detail: { why: 'needs_proposal' },
  })
  expect((await here.desk.inject(`/api/staff/takedowns/${first.number}`)).json()).toMatchObject({ can: { propose: true } })
  expect((await propose()).statusCode).toBe(200)
  expect((await here.act(here.other, first.number, 'decide', decision('removed'))).statusCode).toBe(200)
  expect(await here.statusOf()).toBe('removed')
})

test('a decision on the rating itself stays after a notice is withdrawn', async () => {
  const here = await there()
  const [first, second] = [await here.sent(), await here.sent({ ground: 'not_genuine', words: undefined })]
  await here.act(here.desk, first.number, 'step', { step: 'taken' })
  await here.act(here.desk, first.number, 'decide', decision('disputed'))
  expect((await takeBack(here, second)).statusCode).toBe(200)
  expect(await here.statusOf()).toBe('disputed_label')
})

test('a rating with the label keeps it when another notice is decided as disputed', async () => {
  const here = await there()
  for (const { number } of [await here.sent(), await here.sent({ ground: 'not_genuine', words: undefined })]) {
    await here.act(here.desk, number, 'step', { step: 'taken' })
    expect((await here.act(here.desk, number, 'decide', decision('disputed'))).statusCode).toBe(200)
    expect(await here.statusOf()).toBe('disputed_label')
  }
})
