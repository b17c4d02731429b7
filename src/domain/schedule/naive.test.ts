import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { families } from '#test/support/schedules.ts'
import { layMinutes } from './lay-out.ts'
import type { Agreed, Cycle, DateRule, Holiday, Monthly, Plan, Rule, Season, Version } from './types.ts'

// A second implementation of the same rules, written without the first: it looks at one moment at a time, counts days
// one by one and lets Temporal do all calendar and clock work. Slow on purpose.

type Date = Temporal.PlainDate
const read = (text: string) => Temporal.PlainDate.from(text)
/** Weekday, Monday 0. */
const weekday = (date: Date) => date.dayOfWeek - 1

interface Clock {
  /** The instant of a time on a day: 24:00 is 00:00 of the next, and each day has the zone of its version. */
  at(date: Date, time: string): number
  date(instant: number): Date
}

function clockOf(plan: Plan): Clock {
  const versions = plan.versions.toSorted((one, other) => (one.effective < other.effective ? -1 : 1))
  const zone = (date: Date) => versions.findLast(({ effective }) => effective <= date.toString())?.zone ?? plan.zone
  const at = (date: Date, time: string): number => {
    if (time === '24:00') return at(date.add({ days: 1 }), '00:00')
    return date.toZonedDateTime({ timeZone: zone(date), plainTime: time }).epochMilliseconds
  }
  return {
    at,
    date(instant) {
      let date = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC').toPlainDate().add({ days: 2 })
      while (at(date, '00:00') > instant) date = date.subtract({ days: 1 })
      return date
    },
  }
}

/** Days near a date, from the latest back. */
const near = (date: Date, before: number, after: number) =>
  Array.from({ length: before + after + 1 }, (_, index) => date.add({ days: after - index }))

function byCycle(cycle: Cycle, anchor: Date, instant: number, clock: Clock): string {
  const night = near(clock.date(instant), 3, 1).find(
    (date) => clock.at(date, (cycle.on?.[weekday(date) as 0] ?? cycle.handover).at) <= instant,
  )!
  let index = anchor.until(night).days % cycle.nights.length
  if (index < 0) index += cycle.nights.length
  return { A: 'A', B: 'B', T: 'third' }[cycle.nights[index]!]!
}

function byMonth(rule: Monthly, instant: number, clock: Clock): string {
  for (const date of near(clock.date(instant), 9, 1)) {
    if (weekday(date) !== rule.start.weekday) continue
    let week = date
    while (weekday(week) !== (rule.weekStart ?? 0)) week = week.subtract({ days: 1 })
    let numbering = week
    while (weekday(numbering) !== rule.numberedBy) numbering = numbering.add({ days: 1 })
    const n = Math.ceil(numbering.day / 7)
    const isLast = numbering.add({ days: 7 }).month !== numbering.month
    if (!rule.which.includes(n) && !(isLast && rule.which.includes(-1))) continue
    let end = date
    while (weekday(end) !== rule.end.weekday || (end.equals(date) && rule.end.at <= rule.start.at)) end = end.add({ days: 1 })
    if (clock.at(date, rule.start.at) <= instant && instant < clock.at(end, rule.end.at)) return rule.holder
  }
  return rule.otherwise!
}

function dateIn(rule: DateRule, year: number): Date | null {
  if (rule.type === 'easter') {
    // The Sunday after the full moon on or after 21 March, by the epact: Knuth, The Art of Computer Programming 1, 1.3.2, exercise 14.
    const golden = (year % 19) + 1
    const century = Math.floor(year / 100) + 1
    const solar = Math.floor((3 * century) / 4) - 12
    const lunar = Math.floor((8 * century + 5) / 25) - 5
    let epact = (((11 * golden + 20 + lunar - solar) % 30) + 30) % 30
    if ((epact === 25 && golden > 11) || epact === 24) epact += 1
    let moon = 44 - epact
    if (moon < 21) moon += 30
    let sunday = Temporal.PlainDate.from({ year, month: 3, day: 1 }).add({ days: moon })
    while (weekday(sunday) !== 6) sunday = sunday.add({ days: 1 })
    return sunday
  }
  if (rule.type === 'nth') {
    const all = near(Temporal.PlainDate.from({ year, month: rule.month, day: 1 }), 0, 30)
      .toReversed()
      .filter((date) => date.month === rule.month && weekday(date) === rule.weekday)
    return all[rule.n - 1] ?? null
  }
  if (rule.type !== 'fixed') throw new Error('not drawn')
  const yearMonth = Temporal.PlainYearMonth.from({ year, month: rule.month })
  return rule.day > yearMonth.daysInMonth ? null : yearMonth.toPlainDate({ day: rule.day })
}

/** Who has the child by a holiday, and how many minutes of wall time that holiday lasts. */
function byHoliday(rule: Holiday, instant: number, clock: Clock): { holder: string; length: number } | null {
  const { year } = clock.date(instant)
  let answer: { holder: string; length: number } | null = null
  for (const of of [year - 1, year, year + 1]) {
    const date = dateIn(rule.date, of)
    if (!date) continue
    const holder = 'every' in rule.turn ? rule.turn.every : of % 2 ? rule.turn.odd : rule.turn.even
    const [first, last] = [date.add({ days: rule.from.offset }), date.add({ days: rule.to.offset })]
    const [from, to] = [clock.at(first, rule.from.at), clock.at(last, rule.to.at)]
    if (holder === null || instant < from || instant >= to) continue
    const wall = (date_: Date, time: string) =>
      date_.toPlainDateTime(time === '24:00' ? '00:00' : time).add({ hours: time === '24:00' ? 24 : 0 })
    const length = wall(first, rule.from.at).until(wall(last, rule.to.at)).total('minutes')
    answer = { holder, length }
    if (!rule.split || !('half' in rule.split)) continue
    const days = (date_: Date, time: string) => (time === '24:00' ? date_.add({ days: 1 }) : date_)
    const [begin, end] = [days(first, rule.from.at), days(last, rule.to.at)]
    const middle = begin.add({ days: Math.floor(begin.until(end).days / 2) })
    if (instant >= clock.at(middle, rule.split.half)) answer = { holder: { A: 'B', B: 'A', third: 'third' }[holder], length }
  }
  return answer
}

/** The first day of the season that contains an instant; if the season does not say when, it begins with that day's exchange. */
function seasonOf(season: Season, span: Rule['span'], instant: number, clock: Clock): Date | null {
  if (!('each' in season)) throw new Error('not drawn')
  const { from, to } = season.each
  const { year } = clock.date(instant)
  const leap = { month: 2, day: 29 }
  const is = (one: { month: number; day: number }, other: { month: number; day: number }) =>
    one.month === other.month && one.day === other.day
  for (const of of [year - 1, year]) {
    const isLeap = (y: number) => Temporal.PlainDate.from({ year: y, month: 1, day: 1 }).inLeapYear
    const first = Temporal.PlainDate.from({ year: of, ...(is(from, leap) && !isLeap(of) ? { month: 3, day: 1 } : from) })
    const ends = to.month * 100 + to.day < from.month * 100 + from.day ? of + 1 : of
    const last = Temporal.PlainDate.from({ year: ends, ...(is(to, leap) && !isLeap(ends) ? { month: 2, day: 28 } : to) })
    const exchange = span.kind === 'cycle' ? (span.on?.[weekday(first) as 0] ?? span.handover).at : '00:00'
    if (clock.at(first, season.at ?? exchange) <= instant && instant < clock.at(last, '24:00')) return first
  }
  return null
}

function claims(rule: Rule, instant: number, clock: Clock): string | null {
  const { span, within } = rule
  const since = within ? seasonOf(within, span, instant, clock) : null
  if (within && !since) return null
  if (span.kind === 'cycle') {
    let anchor = span.anchor === 'window' || span.anchor === 'week' ? since! : read(span.anchor)
    while (span.anchor === 'week' && weekday(anchor) !== 0) anchor = anchor.subtract({ days: 1 })
    return byCycle(span, anchor, instant, clock)
  }
  if (span.kind === 'monthly') return byMonth(span, instant, clock)
  if (span.kind === 'holiday') return byHoliday(span, instant, clock)?.holder ?? null
  if (span.kind !== 'block') throw new Error('not drawn')
  return clock.at(read(span.from.day), span.from.at) <= instant && instant < clock.at(read(span.to.day), span.to.at) ? span.holder : null
}

/** Who has the child, by checking the strongest layer first. */
function whoHas(plan: Plan, instant: number): string {
  const clock = clockOf(plan)
  const version = plan.versions
    .toSorted((one: Version, other: Version) => (one.effective < other.effective ? -1 : 1))
    .findLast(({ effective }) => clock.at(read(effective), '00:00') <= instant)!
  const latest = (one: Agreed, other: Agreed) => other.approved - one.approved
  const length = ({ span }: Rule) => (span.kind === 'holiday' ? (byHoliday(span, instant, clock)?.length ?? 0) : 0)
  for (const layer of ['change', 'holiday', 'vacation', 'season', 'base'] as const)
    for (const rule of [...plan.agreed.toSorted(latest), ...version.rules.toReversed()]
      .filter((candidate) => candidate.layer === layer)
      .toSorted((one, other) => length(one) - length(other))) {
      const holder = claims(rule, instant, clock)
      if (holder) return holder
    }
  return 'gap'
}

test(
  'a naive reading of the same rules, moment by moment, has the child with the same holder: 60 families, 40 moments each',
  { timeout: 300_000 },
  () => {
    const moments = fc.array(fc.nat(3_652 * 1_440 - 1), { minLength: 25, maxLength: 25 })
    fc.assert(
      fc.property(families, moments, ({ plan, from }, drawn) => {
        const begin = clockOf(plan).at(read(from), '00:00') / 60_000
        const end = begin + 3_652 * 1_440
        const stretches = layMinutes(plan, 'child', begin, end)
        // The most important cases: the first and last minutes of stretches.
        const edges = drawn.slice(0, 15).flatMap((pick) => {
          const stretch = stretches[pick % stretches.length]!
          return [stretch.from, stretch.to - 60_000]
        })
        for (const instant of [...drawn.slice(15).map((minute) => (begin + minute) * 60_000), ...edges]) {
          const placed = stretches.find((stretch) => stretch.from <= instant && instant < stretch.to)!
          expect(placed.holder, `${new Date(instant).toISOString()} ${placed.layer}`).toBe(whoHas(plan, instant))
        }
      }),
      { numRuns: 60, seed: 13 },
    )
  },
)
