import { expect, test } from 'vitest'
import { deadlineIn, leftUntil } from './due.ts'

const now = Date.parse('2026-11-26T15:00:00Z')

test('the time left is shown in minutes, hours or days, and never rounded up', () => {
  const left = (due: string) => leftUntil(due, now)
  expect(left('2026-11-27T22:00:00Z')).toEqual({ count: 31, unit: 'hours', isOver: false })
  expect(left('2026-11-27T22:59:00Z')).toEqual({ count: 31, unit: 'hours', isOver: false })
  expect(left('2026-11-26T16:29:59Z')).toEqual({ count: 89, unit: 'minutes', isOver: false })
  expect(left('2026-11-26T16:30:00Z')).toEqual({ count: 1, unit: 'hours', isOver: false })
  expect(left('2026-11-28T14:59:00Z')).toEqual({ count: 47, unit: 'hours', isOver: false })
  expect(left('2026-11-28T15:00:00Z')).toEqual({ count: 2, unit: 'days', isOver: false })
  expect(left('2026-11-26T15:00:00Z')).toEqual({ count: 0, unit: 'minutes', isOver: true })
  expect(left('2026-11-23T15:00:00Z')).toEqual({ count: 3, unit: 'days', isOver: true })
})

test('a deadline is shown in its zone, with the year if it is another year, and midnight as the end of a day', () => {
  const at = (due: string, zone = 'America/New_York') => deadlineIn(due, zone, 'en-US', now)
  expect(at('2026-11-27T22:00:00Z')).toEqual({ day: 'Fri, Nov 27', time: '5:00 PM' })
  expect(at('2026-11-28T04:30:00Z', 'America/Los_Angeles')).toEqual({ day: 'Fri, Nov 27', time: '8:30 PM' })
  expect(at('2026-11-28T05:00:00Z')).toEqual({ day: 'Fri, Nov 27', time: null })
  expect(at('2027-01-02T15:00:00Z')).toEqual({ day: 'Sat, Jan 2, 2027', time: '10:00 AM' })
  // The viewer's zone is not known yet: nothing is left out.
  expect(deadlineIn('2026-11-27T22:00:00Z', 'America/New_York', 'en-US', null).day).toBe('Fri, Nov 27, 2026')
})
