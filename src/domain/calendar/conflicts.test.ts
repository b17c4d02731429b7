import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { applied, clockOf } from './applied.testing.ts'
import { conflictsOf } from './conflicts.ts'
import { byCar } from './travel.ts'
import type { Calendar, Conflict, ConflictKind, Held, Item } from './types.ts'

const zone = 'America/Chicago'
const at = clockOf(zone)
const day = (text: string) => text as Day
const clause = { paragraph: '4.2', text: 'Exchanges are on Fridays at 6 pm.' }

/** A week with A, a week with B, and so on; exchanges on Fridays at 18:00. */
const weeks: Held[] = ['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'].flatMap((friday, i, all) =>
  ['mia', 'leo'].map((child) => ({
    child,
    from: at(`${friday} 18:00`),
    to: i + 1 < all.length ? at(`${all[i + 1]} 18:00`) : at('2026-12-25 18:00'),
    holder: i % 2 === 0 ? ('A' as const) : ('B' as const),
    rule: 'weeks',
    layer: 'base' as const,
    clause,
  })),
)

const base: Calendar = {
  zone,
  now: at('2026-11-21 09:00'),
  window: { from: at('2026-11-21 00:00'), to: at('2026-12-25 00:00') },
  items: [],
  stretches: weeks,
  order: { exchanges: [], notices: [], grace: 0 },
  travel: { table: [] },
}

function item(id: string, part: Partial<Item> & { when?: [string, string] }): Item {
  const { when, ...rest } = part
  return {
    id,
    kind: 'event',
    from: when ? at(when[0]) : 0,
    to: when ? at(when[1]) : 0,
    children: [],
    people: [],
    author: 'A',
    createdAt: at('2026-11-01 12:00'),
    ...rest,
  }
}

const kindsIn = (calendar: Calendar): ConflictKind[] => conflictsOf(calendar).conflicts.map(({ kind }) => kind)
const withItems = (...items: Item[]): Calendar => ({ ...base, items })

/** The only conflict there is; its fix is held to end it. */
function only(calendar: Calendar): Conflict {
  const { conflicts } = conflictsOf(calendar)
  expect(conflicts.map(({ kind }) => kind)).toHaveLength(1)
  const [conflict] = conflicts as [Conflict]
  expect(conflictsOf(applied(calendar, conflict)).conflicts.map(({ id }) => id)).not.toContain(conflict.id)
  return conflict
}

test('a calendar without anything in it has no conflict', () => {
  expect(conflictsOf(base)).toEqual({ conflicts: [], refused: [] })
})

test('a parent with two items at once sees a conflict, and the item written later is moved to right after the other', () => {
  const calendar = withItems(
    item('dentist', { people: ['A'], when: ['2026-11-24 10:00', '2026-11-24 11:00'] }),
    item('meeting', { people: ['A'], when: ['2026-11-24 10:30', '2026-11-24 11:30'], createdAt: at('2026-11-02 12:00') }),
  )
  expect(only(calendar)).toMatchObject({
    kind: 'overlap',
    items: ['dentist', 'meeting'],
    from: at('2026-11-24 10:30'),
    to: at('2026-11-24 11:00'),
    severity: 'medium',
    reason: { key: 'parent_twice', people: ['A'] },
    fix: { kind: 'move', item: 'meeting', from: at('2026-11-24 11:00'), to: at('2026-11-24 12:00') },
  })
})

test('things that only touch, whole days, and things of different parents do not overlap', () => {
  const first = item('a', { people: ['A'], when: ['2026-11-24 10:00', '2026-11-24 11:00'] })
  expect(kindsIn(withItems(first, item('b', { people: ['A'], when: ['2026-11-24 11:00', '2026-11-24 12:00'] })))).toEqual([])
  expect(kindsIn(withItems(first, item('b', { people: ['A'], allDay: { first: day('2026-11-24'), last: day('2026-11-24') } })))).toEqual([])
  expect(kindsIn(withItems(first, item('b', { people: ['B'], when: ['2026-11-24 10:00', '2026-11-24 11:00'] })))).toEqual([])
})

test('a moment conflicts with an item around it, not with an item that begins or ends then', () => {
  const work = item('work', { people: ['A'], when: ['2026-11-24 09:00', '2026-11-24 17:00'] })
  const exchange = (time: string) => item('x', { kind: 'exchange', people: ['A', 'B'], when: [`2026-11-24 ${time}`, `2026-11-24 ${time}`] })
  expect(kindsIn(withItems(work, exchange('12:00')))).toEqual(['overlap'])
  expect(kindsIn(withItems(work, exchange('09:00')))).toEqual([])
  expect(kindsIn(withItems(work, exchange('17:00')))).toEqual([])
})

test('a court does not move: what meets its hearing does, and two hearings wait for a person', () => {
  const hearing = item('hearing', {
    kind: 'hearing',
    people: ['A', 'B'],
    when: ['2026-11-24 09:00', '2026-11-24 10:00'],
    createdAt: at('2026-11-20 12:00'),
  })
  const work = item('work', { people: ['B'], author: 'B', when: ['2026-11-24 08:00', '2026-11-24 09:30'] })
  expect(only(withItems(hearing, work)).fix).toMatchObject({ kind: 'move', item: 'work' })
  const second = { ...hearing, id: 'second', people: ['B'] as const }
  expect(only(withItems(hearing, second)).fix).toEqual({ kind: 'confirm', items: ['hearing', 'second'], by: 'both' })
})

test('a way that is longer than the time for it is a conflict, to the minute', () => {
  const places = { office: { label: 'office' }, court: { label: 'court' } }
  const calendar = (start: string): Calendar => ({
    ...withItems(
      item('hearing', { kind: 'hearing', people: ['A'], place: places.court, when: ['2026-11-24 09:00', '2026-11-24 10:00'] }),
      item('work', { people: ['A'], place: places.office, when: [`2026-11-24 ${start}`, '2026-11-24 12:00'] }),
    ),
    travel: { table: [{ between: ['office', 'court'], minutes: 25 }] },
  })
  expect(only(calendar('10:24'))).toMatchObject({
    kind: 'travel',
    from: at('2026-11-24 10:00'),
    to: at('2026-11-24 10:24'),
    reason: { key: 'too_far', minutes: 24, needed: 25, measured: 'table', people: ['A'] },
  })
  expect(kindsIn(calendar('10:25'))).toEqual([])
  expect(kindsIn(calendar('10:00'))).toEqual(['travel'])
  expect(kindsIn({ ...calendar('10:00'), travel: { table: [] } })).toEqual([])
})

test('without a table the way is a straight line at the speed that is given', () => {
  // Madison, Wisconsin to Milwaukee, Wisconsin: 122 km.
  const calendar: Calendar = {
    ...withItems(
      item('a', {
        people: ['A'],
        place: { label: 'Madison', latitude: 43.0731, longitude: -89.4012 },
        when: ['2026-11-24 09:00', '2026-11-24 10:00'],
      }),
      item('b', {
        people: ['A'],
        place: { label: 'Milwaukee', latitude: 43.0389, longitude: -87.9065 },
        when: ['2026-11-24 11:00', '2026-11-24 12:00'],
      }),
    ),
    travel: { table: [], speed: 70 },
  }
  expect(only(calendar).reason).toEqual({
    key: 'too_far',
    people: ['A'],
    children: [],
    minutes: 60,
    needed: 105,
    measured: 'straight_line',
  })
  expect(only({ ...calendar, travel: { table: [], speed: 70, detour: 1.3 } }).reason).toMatchObject({ needed: 136 })
  expect(kindsIn({ ...calendar, travel: { table: [], speed: 130 } })).toEqual([])
})

/** Two ball games that follow on each other: Columbus, Ohio and Dayton, Ohio, 106 km apart. */
function twoGames(second: Partial<Item>, first: Partial<Item> = {}): Calendar {
  const columbus = { label: 'Columbus', latitude: 39.9612, longitude: -82.9988 }
  const dayton = { label: 'Dayton', latitude: 39.7589, longitude: -84.1916 }
  return {
    ...withItems(
      item('first', { children: ['mia'], place: columbus, when: ['2026-11-24 09:00', '2026-11-24 10:00'], ...first }),
      item('second', {
        children: ['mia'],
        place: dayton,
        when: ['2026-11-24 10:30', '2026-11-24 11:30'],
        createdAt: at('2026-11-02 12:00'),
        ...second,
      }),
    ),
    travel: { table: [], ...byCar },
  }
}

test('a child that would have to be in two places one after the other needs the time for the way, and the later written is moved behind it', () => {
  expect(only(twoGames({}))).toMatchObject({
    kind: 'travel',
    reason: { key: 'too_far', people: [], children: ['mia'], minutes: 30, needed: 163 },
    fix: { kind: 'move', item: 'second', from: at('2026-11-24 12:45'), to: at('2026-11-24 13:45') },
  })
})

test('travel time is checked only for the same parent or child, and never if it is unknown', () => {
  const unknown = { label: 'Somewhere' }
  const quiet: [string, Calendar][] = [
    ['another child', twoGames({ children: ['leo'] })],
    ['a parent at one, a child at the other', twoGames({ children: [], people: ['A'] })],
    ['time enough', twoGames({ from: at('2026-11-24 12:43'), to: at('2026-11-24 13:00') })],
    [
      'one place, edge to edge',
      twoGames({ from: at('2026-11-24 10:00'), place: { label: 'Columbus', latitude: 39.9612, longitude: -82.9988 } }),
    ],
    ['a place that nobody knows', twoGames({ place: unknown })],
    ['two such places', twoGames({ place: unknown }, { place: { label: 'Elsewhere' } })],
    ['no place', twoGames({ place: undefined })],
    ['a whole day', twoGames({ allDay: { first: day('2026-11-25'), last: day('2026-11-25') } })],
    ['a deadline', twoGames({ kind: 'deadline' })],
  ]
  expect(quiet.map(([what, calendar]) => [what, kindsIn(calendar)])).toEqual(quiet.map(([what]) => [what, []]))
})

test('a hearing of a parent on vacation moves the vacation behind it, or waits for a person', () => {
  const vacation = item('trip', {
    kind: 'vacation',
    people: ['A'],
    allDay: { first: day('2026-12-05'), last: day('2026-12-09') },
    author: 'A',
  })
  const hearing = item('hearing', { kind: 'hearing', people: ['A', 'B'], when: ['2026-12-07 09:00', '2026-12-07 10:00'] })
  expect(only(withItems(vacation, hearing))).toMatchObject({
    kind: 'hearing_in_vacation',
    severity: 'high',
    items: ['hearing', 'trip'],
    fix: { kind: 'move', item: 'trip', allDay: { first: '2026-12-08', last: '2026-12-12' } },
  })
  expect(kindsIn(withItems({ ...vacation, people: ['B'] }, { ...hearing, people: ['A'] }))).toEqual([])
  expect(
    kindsIn(withItems(vacation, item('h', { kind: 'hearing', people: ['A'], when: ['2026-12-10 00:00', '2026-12-10 01:00'] }))),
  ).toEqual([])
})

test("a plan in the other parent's time cites the clause and offers a swap: that time for as much of the author's own a week later", () => {
  const calendar = withItems(item('zoo', { children: ['mia'], people: ['A'], when: ['2026-11-28 10:00', '2026-11-28 14:00'] }))
  expect(only(calendar)).toMatchObject({
    kind: 'others_time',
    items: ['zoo'],
    clause,
    reason: { key: 'others_time', holder: 'B', children: ['mia'], rules: ['weeks'] },
    fix: {
      kind: 'swap_request',
      legs: [
        { child: 'mia', from: at('2026-11-28 10:00'), to: at('2026-11-28 14:00'), giver: 'B', taker: 'A' },
        { child: 'mia', from: at('2026-12-05 10:00'), to: at('2026-12-05 14:00'), giver: 'A', taker: 'B' },
      ],
    },
  })
  expect(
    kindsIn(withItems(item('zoo', { children: ['mia'], people: ['A'], agreed: true, when: ['2026-11-28 10:00', '2026-11-28 14:00'] }))),
  ).toEqual([])
  expect(
    kindsIn(withItems(item('zoo', { children: ['mia'], people: ['B'], author: 'B', when: ['2026-11-28 10:00', '2026-11-28 14:00'] }))),
  ).toEqual([])
  expect(kindsIn(withItems(item('zoo', { children: ['mia'], people: ['A'], when: ['2026-11-27 14:00', '2026-11-27 18:00'] })))).toEqual([])
})

test("in the other parent's time, an item conflicts if its author must attend, or if it is a visit or a trip", () => {
  const game = (more: Partial<Item>) => withItems(item('x', { children: ['mia'], when: ['2026-11-28 10:00', '2026-11-28 14:00'], ...more }))
  expect(kindsIn(game({}))).toEqual([])
  expect(kindsIn(game({ people: ['B'] }))).toEqual([])
  expect(kindsIn(game({ people: ['A', 'B'] }))).toEqual([])
  expect(kindsIn(game({ people: ['A'], kind: 'school' }))).toEqual([])
  for (const change of [{ people: ['A'] as const }, { kind: 'visit' as const }, { kind: 'vacation' as const }])
    expect(kindsIn(game(change))).toEqual(['others_time'])
  expect(kindsIn(game({ kind: 'visit', people: ['A', 'B'] }))).toEqual([])
  const days = { first: day('2026-11-28'), last: day('2026-11-28') }
  expect(kindsIn(game({ kind: 'visit', allDay: days }))).toEqual([])
  expect(kindsIn(game({ kind: 'visit', allDay: days, people: ['A'] }))).toEqual(['others_time'])
})

test('an exchange during an item is reported as one conflict', () => {
  const party = item('party', { children: ['mia'], people: ['A'], when: ['2026-11-27 17:00', '2026-11-27 20:00'] })
  const exchange = item('exchange', {
    kind: 'exchange',
    children: ['mia'],
    people: [],
    author: 'other',
    when: ['2026-11-27 18:00', '2026-11-27 18:00'],
  })
  expect(kindsIn(withItems(party))).toEqual(['others_time'])
  expect(kindsIn(withItems(party, exchange))).toEqual(['double_booking'])
  expect(kindsIn(withItems(party, { ...exchange, children: ['leo'] }))).toEqual(['others_time'])
})

test('a lesson gives way to a trip or a visit; an appointment does not', () => {
  const trip = (kind: 'vacation' | 'visit') =>
    item('trip', { kind, author: 'B', children: ['mia'], when: ['2026-11-28 08:00', '2026-11-28 20:00'] })
  const swim = item('swim', { children: ['mia'], when: ['2026-11-28 10:00', '2026-11-28 11:00'] })
  for (const kind of ['vacation', 'visit'] as const) {
    expect(kindsIn(withItems(trip(kind), swim))).toEqual(['double_booking'])
    expect(kindsIn(withItems(trip(kind), { ...swim, isRoutine: true }))).toEqual([])
    expect(kindsIn(withItems(trip(kind), { ...swim, kind: 'school', isRoutine: true }))).toEqual(['double_booking'])
  }
})

test('conflicts are sorted by day, and within a day the gravest comes first', () => {
  const hours = (from: string, to: string): [string, string] => [`2026-11-24 ${from}`, `2026-11-24 ${to}`]
  const later = item('later', { people: ['A'], when: ['2026-11-25 06:00', '2026-11-25 08:00'] })
  const found = conflictsOf(
    withItems(
      item('one', { people: ['A'], when: hours('08:00', '09:00') }),
      item('two', { people: ['A'], when: hours('08:30', '09:30') }),
      item('trip', { kind: 'vacation', people: ['A'], when: hours('12:00', '18:00') }),
      item('court', { kind: 'hearing', people: ['A'], author: 'other', when: hours('14:00', '15:00') }),
      later,
      { ...later, id: 'later too' },
    ),
  ).conflicts
  expect(found.map(({ kind, severity }) => [kind, severity])).toEqual([
    ['hearing_in_vacation', 'high'],
    ['overlap', 'medium'],
    ['overlap', 'medium'],
  ])
})

test('before the first schedule no parent is missing; after it, a gap is a conflict', () => {
  const hole = { ...base, window: { from: at('2026-11-01 00:00'), to: at('2026-11-22 00:00') } }
  expect(kindsIn(hole)).toContain('gap')
  expect(kindsIn({ ...hole, since: at('2026-11-21 00:00') })).toEqual([])
  expect(kindsIn({ ...hole, since: Infinity })).toEqual([])
})

test("a whole day is in the other's time only if its author has no minute of it", () => {
  const on = (first: string, last = first) =>
    withItems(item('x', { children: ['leo'], people: ['A'], allDay: { first: day(first), last: day(last) } }))
  expect(kindsIn(on('2026-11-27'))).toEqual([])
  expect(only(on('2026-11-28')).fix).toMatchObject({ kind: 'swap_request' })
  expect(only(on('2026-11-27', '2026-11-29'))).toMatchObject({ from: at('2026-11-28 00:00'), to: at('2026-11-30 00:00') })
})

test('notice counts in whole days: in time on the last day, late on the next, and still due before', () => {
  const order = { ...base.order, notices: [{ kind: 'vacation', days: 7, clause }] }
  const trip = (noticeGivenAt: number | null) => ({
    ...withItems(item('trip', { kind: 'vacation', noticeOf: 'vacation', noticeGivenAt, when: ['2026-12-05 08:00', '2026-12-08 20:00'] })),
    order,
  })
  expect(kindsIn(trip(at('2026-11-28 23:59')))).toEqual([])
  expect(only(trip(at('2026-11-29 00:00')))).toMatchObject({
    kind: 'notice',
    clause,
    reason: { key: 'notice_late', days: 7, due: '2026-11-28', given: '2026-11-29' },
    fix: { kind: 'confirm', by: 'B' },
  })
  expect(only(trip(null))).toMatchObject({
    reason: { key: 'notice_due', due: '2026-11-28' },
    fix: { kind: 'give_notice', whom: 'B', by: '2026-11-28' },
  })
  expect(only({ ...trip(null), now: at('2026-11-29 09:00') }).reason).toMatchObject({ key: 'notice_late', given: null })
})

test('a person who has a child and is away for the hours of the right of first refusal asks the other parent first', () => {
  const order = { ...base.order, firstRefusal: { hours: 4, clause } }
  const away = (to: string, part: Partial<Item> = {}) => ({
    ...withItems(item('shift', { people: ['A'], when: ['2026-11-24 12:00', `2026-11-24 ${to}`], ...part })),
    order,
  })
  expect(only(away('16:00'))).toMatchObject({
    kind: 'first_refusal',
    clause,
    reason: { key: 'away', parent: 'A', children: ['leo', 'mia'], minutes: 240, hours: 4 },
    fix: {
      kind: 'ask_first',
      item: 'shift',
      whom: 'B',
      children: ['leo', 'mia'],
      from: at('2026-11-24 12:00'),
      to: at('2026-11-24 16:00'),
    },
  })
  expect(kindsIn(away('15:59'))).toEqual([])
  expect(kindsIn(away('16:00', { people: ['B'] }))).toEqual([])
  expect(kindsIn(away('16:00', { people: ['A', 'B'] }))).toEqual([])
  expect(only(away('16:00', { children: ['mia'] })).reason).toMatchObject({ children: ['leo'] })
  const school = item('school', { kind: 'school', children: ['leo', 'mia'], when: ['2026-11-24 08:00', '2026-11-24 15:00'] })
  expect(kindsIn({ ...away('18:59'), items: [...away('18:59').items, school] })).toEqual([])
  expect(kindsIn({ ...away('19:00'), items: [...away('19:00').items, school] })).toEqual(['first_refusal'])
})

test('the order says 6 pm, the schedule says 5 pm: one conflict for all such Fridays, with the exchange moved', () => {
  const early = weeks.map((held) => ({ ...held, from: held.from - 3_600_000, to: held.to - 3_600_000 }))
  const order = { ...base.order, exchanges: [{ id: 'friday', weekday: 4 as const, time: '18:00', clause }], grace: 15 }
  const calendar: Calendar = { ...base, stretches: early, order, window: { from: at('2026-11-21 00:00'), to: at('2026-12-18 00:00') } }
  const conflict = only(calendar)
  expect(conflict).toMatchObject({
    kind: 'order_against_schedule',
    severity: 'high',
    clause,
    from: at('2026-11-27 17:00'),
    to: at('2026-11-27 18:00'),
    reason: { key: 'order_says', ordered: '18:00', planned: '17:00', weekday: 4, times: 4, rule: 'weeks' },
  })
  expect(conflict.fix).toMatchObject({ kind: 'move_exchange', at: '18:00' })
  expect(kindsIn({ ...calendar, order: { ...order, grace: 60 } })).toEqual([])
  expect(kindsIn({ ...base, order })).toEqual([])
})

test('a child cannot be in two places: two events, school and a vacation, an exchange during a game', () => {
  const game = item('game', { children: ['mia'], when: ['2026-11-24 16:00', '2026-11-24 18:00'] })
  expect(
    only(withItems(game, item('piano', { children: ['mia', 'leo'], people: ['A'], when: ['2026-11-24 17:00', '2026-11-24 17:30'] }))),
  ).toMatchObject({
    kind: 'double_booking',
    reason: { key: 'child_twice', children: ['mia'] },
  })
  expect(kindsIn(withItems(game, item('piano', { children: ['leo'], when: ['2026-11-24 17:00', '2026-11-24 17:30'] })))).toEqual([])
  const school = item('school', { kind: 'school', author: 'other', children: ['mia'], when: ['2026-11-24 08:00', '2026-11-24 15:00'] })
  const trip = item('trip', { kind: 'vacation', children: ['mia'], allDay: { first: day('2026-11-23'), last: day('2026-11-25') } })
  expect(only(withItems(school, trip)).fix).toMatchObject({ kind: 'move', item: 'trip' })
  expect(kindsIn(withItems(trip, game))).toEqual([])
  expect(
    kindsIn(withItems(game, item('x', { kind: 'exchange', children: ['mia'], when: ['2026-11-24 17:00', '2026-11-24 17:00'] }))),
  ).toEqual(['double_booking'])
  expect(
    kindsIn(withItems(school, item('x', { kind: 'exchange', children: ['mia'], when: ['2026-11-24 15:00', '2026-11-24 15:00'] }))),
  ).toEqual([])
})

test('a gap of minutes names who could have the child', () => {
  const stretches = weeks.map((held) => (held.holder === 'B' && held.child === 'mia' ? { ...held, from: held.from + 30 * 60_000 } : held))
  const { conflicts } = conflictsOf({ ...base, stretches })
  expect(conflicts.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['gap', { key: 'nobody', child: 'mia', minutes: 30 }],
    ['gap', { key: 'nobody', child: 'mia', minutes: 30 }],
  ])
  const calendar = { ...base, stretches, window: { from: base.window.from, to: at('2026-12-01 00:00') } }
  expect(only(calendar).fix).toMatchObject({
    kind: 'confirm',
    holds: { child: 'mia', from: at('2026-11-27 18:00'), to: at('2026-11-27 18:30'), holder: 'A' },
  })
})

test('on the days on which clocks change, hours are counted as they pass and days as the wall has them', () => {
  // 1 November 2026, 02:00 CDT becomes 01:00 CST; 14 March 2027, 02:00 CST becomes 03:00 CDT.
  const held = (from: string, to: string): Held[] => [{ child: 'mia', from: at(from), to: at(to), holder: 'A', rule: 'r' }]
  const night = (from: string, to: string): Calendar => ({
    ...base,
    now: at('2026-10-01 00:00'),
    window: { from: at(from), to: at(to) },
    stretches: held(from, to),
    order: { ...base.order, firstRefusal: { hours: 4 } },
    items: [item('shift', { people: ['A'], when: [from, to] })],
  })
  expect(only(night('2026-11-01 00:00', '2026-11-01 03:00')).reason).toMatchObject({ minutes: 240 })
  expect(kindsIn(night('2027-03-14 00:00', '2027-03-14 04:00'))).toEqual([])
  expect(only(night('2027-03-14 00:00', '2027-03-14 05:00')).reason).toMatchObject({ minutes: 240 })
  const whole = item('trip', { kind: 'vacation', people: ['A'], allDay: { first: day('2026-11-01'), last: day('2026-11-01') } })
  const hearing = (from: string) => item('h', { kind: 'hearing', people: ['A'], when: [from, '2026-11-02 09:00'] })
  const fall = { ...base, now: 0, stretches: [] }
  expect(kindsIn({ ...fall, items: [whole, hearing('2026-11-02 00:00')] })).toEqual([])
  expect(kindsIn({ ...fall, items: [whole, hearing('2026-11-01 23:59')] })).toEqual(['hearing_in_vacation'])
})

test('an exchange at an hour that does not exist is compared with the hour that replaces it', () => {
  const from = at('2027-03-14 02:30')
  const stretches: Held[] = [
    { child: 'mia', from: from - 7_200_000, to: from, holder: 'A', rule: 'r' },
    { child: 'mia', from, to: from + 7_200_000, holder: 'B', rule: 'r' },
  ]
  const calendar = { ...base, window: { from, to: from }, stretches, order: { ...base.order, exchanges: [{ id: 'x', time: '02:30' }] } }
  expect(kindsIn(calendar)).toEqual([])
})

test('invalid items are refused by name, and the others are checked', () => {
  const good = item('good', { children: ['mia'], people: ['A'], when: ['2026-11-28 10:00', '2026-11-28 14:00'] })
  const calendar = withItems(
    item('backwards', { when: ['2026-11-24 11:00', '2026-11-24 10:00'] }),
    item('days backwards', { allDay: { first: day('2026-11-24'), last: day('2026-11-23') } }),
    item('no day', { allDay: { first: day('2026-02-30'), last: day('2026-03-01') } }),
    item('never', { from: Number.NaN }),
    item('twice', {}),
    item('twice', {}),
    good,
  )
  expect(conflictsOf(calendar).refused).toEqual([
    { id: 'backwards', why: 'ends_before_it_begins' },
    { id: 'days backwards', why: 'ends_before_it_begins' },
    { id: 'never', why: 'no_time' },
    { id: 'no day', why: 'no_time' },
    { id: 'twice', why: 'same_id' },
    { id: 'twice', why: 'same_id' },
  ])
  expect(kindsIn(calendar)).toEqual(['others_time'])
  expect(() => conflictsOf({ ...base, zone: 'Mars/Olympus' })).toThrow(RangeError)
})

test('a conflict that people settled is not reported again, and its name is the same in every calendar', () => {
  const zoo = item('zoo', { children: ['mia'], people: ['A'], when: ['2026-11-28 10:00', '2026-11-28 14:00'] })
  const [conflict] = conflictsOf(withItems(zoo)).conflicts
  expect(conflictsOf(withItems(zoo, item('other', { when: ['2026-11-24 10:00', '2026-11-24 11:00'] }))).conflicts[0]?.id).toBe(conflict?.id)
  expect(conflictsOf({ ...withItems(zoo), settled: [conflict!.id] }).conflicts).toEqual([])
})
