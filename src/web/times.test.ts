import { expect, test } from 'vitest'
import { timeElsewhere } from './times.ts'

test('a time for a parent elsewhere carries that clock’s weekday and zone, and its date where that is another', () => {
  const at = '2026-11-24T06:07:00.000Z' // Tuesday, 1:07 AM in New York
  expect(timeElsewhere(at, 'America/New_York', 'America/Los_Angeles', 'en-US')).toBe('Mon, Nov 23, 10:07 PM PST')
  expect(timeElsewhere('2026-11-24T20:00:00.000Z', 'America/New_York', 'America/Los_Angeles', 'en-US')).toBe('Tue 12:00 PM PST')
  expect(timeElsewhere('2026-11-24T20:00:00.000Z', 'America/New_York', 'Pacific/Honolulu', 'en-US')).toBe('Tue 10:00 AM HST')
})
