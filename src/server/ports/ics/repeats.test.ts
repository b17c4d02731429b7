import fc from 'fast-check'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { readCalendar } from './read.ts'
import { calendarOf, eventOf } from './samples.testing.ts'

// Repeating events, expanded by ical.js as this port uses it, and by node-ical, which reads rules with another library.

const window = { from: Date.parse('2026-06-01T00:00Z'), to: Date.parse('2028-06-01T00:00Z') }
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const zones = ['America/Chicago', 'America/Phoenix', 'Europe/London', 'Australia/Sydney', 'Asia/Kathmandu'] as const

const stamp = (wall: number) => new Date(wall).toISOString().replace(/[-:]|\.000Z/g, '')

/** Starts in the middle of the day: read.test.ts covers hours that a zone skips or has twice. */
const begin = fc
  .record({ day: fc.integer({ min: 0, max: 400 }), hour: fc.integer({ min: 5, max: 22 }), minute: fc.constantFrom(0, 15, 45) })
  .map(({ day, hour, minute }) => Date.UTC(2026, 5, 1 + day, hour, minute))

/** A rule whose first begin is the event's own, as RFC 5545 3.8.5.3 asks: others are read differently by everybody. */
const rule = fc
  .record({
    start: begin,
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    more: fc.subarray(weekdays, { maxLength: 3 }),
    nth: fc.boolean(),
    end: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: 30 }).map((count) => `;COUNT=${count}`),
      fc.integer({ min: 30, max: 500 }).map((days) => ({ days })),
    ),
  })
  .map(({ start, freq, interval, more, nth, end }) => {
    const date = new Date(start)
    const own = weekdays[(date.getUTCDay() + 6) % 7]!
    const by =
      freq === 'WEEKLY' && more.length > 0
        ? `;BYDAY=${[...new Set([own, ...more])].toSorted((a, b) => weekdays.indexOf(a) - weekdays.indexOf(b)).join(',')}`
        : freq === 'MONTHLY' && nth
          ? `;BYDAY=${Math.ceil(date.getUTCDate() / 7)}${own}`
          : ''
    const until = typeof end === 'string' ? end : `;UNTIL=${stamp(start + end.days * 86_400_000)}Z`
    return { start, text: `FREQ=${freq};INTERVAL=${interval}${by}${until}` }
  })

test('repeating events have the begins that another library finds, clocks changing or not', () => {
  let begins = 0
  fc.assert(
    fc.property(rule, fc.constantFrom(...zones), fc.integer({ min: 0, max: 3 }), ({ start, text }, zone, left) => {
      const except = Array.from({ length: left }, (_, i) => start + i * 7 * 86_400_000)
      const calendar = calendarOf(
        ...eventOf(
          'UID:x',
          'SUMMARY:X',
          `DTSTART;TZID=${zone}:${stamp(start)}`,
          'DURATION:PT1H',
          `RRULE:${text}`,
          ...except.map((wall) => `EXDATE;TZID=${zone}:${stamp(wall)}`),
        ),
      )
      const mine = readCalendar(calendar, { ...window, zone: 'UTC', most: 5_000 })
      if (mine.refused !== null) throw new Error(mine.refused)
      const other = nodeIcal.sync.parseICS(calendar).x
      if (other?.type !== 'VEVENT') throw new Error('the other parser has no such event')
      const theirs = nodeIcal
        .expandRecurringEvent(other, { from: new Date(window.from), to: new Date(window.to - 1) })
        .map((one) => one.start.toISOString())
      expect(mine.leftOut).toEqual([])
      expect([text, mine.events.map(({ from }) => new Date(from).toISOString())]).toEqual([text, theirs])
      begins += theirs.length
    }),
    { seed: 20_261_121, numRuns: 200 },
  )
  expect(begins).toBeGreaterThan(2_000)
})
