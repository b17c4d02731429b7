import { expect, test } from 'vitest'
import { isChangeable, isLateEntry } from './kinds.ts'

const hour = 3_600_000

test('an entry is late from more than 24 hours after the event', () => {
  expect([24 * hour, 24 * hour + 1, 0].map((entered) => isLateEntry(0, entered))).toEqual([false, true, false])
})

test('an entry can be changed for 24 hours, and no longer', () => {
  expect([0, 24 * hour, 24 * hour + 1].map((now) => isChangeable(0, now))).toEqual([true, true, false])
})
