import { expect, test } from 'vitest'
import { family } from '#test/support/family.ts'
import { current, act, proposed } from '#test/support/schedule-acts.ts'
import { testApp } from '#test/support/test-app.ts'
import type { Version } from './contract.ts'

test('a proposal that was declined with a reason, or withdrawn, is closed and stays in the history', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const one = await proposed(f.ana, f)
  expect((await act(f.ben, f, one, 'decline', { reason: '' })).statusCode).toBe(400)
  expect((await act(f.ben, f, one, 'decline', { reason: 'Seven nights are long.' })).statusCode).toBe(200)
  const two = await proposed(f.ana, f, { title: 'Another' })
  expect((await act(f.ben, f, two, 'withdraw')).statusCode).toBe(403)
  expect((await act(f.ana, f, two, 'withdraw')).statusCode).toBe(200)
  expect((await act(f.ben, f, two, 'approve', { base: null })).statusCode).toBe(409)
  const { versions, base } = await current(f.ana, f)
  expect(base).toBeNull()
  expect(versions.find(({ id }: Version) => id === one)).toMatchObject({ state: 'declined', answerNote: 'Seven nights are long.' })
  expect(versions.find(({ id }: Version) => id === two)).toMatchObject({ state: 'withdrawn' })
})

test('exactly one of twelve answers at once succeeds', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const id = await proposed(f.ana, f)
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 3 === 2
        ? act(f.ana, f, id, 'withdraw')
        : n % 3 === 1
          ? act(f.ben, f, id, 'decline', { reason: 'No.' })
          : act(f.ben, f, id, 'approve', { base: null }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11)
})

test('of two proposals from one base the first approval succeeds, and the second is refused and can be repeated', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const one = await proposed(f.ana, f, { title: 'Ana’s plan' })
  const two = await proposed(f.ben, f, { title: 'Ben’s plan' })
  const [first, second] = await Promise.all([act(f.ben, f, one, 'approve', { base: null }), act(f.ana, f, two, 'approve', { base: null })])
  expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
  const { base } = await current(f.ana, f)
  const [loser, who, winner] = first.statusCode === 200 ? [second, f.ana, one] : [first, f.ben, two]
  expect(base).toBe(winner)
  expect(loser.json().message).toContain('counts from 2027-01-04')
  expect((await act(who, f, winner === one ? two : one, 'approve', { base })).statusCode).toBe(200)
})
