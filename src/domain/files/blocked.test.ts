import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { dueOf, endedOn, preservedUntil, stateOf } from './blocked.ts'

const at = Date.parse('2026-03-02T23:30:00Z')
const reported = { reportedAt: at, blockedAt: null, endedAt: null, tippedOn: null, extensions: [] }
const blocked = { ...reported, blockedAt: at + 3_600_000 }
const tipped = { ...blocked, tippedOn: '2026-03-04' as Day }

test('a report is blocked, then reported to the CyberTipline, then preserved for a year', () => {
  expect([reported, blocked, tipped].map(stateOf)).toEqual(['reported', 'blocked', 'tipped'])
  expect(dueOf(reported)).toEqual({ what: 'block', on: '2026-03-02', request: null })
  // Blocked after midnight: the next day is that of the next midnight.
  expect(dueOf(blocked)).toEqual({ what: 'tip', on: '2026-03-04', request: null })
  expect(dueOf(tipped)).toEqual({ what: 'preserve', on: '2027-03-04', request: null })
})

test('what two people ended is over, also where it was reported to the CyberTipline', () => {
  const ended = { ...tipped, endedAt: at + 1 }
  expect([stateOf(ended), dueOf(ended)]).toEqual(['ended', null])
})

test('a year after February 29 is March 1, and the end of a year is that of the next', () => {
  expect(['2028-02-29', '2026-12-31', '2027-02-28'].map((day) => preservedUntil(day as Day))).toEqual([
    '2029-03-01',
    '2027-12-31',
    '2028-02-28',
  ])
})

test('the longest request counts, and none makes the year shorter', () => {
  const asked = (...extensions: [reference: string, until: string][]) => ({
    ...tipped,
    extensions: extensions.map(([reference, until]) => ({ reference, until: until as Day })),
  })
  expect(dueOf(asked(['A', '2027-06-01'], ['B', '2028-01-31'], ['C', '2027-12-01']))).toEqual({
    what: 'preserve',
    on: '2028-01-31',
    request: 'B',
  })
  expect(dueOf(asked(['A', '2026-06-01']))).toEqual({ what: 'preserve', on: '2027-03-04', request: null })
})

test('a preservation has ended on the day after its last day, and never before a report to the CyberTipline', () => {
  const on = (days: Parameters<typeof endedOn>[0], today: string) => endedOn(days, today as Day)
  expect([on(tipped, '2027-03-04'), on(tipped, '2027-03-05')]).toEqual([null, '2027-03-04'])
  expect([on(blocked, '2036-01-01'), on(reported, '2036-01-01'), on({ ...tipped, endedAt: at }, '2036-01-01')]).toEqual([null, null, null])
})
