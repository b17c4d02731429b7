import { expect, test } from 'vitest'
import { mayRetry, newQueryClient } from './query.ts'

test('a query is tried three times in all', () => {
  const broken = new Error('500: out of order')
  expect([0, 1, 2].map((failures) => mayRetry(failures, broken))).toEqual([true, true, false])
})

test('a message with a 4 is not tried again, unless it says 408 or 429', () => {
  expect(mayRetry(0, new Error('404: nothing here'))).toBe(false)
  expect(mayRetry(0, new Error('503: back at 4'))).toBe(false)
  expect(mayRetry(0, new Error('429: slow down'))).toBe(true)
  expect(mayRetry(0, new Error('408: too slow'))).toBe(true)
})

test('answers are fresh for 5 minutes and cached for 10', () => {
  const { queries } = newQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000 })
})
