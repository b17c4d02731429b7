import { expect, test } from 'vitest'
import { type AnyCall, urlOf } from '#http/contract.ts'
import { ApiError, type api } from '#web/api.ts'
import { newKey } from '#web/posted.ts'
import { firstCategory } from '#test/support/expenses.ts'
import { family } from '#test/support/family.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { ExpenseRow } from '../contract.ts'
import type { BatchRow } from './batch.ts'
import { type Became, batchSending } from './batch-sending.ts'

// Against the server itself, over a line that can lose its replies. The server's clock is at March 12, 2026.

const theApp = sharedApp()
const noReply = 'no reply'

async function start() {
  const f = await family(await theApp())
  const { id: category } = await firstCategory(f.ana, f)
  const line = { lost: 0, calls: 0 }
  const call = (async (of: AnyCall, input: { body?: object; params?: Record<string, unknown> }, { key }: { key?: string } = {}) => {
    line.calls += 1
    const reply = await f.ana.inject({
      method: of.method,
      url: urlOf(of, input),
      ...(input.body && { payload: input.body }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
    if (line.lost > 0) {
      line.lost -= 1
      throw new TypeError('The connection is gone.')
    }
    if (reply.statusCode !== 200) throw new ApiError(reply.statusCode, reply.body)
    return reply.json()
  }) as typeof api
  const became = new Map<string, Became>()
  const saved: [key: string, draft: string][] = []
  const batch = batchSending({
    caseId: f.caseId,
    today: '2026-03-12',
    call,
    newKey,
    put: (key, is) => became.set(key, is),
    onSaved: (...one) => saved.push(one),
    reasonOf: (error) => (error instanceof ApiError ? (error.sentence ?? '') : noReply),
  })
  const row = (key: string, more: Partial<BatchRow> = {}): BatchRow => {
    const children = [f.children[0]!.id]
    return { key, title: 'Soccer cleats', amount: '42.78', day: '2026-03-10', category, children, receipt: null, draft: null, ...more }
  }
  const listed = async (show: 'drafts' | 'all' = 'drafts') => {
    const { expenses } = (await f.ana.inject(`/api/expenses?case=${f.caseId}&show=${show}`)).json<{ expenses: ExpenseRow[] }>()
    return expenses.map(({ title, cents, state }) => [title, cents, state])
  }
  return { ...batch, line, became, saved, row, listed }
}

test('rows that arrive at the same time are one draft each, and a row that comes twice is changed', async () => {
  const { save, saved, row, listed } = await start()
  const [one, two] = [row('a'), row('b', { title: 'Glasses' })]
  expect(await Promise.all([save(one), save(two), save({ ...one, amount: '50' })])).toEqual([true, true, true])
  expect(saved.map(([key]) => key)).toEqual(['a', 'b'])
  expect((await listed()).toSorted()).toEqual([
    ['Glasses', 4278, 'draft'],
    ['Soccer cleats', 5000, 'draft'],
  ])
})

test('a row whose reply was lost is one draft when it is tried again', async () => {
  const { save, send, line, became, saved, row, listed } = await start()
  line.lost = 1
  expect(await save(row('a'))).toBe(false)
  expect([became.get('a'), saved]).toEqual([{ is: 'failed', sentence: noReply, isSaved: false }, []])
  await send(row('a'))
  expect(became.get('a')).toEqual({ is: 'sent' })
  expect([saved.length, await listed()]).toEqual([1, []])
  expect((await listed('all')).length).toBe(1)
})

test('one that is refused says why and stays a draft with what was typed last; the others are sent', async () => {
  const { save, send, became, row, listed } = await start()
  expect(await save(row('a'))).toBe(true)
  for (const one of [row('a', { title: 'Camp', category: null }), row('b'), row('c', { title: 'Books', children: [] })]) await send(one)
  expect(became.get('a')).toMatchObject({ is: 'failed', sentence: 'Choose a category.', isSaved: true })
  expect(became.get('b')).toEqual({ is: 'sent' })
  expect(became.get('c')).toMatchObject({ is: 'failed', isSaved: true })
  expect((await listed()).toSorted()).toEqual([
    ['Books', 4278, 'draft'],
    ['Camp', 4278, 'draft'],
  ])
})

test('a row is sent after it was saved, and a draft of which no one knows is not said to be saved', async () => {
  const { save, send, line, became, row, listed } = await start()
  const saving = save(row('a'))
  await Promise.all([saving, send(row('a'))])
  expect([became.get('a'), line.calls, await listed()]).toEqual([{ is: 'sent' }, 2, []])
  line.lost = 1
  await send(row('b', { title: 'Glasses' }))
  expect(became.get('b')).toEqual({ is: 'failed', sentence: noReply, isSaved: false })
})

test('one whose sending was not answered is sent once when it is tried again', async () => {
  const { save, send, line, became, row, listed } = await start()
  await save(row('a'))
  line.lost = 3
  await send(row('a'))
  expect(became.get('a')).toMatchObject({ is: 'failed', sentence: noReply })
  // What was typed since is not what was sent.
  await send(row('a', { amount: '50' }))
  expect(became.get('a')).toMatchObject({ is: 'failed', sentence: 'This expense was sent already.' })
  await send(row('a'))
  expect(became.get('a')).toEqual({ is: 'sent' })
  expect([await listed('all'), await listed()]).toEqual([[['Soccer cleats', 4278, 'submitted']], []])
})
