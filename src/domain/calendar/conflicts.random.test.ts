import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneOf } from '../time/zone.ts'
import { applied } from './applied.testing.ts'
import { conflictsOf } from './conflicts.ts'
import { naive } from './naive.testing.ts'
import type { Calendar, ConflictKind, Held, Item } from './types.ts'
import { conflictKinds } from './types.ts'

const quarter = 15 * 60_000
const days = 6
/** Weeks with a change of the clocks, and one without, in zones that change at other hours. */
const begins = [
  ['America/Chicago', '2026-10-30'],
  ['America/New_York', '2027-03-12'],
  ['Europe/London', '2027-03-26'],
  ['Australia/Lord_Howe', '2027-04-02'],
  ['America/Phoenix', '2026-12-01'],
] as const

const some = <T>(...values: T[]) => fc.constantFrom(...values)
const length = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 14 }) },
  { weight: 1, arbitrary: fc.integer({ min: 15, max: 200 }) },
)

const itemsOf = (start: number) =>
  fc
    .array(
      fc.record({
        kind: some<Item['kind']>('event', 'event', 'hearing', 'hearing', 'exchange', 'vacation', 'vacation', 'visit', 'school', 'deadline'),
        at: fc.integer({ min: 0, max: days * 96 }),
        length,
        children: fc.subarray(['mia', 'leo']),
        people: some<Item['people']>([], ['A'], ['B'], ['A'], ['B'], ['A', 'B']),
        place: some(undefined, 'home', 'court', 'school'),
        author: some<Item['author']>('A', 'B', 'other'),
        noticeAt: fc.option(fc.integer({ min: -10 * 96, max: 0 }), { nil: null }),
        noticeOf: some(undefined, 'trip', 'trip', 'unknown'),
        agreed: some(false, false, false, true),
      }),
      { minLength: 3, maxLength: 14, size: 'max' },
    )
    .map((list) =>
      list.map(({ at, length: long, place, noticeAt, ...rest }, i): Item => ({
        ...rest,
        id: `i${i}`,
        from: start + at * quarter,
        to: start + (at + (rest.kind === 'deadline' ? 0 : long)) * quarter,
        createdAt: start - i * 1000,
        ...(place ? { place: { label: place } } : {}),
        noticeGivenAt: noticeAt === null ? null : start + noticeAt * quarter,
      })),
    )

/** For each child a row of stretches, some with holes between them. */
const stretchesOf = (start: number) =>
  fc
    .tuple(
      ...['mia', 'leo'].map((child) =>
        fc
          .array(
            fc.record({
              hole: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) }),
              length: fc.integer({ min: 1, max: 200 }),
              holder: some<Held['holder']>('A', 'B', 'A', 'B', 'third', 'gap'),
              rule: some('weeks', 'summer'),
              layer: some<Held['layer']>('base', 'season', 'holiday'),
            }),
            { maxLength: 8, size: 'max' },
          )
          .map((list) => {
            let at = start - 96 * quarter
            return list.map(({ hole, length: long, ...rest }): Held => {
              const from = at + hole * quarter
              at = from + long * quarter
              return { child, from, to: at, ...rest }
            })
          }),
      ),
    )
    .map((lists) => lists.flat())

const calendars: fc.Arbitrary<Calendar> = some<(typeof begins)[number]>(...begins).chain(([zone, first]) => {
  const start = zoneOf(zone)!.instantOf(Date.parse(`${first}T00:00:00Z`) / 60_000) * 60_000
  return fc.record({
    zone: fc.constant(zone as string),
    now: fc.constant(start),
    window: fc.constant({ from: start, to: start + days * 96 * quarter }),
    items: itemsOf(start),
    stretches: stretchesOf(start),
    order: fc.record({
      exchanges: some<Calendar['order']['exchanges']>(
        [],
        [{ id: 'x', time: '02:30' }],
        [
          { id: 'x', time: '18:00', into: 'A' },
          { id: 'y', time: '09:00', weekday: 6 },
          { id: 'z', time: '03:00', rules: ['summer'] },
        ],
      ),
      notices: some<Calendar['order']['notices']>([], [{ kind: 'trip', days: 2 }]),
      firstRefusal: some(undefined, { hours: 2 }, { hours: 4 }),
      grace: some(0, 15, 60),
    }),
    travel: fc.constant({
      table: [
        { between: ['home', 'court'] as const, minutes: 60 },
        { between: ['home', 'school'] as const, minutes: 10 },
        { between: ['school', 'court'] as const, minutes: 240 },
      ],
    }),
  })
})

const runs = { seed: 20_261_121, numRuns: 1_000 }

test('1,000 random calendars have exactly the conflicts that looking at every quarter of an hour finds, of every kind', () => {
  const seen = new Map<ConflictKind, number>()
  fc.assert(
    fc.property(calendars, (calendar) => {
      const { conflicts, refused } = conflictsOf(calendar)
      expect(refused).toEqual([])
      expect(conflicts.map(({ kind, items }) => `${kind}|${items.join(',')}`).toSorted()).toEqual(naive(calendar))
      expect(new Set(conflicts.map(({ id }) => id)).size).toBe(conflicts.length)
      for (const { kind } of conflicts) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }),
    runs,
  )
  for (const kind of conflictKinds) expect([kind, (seen.get(kind) ?? 0) > 20]).toEqual([kind, true])
})

test('the order in which items and stretches are given changes nothing', () => {
  const shuffled = calendars.chain((calendar) =>
    fc.record({
      calendar: fc.constant(calendar),
      items: fc.shuffledSubarray([...calendar.items], { minLength: calendar.items.length }),
      stretches: fc.shuffledSubarray([...calendar.stretches], { minLength: calendar.stretches.length }),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ calendar, items, stretches }) => {
      expect(conflictsOf({ ...calendar, items, stretches })).toEqual(conflictsOf(calendar))
    }),
    runs,
  )
})

test('each fix, once everybody said yes to it, ends its conflict', () => {
  const fixes = new Map<string, number>()
  fc.assert(
    fc.property(calendars, (calendar) => {
      for (const conflict of conflictsOf(calendar).conflicts) {
        const after = conflictsOf(applied(calendar, conflict))
        expect([conflict.fix, after.conflicts.map(({ id }) => id)]).not.toEqual([conflict.fix, expect.arrayContaining([conflict.id])])
        fixes.set(conflict.fix.kind, (fixes.get(conflict.fix.kind) ?? 0) + 1)
      }
    }),
    { ...runs, numRuns: 300 },
  )
  for (const kind of ['swap_request', 'move', 'move_exchange', 'ask_first', 'give_notice', 'confirm'])
    expect([kind, (fixes.get(kind) ?? 0) > 10]).toEqual([kind, true])
})

test('a thing that is moved to a free time meets nothing new there', () => {
  fc.assert(
    fc.property(calendars, (calendar) => {
      const before = conflictsOf(calendar).conflicts
      for (const conflict of before) {
        if (conflict.fix.kind !== 'move') continue
        const { item } = conflict.fix
        const about = (list: typeof before) => list.filter(({ items }) => items.includes(item)).map(({ kind }) => kind)
        // What is between it and the schedule may stay as it was: the other parent's time, a late notice, a question not asked.
        const stays: ConflictKind[] = about(before).filter(
          (kind) => kind === 'others_time' || kind === 'notice' || kind === 'first_refusal',
        )
        const after = about(conflictsOf(applied(calendar, conflict)).conflicts)
        expect(after.filter((kind) => !stays.includes(kind))).toEqual([])
      }
    }),
    { ...runs, numRuns: 300 },
  )
})
