import fc from 'fast-check'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type {
  Agreed,
  Block,
  Cycle,
  Holder,
  Holiday,
  Layer,
  Monthly,
  Plan,
  Rule,
  Season,
  Span,
  Version,
  Weekday,
} from '#domain/schedule/types.ts'
import { type Day, readDay } from '#kernel/day.ts'

// Schedules for tests: short words for the rules of a family, and families by chance.

export const day = (text: string): Day => {
  const read = readDay(text)
  if (!read) throw new Error(`${text} is no day`)
  return read
}

/** The instant (ms) of a wall time written `2026-12-25 18:00`. */
export const instant = (text: string, zone = 'America/Chicago'): number => {
  const [date = '', time = '00:00'] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return zoneOf(zone)!.instantOf(numberOf(day(date)) * 1_440 + hours * 60 + minutes) * 60_000
}

export const cycle = (nights: string, at = '18:00', anchor = '2026-01-05'): Cycle => ({
  kind: 'cycle',
  anchor: day(anchor),
  nights,
  handover: { at },
})
export const block = (from: string, to: string, holder: Holder): Block => {
  const [fromDay = '', fromAt = '00:00'] = from.split(' ')
  const [toDay = '', toAt = '00:00'] = to.split(' ')
  return { kind: 'block', from: { day: day(fromDay), at: fromAt }, to: { day: day(toDay), at: toAt }, holder }
}
export const rule = (id: string, layer: Layer, span: Span, more: Partial<Rule> = {}): Rule => ({
  id,
  layer,
  children: 'all',
  span,
  ...more,
})
export const agreed = (id: string, from: string, to: string, holder: Holder, approved = 1, more: Partial<Agreed> = {}): Agreed => ({
  id,
  layer: 'change',
  children: 'all',
  span: block(from, to, holder),
  approved,
  ...more,
})
export const version = (id: string, effective: string, ...rules: Rule[]): Version => ({ id, effective: day(effective), rules })
export const plan = (versions: Version[], changes: Agreed[] = [], zone = 'America/Chicago'): Plan => ({ zone, versions, agreed: changes })

/** Zones that change their clocks: by an hour, by half an hour, at midnight, in the south, and once by Ramadan. */
export const changingZones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Havana',
]

const time = fc.constantFrom('07:30', '12:00', '15:05', '18:00', '01:30', '02:30', '02:00', '00:30', '24:00')
const daytime = fc.constantFrom('08:00', '12:15', '18:00', '02:30')
const weekday = fc.integer({ min: 0, max: 6 }).map((number) => number as Weekday)
const holder = fc.constantFrom<Holder>('A', 'B', 'A', 'B', 'third')
const date = (from: number, to: number) => fc.integer({ min: from, max: to }).map(dayAt)

const cycles = (from: number) =>
  fc.record({
    kind: fc.constant('cycle' as const),
    anchor: date(from - 400, from + 400),
    nights: fc
      .array(fc.constantFrom('A', 'B', 'AA', 'BB', 'AAA', 'BBBB', 'T'), { minLength: 1, maxLength: 9 })
      .map((runs) => runs.join('')),
    handover: fc.record({ at: time }),
    on: fc.option(fc.record({ 4: fc.record({ at: daytime, place: fc.constant('school') }) }), { nil: undefined }),
  })

const months: fc.Arbitrary<Monthly> = fc.record({
  kind: fc.constant('monthly' as const),
  numberedBy: weekday,
  weekStart: fc.option(weekday, { nil: undefined }),
  which: fc.subarray([1, 2, 3, 4, 5, -1], { minLength: 1 }),
  start: fc.record({ weekday, at: time }),
  end: fc.record({ weekday, at: time }),
  holder,
  otherwise: holder,
})

const season: fc.Arbitrary<Season> = fc.record({
  each: fc.record({
    from: fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 29 }) }),
    to: fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 29 }) }),
  }),
  at: fc.option(time, { nil: undefined }),
})

const holidays: fc.Arbitrary<Holiday> = fc.record({
  kind: fc.constant('holiday' as const),
  date: fc.oneof(
    fc.record({ type: fc.constant('fixed' as const), month: fc.constantFrom(2, 7, 12), day: fc.constantFrom(1, 25, 29) }),
    fc.record({ type: fc.constant('nth' as const), month: fc.constantFrom(3, 11), weekday, n: fc.integer({ min: 1, max: 5 }) }),
    fc.constant({ type: 'easter' as const }),
  ),
  from: fc.record({ offset: fc.integer({ min: -4, max: 0 }), at: time }),
  to: fc.record({ offset: fc.integer({ min: 0, max: 9 }), at: time }),
  turn: fc.oneof(fc.record({ every: holder }), fc.record({ odd: holder, even: fc.option(holder, { nil: null }) })),
  split: fc.option(fc.record({ half: time }), { nil: undefined }),
})

const blocks = (from: number) =>
  fc.tuple(date(from, from + 3_650), fc.integer({ min: 0, max: 20 }), time, time, holder).map(([first, days, at, until, who]): Block => {
    const last = dayAt(numberOf(first) + days)
    return { kind: 'block', from: { day: first, at }, to: { day: last, at: until }, holder: who }
  })

const rules = (from: number): fc.Arbitrary<Rule[]> =>
  fc
    .tuple(
      fc.oneof(cycles(from), cycles(from), months),
      fc.option(
        fc.record({ span: cycles(from), anchor: fc.constantFrom('own' as const, 'window' as const, 'week' as const), within: season }),
        { nil: undefined },
      ),
      fc.array(holidays, { maxLength: 4 }),
    )
    .map(([base, summer, days]) => [
      rule('base', 'base', base),
      ...(summer
        ? [
            rule('season', 'season', summer.anchor === 'own' ? summer.span : { ...summer.span, anchor: summer.anchor }, {
              within: summer.within,
            }),
          ]
        : []),
      ...days.map((span, index) => rule(`holiday ${index}`, 'holiday', span)),
    ])

/** A family with a base for all its days, over ten years from `from`; some move to another zone at a second version. */
export const families: fc.Arbitrary<{ plan: Plan; from: Day; to: Day }> = fc
  .integer({ min: numberOf(day('1990-01-01')), max: numberOf(day('2060-01-01')) })
  .chain((from) =>
    fc
      .record({
        zone: fc.constantFrom(...changingZones),
        first: rules(from),
        second: fc.option(fc.record({ effective: date(from, from + 3_650), rules: rules(from), zone: fc.constantFrom(...changingZones) }), {
          nil: undefined,
          freq: 2,
        }),
        blocks: fc.array(blocks(from), { maxLength: 6 }),
      })
      .map(({ zone, first, second, blocks: spans }) => ({
        plan: {
          zone,
          versions: [{ id: 'first', effective: dayAt(from - 30), rules: first }, ...(second ? [{ id: 'second', ...second }] : [])],
          agreed: spans.map((span, index): Agreed => ({
            id: `change ${index}`,
            layer: index % 2 ? 'vacation' : 'change',
            children: 'all',
            span,
            approved: index,
          })),
        },
        from: dayAt(from),
        to: dayAt(from + 3_652),
      })),
  )
