import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay } from '#kernel/day.ts'
import { budgetLeft } from './budget.ts'
import { callWindowAt, quietAt } from './hours.ts'
import { deadlineOf, noticeUnder } from './notice.ts'
import type { Term, TermSays, TermOf, Weekday } from './types.ts'

const zone = 'America/Chicago'
const all: Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const term = <S extends TermSays>(says: S, since = '2020-01-01', until: string | null = null) => ({
  ...says,
  clause: { paragraph: '9(b)', text: '' },
  order: 'Decree',
  since: readDay(since)!,
  until: until === null ? null : readDay(until)!,
})
const quiet = (days: readonly Weekday[], from: string, to: string, since?: string, until?: string) =>
  term({ kind: 'quiet_hours', days, from, to, exceptEmergencies: true }, since, until)
const at = (iso: string) => Date.parse(iso)
const utc = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())

test('quiet hours last past midnight, and belong to the day on which they begin', () => {
  // Thursday alone, Central standard time is UTC-6.
  const terms: Term[] = [quiet([3], '21:00', '07:00')]
  expect(quietAt(terms, at('2026-12-04T02:59:59Z'), zone)).toBeNull()
  expect(utc(quietAt(terms, at('2026-12-04T03:00:00Z'), zone)?.until)).toBe('2026-12-04T13:00:00.000Z')
  expect(utc(quietAt(terms, at('2026-12-04T12:59:59Z'), zone)?.until)).toBe('2026-12-04T13:00:00.000Z')
  expect(quietAt(terms, at('2026-12-04T13:00:00Z'), zone)).toBeNull()
  // Friday evening is not Thursday's.
  expect(quietAt(terms, at('2026-12-05T03:30:00Z'), zone)).toBeNull()
})

test('quiet hours that follow each other are one, at most eight days long', () => {
  const weekend: Term[] = [quiet([4], '20:00', '00:00'), quiet([5], '00:00', '00:00'), quiet([6], '00:00', '08:00')]
  expect(utc(quietAt(weekend, at('2026-12-05T03:00:00Z'), zone)?.until)).toBe('2026-12-06T14:00:00.000Z')
  const now = at('2026-12-05T03:00:00Z')
  expect(quietAt([quiet(all, '00:00', '00:00')], now, zone)?.until).toBe(now + 8 * 86_400_000)
})

test('the night on which clocks change is an hour shorter or longer', () => {
  const terms: Term[] = [quiet(all, '22:00', '06:00')]
  const hours = (iso: string) => (quietAt(terms, at(iso), zone)!.until - at(iso)) / 3_600_000
  expect(hours('2027-03-13T04:00:00Z')).toBe(8)
  expect(hours('2027-03-14T04:00:00Z')).toBe(7)
  expect(hours('2027-11-07T03:00:00Z')).toBe(9)
})

test('a term holds from its first to its last day, by the day on which its hours begin', () => {
  const terms: Term[] = [quiet(all, '21:00', '07:00', '2026-12-02', '2026-12-03')]
  expect(quietAt(terms, at('2026-12-02T04:00:00Z'), zone)).toBeNull()
  expect(quietAt(terms, at('2026-12-03T04:00:00Z'), zone)).not.toBeNull()
  // The night after its last evening still belongs to it, the next evening does not.
  expect(quietAt(terms, at('2026-12-04T12:00:00Z'), zone)).not.toBeNull()
  expect(quietAt(terms, at('2026-12-05T04:00:00Z'), zone)).toBeNull()
})

test('whatever the hours, what is quiet stays so until the moment that is named, and not at it', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  })
  const days = fc.uniqueArray(fc.constantFrom(...all), { minLength: 1 })
  fc.assert(
    fc.property(days, time, time, fc.integer({ min: 0, max: 400 * 96 }), (on, from, to, quarter) => {
      const terms: Term[] = [quiet(on, from, to)]
      const now = at('2026-11-01T00:00Z') + quarter * 900_000
      const found = quietAt(terms, now, zone)
      if (!found) return
      expect(found.until).toBeGreaterThan(now)
      expect(quietAt(terms, found.until - 1, zone)).not.toBeNull()
      // Of what is quiet without an end only eight days are named.
      const isAll = found.until === now + 8 * 86_400_000
      expect(isAll || quietAt(terms, found.until, zone) === null).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('calls are read as quiet hours are, and one kind is not the other', () => {
  const terms: Term[] = [term({ kind: 'call_window', days: [2], from: '18:00', to: '18:30', who: 'away' })]
  expect(callWindowAt(terms, at('2026-12-03T00:10:00Z'), zone)?.term.who).toBe('away')
  expect(callWindowAt(terms, at('2026-12-03T00:30:00Z'), zone)).toBeNull()
  expect(quietAt(terms, at('2026-12-03T00:10:00Z'), zone)).toBeNull()
  expect(() => quietAt(terms, 0, 'Mars/Base')).toThrow(RangeError)
})

const limit = (count: number, per: 'day' | 'week') => term({ kind: 'message_limit', count, per, exceptEmergencies: true })

test('a budget counts the day from midnight in the zone, and the week from Sunday', () => {
  // Wednesday, December 2, 2026, 11:30 PM in Chicago.
  const now = at('2026-12-03T05:30:00Z')
  const sent = ['2026-12-02T05:59:59Z', '2026-12-02T06:00:00Z', '2026-12-03T05:00:00Z', '2026-11-29T06:00:00Z', '2026-11-29T05:59:59Z'].map(
    at,
  )
  expect(budgetLeft([limit(3, 'day')], sent, now, zone)).toMatchObject({ used: 2, left: 1, renews: at('2026-12-03T06:00:00Z') })
  expect(budgetLeft([limit(3, 'week')], sent, now, zone)).toMatchObject({ used: 4, left: -1, renews: at('2026-12-06T06:00:00Z') })
  expect(budgetLeft([limit(9, 'day'), limit(3, 'week')], sent, now, zone)?.term.per).toBe('week')
  expect(budgetLeft([], sent, now, zone)).toBeNull()
})

test('a message counts as notice only where the order names the app', () => {
  const terms: Term[] = [
    term({ kind: 'notice', by: ['email', 'certified_mail'], days: 30 }),
    term({ kind: 'notice', by: ['app', 'email'], days: 14 }, '2026-01-01'),
  ]
  expect(noticeUnder(terms, '2026-12-01').map(({ days }) => days)).toEqual([14])
  expect(noticeUnder(terms, '2026-12-01', 'certified_mail').map(({ days }) => days)).toEqual([30])
  expect(noticeUnder(terms, '2025-12-31')).toEqual([])
})

test('days are calendar days: the first is not counted, the last lasts to midnight, weekends count', () => {
  const pay: TermOf<'expense_pay'> = term({ kind: 'expense_pay', days: 30 })
  // Thursday evening; the thirtieth day is a Saturday, after the clocks went forward.
  expect(deadlineOf(pay, at('2027-02-12T01:00:00Z'), zone)).toEqual({ day: '2027-03-13', at: at('2027-03-14T06:00:00Z') })
  expect(deadlineOf({ ...pay, days: 0 }, at('2027-02-12T01:00:00Z'), zone)?.day).toBe('2027-02-11')
  const notice: TermOf<'notice'> = term({ kind: 'notice', by: ['app'], days: 30 })
  expect(deadlineOf(notice, at('2027-07-01T15:00:00Z'), zone)).toEqual({ day: '2027-06-01', at: at('2027-06-02T05:00:00Z') })
  expect(deadlineOf({ ...notice, days: null }, 0, zone)).toBeNull()
})
