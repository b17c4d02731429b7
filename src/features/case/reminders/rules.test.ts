import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digestTurn, hearingTurn, isExchangeDue, isNews, isWorthAMail, lastTurn, noCounts, staysNew } from './rules.ts'

const zones = ['America/New_York', 'America/Chicago', 'Pacific/Honolulu', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC']
const minute = 60_000
const hour = 60 * minute
const utc = (text: string) => Date.parse(`${text}Z`)
/** Local times from Intl, independent of the rules' own computation. */
const walls = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }),
  ]),
)
const wall = (zone: string, at: number) => {
  const [day, time] = walls.get(zone)!.format(at).split(', ') as [string, string]
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return { day, minute: hours * 60 + minutes }
}
const minuteOfDay = fc.integer({ min: 0, max: 1439 })
const moments = fc.integer({ min: Date.UTC(2026, 0) / minute, max: Date.UTC(2027, 0) / minute }).map((at) => at * minute)

describe('the last turn of a minute in a time zone', () => {
  test('is at that local time, at most 25 hours ago, once a day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), minuteOfDay, moments, (zone, at, now) => {
        const turn = lastTurn(zone, at, now)!
        expect(turn.moment).toBeLessThanOrEqual(now)
        expect(now - turn.moment).toBeLessThanOrEqual(25 * hour)
        const local = wall(zone, turn.moment)
        expect(local.day).toBe(turn.day)
        // In an hour that the clocks skip, the turn is the first minute after the gap, at most the gap's length later.
        expect(local.minute - at).toBeGreaterThanOrEqual(0)
        expect(local.minute - at).toBeLessThanOrEqual(60)
        // The turn is later than asked only if that minute did not exist: that much earlier the local time was another.
        expect(local.minute === at || wall(zone, turn.moment - (local.minute - at) * minute).minute !== at).toBe(true)
      }),
      { numRuns: 5_000, seed: 5 },
    )
  })
  test('comes after the gap if the clocks skip it in spring, and is the first of two in the fall', () => {
    expect(lastTurn('America/New_York', 150, utc('2026-03-08T07:29:00'))!.day).toBe('2026-03-07')
    expect(lastTurn('America/New_York', 150, utc('2026-03-08T07:30:00'))).toEqual({ day: '2026-03-08', moment: utc('2026-03-08T07:30:00') })
    for (const now of ['2026-11-01T05:30:00', '2026-11-01T06:30:00', '2026-11-01T23:00:00'])
      expect(lastTurn('America/New_York', 90, utc(now))).toEqual({ day: '2026-11-01', moment: utc('2026-11-01T05:30:00') })
  })
  test('does not exist in an unknown time zone', () => {
    expect(lastTurn('America/Nowhere', 480, utc('2026-03-12T18:00:00'))).toBe(null)
  })
})

describe('the daily summary', () => {
  test('comes at most once a day however often the job runs, and covers every moment exactly once', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 30 * 60 }), { minLength: 5, maxLength: 60 })
    let sent = 0
    fc.assert(
      fc.property(fc.constantFrom(...zones), minuteOfDay, moments, steps, (zone, at, began, waits) => {
        let now = began
        let last: { day: never; until: number } | null = null
        let reported = began
        const days: string[] = []
        for (const wait of waits) {
          now += wait * minute
          const turn = digestTurn({ zone, at, began, last }, now)
          if (!turn) continue
          expect(turn.since).toBe(reported)
          expect(turn.until).toBeLessThan(now)
          expect(lastTurn(zone, at, now)!.moment).toBeGreaterThanOrEqual(began)
          reported = turn.until
          last = { day: turn.day as never, until: turn.until }
          days.push(turn.day)
          sent += 1
          // A second run in the same minute, or after a restart, sends nothing.
          expect(digestTurn({ zone, at, began, last }, now)).toBe(null)
        }
        expect(days).toEqual([...new Set(days)].toSorted())
      }),
      { numRuns: 2_000, seed: 7 },
    )
    expect(sent).toBeGreaterThan(10_000)
  })
  test('does not come before its first hour after it was chosen, nor without a time zone', () => {
    const began = utc('2026-03-12T18:00:00')
    const asked = { zone: 'America/New_York', at: 480, began, last: null }
    expect(digestTurn(asked, began + hour)).toBe(null)
    expect(digestTurn(asked, utc('2026-03-13T12:00:00'))).toMatchObject({ day: '2026-03-13', since: began })
    expect(digestTurn({ ...asked, zone: null }, utc('2026-03-13T12:00:00'))).toBe(null)
  })
  test('is not sent if there is only a question that still waits', () => {
    expect(isWorthAMail({ ...noCounts, waiting: 3 })).toBe(false)
    expect(isWorthAMail({ ...noCounts, near: 1 })).toBe(true)
  })
})

describe('a reminder of a hearing', () => {
  const from = utc('2026-04-20T13:30:00')
  const chosen = { zone: 'America/New_York', at: 480, days: [7, 1] as const, began: 0 }
  const due = (now: string, more: object = {}, written = 0) => hearingTurn({ from, written }, { ...chosen, ...more }, utc(now))

  test('is due at the chosen hour, the chosen number of days before', () => {
    expect(due('2026-04-13T11:59:00')).toBe(null)
    expect(due('2026-04-13T12:00:00')).toEqual({ before: 7, day: '2026-04-20' })
    expect(due('2026-04-19T12:00:00')).toEqual({ before: 1, day: '2026-04-20' })
    expect(due('2026-04-20T13:30:00')).toBe(null)
  })
  test('uses the person’s own time zone, not the court’s: in Kiritimati it is 3:30 am the next day', () => {
    const own = { zone: 'Pacific/Kiritimati', days: [1] }
    expect(due('2026-04-19T17:59:00', own)).toBe(null)
    expect(due('2026-04-19T18:00:00', own)).toEqual({ before: 1, day: '2026-04-21' })
  })
  test('is not due if the hearing was added, or the reminder chosen, after its time', () => {
    expect(due('2026-04-15T00:00:00', {}, utc('2026-04-14T00:00:00'))).toBe(null)
    expect(due('2026-04-15T00:00:00', { began: utc('2026-04-14T00:00:00') })).toBe(null)
    expect(due('2026-04-19T12:00:00', {}, utc('2026-04-14T00:00:00'))).toEqual({ before: 1, day: '2026-04-20' })
  })
  test('never comes early, never after the hearing has begun, and never with more days left than the one before', () => {
    let reminded = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        minuteOfDay,
        fc.subarray([14, 7, 3, 2, 1]),
        moments,
        fc.array(fc.integer({ min: 1, max: 20 * 60 }), { minLength: 20, maxLength: 60 }),
        (zone, at, days, start, waits) => {
          let now = start - 15 * 24 * hour
          let before = Infinity
          for (const wait of waits) {
            now += wait * minute
            const turn = hearingTurn({ from: start, written: 0 }, { zone, at, days, began: 0 }, now)
            if (!turn) continue
            reminded += 1
            expect(now).toBeLessThan(start)
            expect(days).toContain(turn.before)
            expect(turn.before).toBeLessThanOrEqual(before)
            before = turn.before
            expect(turn.day).toBe(wall(zone, start).day)
            // The day on which it is due has begun.
            expect(Date.parse(turn.day) - turn.before * 24 * hour).toBeLessThanOrEqual(Date.parse(wall(zone, now).day))
          }
        },
      ),
      { numRuns: 2_000, seed: 3 },
    )
    expect(reminded).toBeGreaterThan(5_000)
  })
})

test('a reminder of an exchange is due from the chosen minutes before until the exchange, and not a minute longer', () => {
  const at = utc('2026-03-13T22:00:00')
  const isDue = (text: string) => isExchangeDue(at, 60, utc(text))
  expect(['2026-03-13T20:59:59', '2026-03-13T21:00:00', '2026-03-13T21:59:59', '2026-03-13T22:00:00'].map(isDue)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('changes from before the choice, or from long ago, are not news', () => {
  expect([isNews(5, 5, 9), isNews(6, 5, 9), isNews(10, 5, 9), isNews(6, 5, 7 + staysNew)]).toEqual([false, true, false, false])
})
