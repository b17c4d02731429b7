import { expect, test } from 'vitest'
import { isConfirmed } from './confirmed.ts'

const minute = 60_000

test('the password that was given counts for ten minutes', () => {
  expect([0, 10 * minute, 10 * minute + 1].map((now) => isConfirmed(0, now))).toEqual([true, true, false])
})
