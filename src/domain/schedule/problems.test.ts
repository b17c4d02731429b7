import { describe, expect, test } from 'vitest'
import { block, cycle, day, instant, rule, version } from '#test/support/schedules.ts'
import { dayAt } from '../time/calendar.ts'
import { writeTime } from '../time/wall.ts'
import { problemsOf } from './problems.ts'
import type { DateRule, Holiday, Rule, Season } from './types.ts'

const base = rule('base', 'base', cycle('AB'))
const of = (rules: Rule[], zone = 'America/Chicago') => problemsOf(version('v', '2026-01-01', ...rules), zone, ['ella'])
const keys = (rules: Rule[]) => of(rules).map(({ level, key }) => `${level} ${key}`)
const holiday = (date: DateRule, more: Partial<Holiday> = {}): Rule =>
  rule('day', 'holiday', {
    kind: 'holiday',
    date,
    from: { offset: 0, at: '09:00' },
    to: { offset: 1, at: '09:00' },
    turn: { every: 'A' },
    ...more,
  })
const wallText = (wall: number) => `${dayAt(Math.floor(wall / 1_440))} ${writeTime(wall)}`

describe('a version is asked about', () => {
  test('nothing, where all is well', () => {
    expect(of([base, rule('trip', 'vacation', block('2026-07-01 09:00', '2026-07-08 09:00', 'A'))])).toEqual([])
  })

  test('time that nobody has: the first of it, how often and how long', () => {
    const term: Season = { each: { from: { month: 1, day: 1 }, to: { month: 6, day: 30 } } }
    expect(of([rule('base', 'base', cycle('A'), { within: term })])).toEqual([
      expect.objectContaining({
        key: 'gap',
        child: 'ella',
        from: instant('2026-07-01 00:00'),
        to: instant('2027-01-01 00:00'),
        times: 4,
        minutes: 4 * 184 * 1_440 + 4 * 60,
      }),
    ])
    expect(of([])).toEqual([expect.objectContaining({ key: 'gap', from: instant('2026-01-01 00:00'), times: 1 })])
  })

  test('time that one child has nobody in, and the other has', () => {
    const found = problemsOf(version('v', '2026-01-01', { ...base, children: ['max'] }), 'America/Chicago', ['ella', 'max'])
    expect(found.map((problem) => 'child' in problem && problem.child)).toEqual(['ella'])
  })

  test('an end before its start: of a block, visits, a holiday, a season, a school break', () => {
    const wrong = ['wrong end_before_start']
    expect(keys([base, rule('trip', 'vacation', block('2026-07-08 09:00', '2026-07-01 09:00', 'A'))])).toEqual(wrong)
    expect(keys([base, rule('trip', 'vacation', block('2026-07-08 09:00', '2026-07-08 09:00', 'A'))])).toEqual(wrong)
    expect(keys([base, rule('visits', 'base', { kind: 'visits', weekdays: [1], from: '19:00', to: '17:00', holder: 'B' })])).toEqual(wrong)
    expect(keys([base, holiday({ type: 'easter' }, { to: { offset: 0, at: '08:00' } })])).toEqual(wrong)
    const backwards = { from: day('2026-08-01'), to: day('2026-06-01') }
    expect(keys([base, rule('summer', 'season', cycle('A'), { within: { dated: [backwards] } })])).toEqual(wrong)
    expect(keys([base, holiday({ type: 'dated', years: { '2026': backwards } })])).toEqual(wrong)
  })

  test('an unknown zone, and a time that is none: it cannot be laid out', () => {
    expect(of([base], 'Mars/Base')).toEqual([{ level: 'stops', key: 'unknown_zone', zone: 'Mars/Base' }])
    expect(of([rule('base', 'base', cycle('AB', '6 pm'))])).toEqual([{ level: 'stops', key: 'no_such_time', rule: 'base', at: '6 pm' }])
    expect(problemsOf({ ...version('v', '2026-01-01', base), at: '25:00' }, 'America/Chicago', [])).toEqual([
      { level: 'stops', key: 'no_such_time', rule: null, at: '25:00' },
    ])
  })

  test('a cycle without nights, with letters that are nobody, or with a hand-over at midnight', () => {
    expect(keys([base, rule('summer', 'season', cycle(''))])).toEqual(['wrong empty_cycle'])
    expect(keys([base, rule('summer', 'season', cycle('AxB'))])).toEqual(['wrong unknown_letter'])
    expect(keys([rule('base', 'base', cycle('AB', '00:00'))])).toEqual(['wrong handover_at_midnight'])
  })

  test('29 February: what is done in common years is said', () => {
    const leap = (inCommonYears?: 'day-after') => of([base, holiday({ type: 'fixed', month: 2, day: 29, inCommonYears })])
    expect(leap()).toEqual([{ level: 'settled', key: 'leap_day', rule: 'day', settled: 'omit' }])
    expect(leap('day-after')).toEqual([{ level: 'settled', key: 'leap_day', rule: 'day', settled: 'day-after' }])
    const winter: Season = { each: { from: { month: 2, day: 29 }, to: { month: 2, day: 29 } } }
    expect(
      of([base, rule('winter', 'season', cycle('A'), { within: winter })]).map((problem) => 'settled' in problem && problem.settled),
    ).toEqual(['begins-1-march', 'ends-28-february'])
  })

  test('days that no year has', () => {
    expect(keys([base, holiday({ type: 'fixed', month: 2, day: 30 })])).toEqual(['wrong no_such_day'])
    expect(keys([base, holiday({ type: 'nth', month: 13, weekday: 0, n: 1 })])).toEqual(['wrong no_such_day'])
    expect(
      keys([base, rule('s', 'season', cycle('A'), { within: { each: { from: { month: 4, day: 31 }, to: { month: 5, day: 1 } } } })]),
    ).toEqual(['wrong no_such_day'])
  })

  test('an hour that does not exist, and one that comes twice: when first, and how it is settled', () => {
    const [skipped] = of([rule('base', 'base', cycle('AB', '02:30'))])
    expect(skipped).toMatchObject({ level: 'settled', key: 'time_skipped', rule: 'base' })
    if (skipped?.key !== 'time_skipped') throw new Error('not skipped')
    expect([wallText(skipped.wall), wallText(skipped.becomes)]).toEqual(['2026-03-08 02:30', '2026-03-08 03:30'])
    const [twice] = of([rule('base', 'base', cycle('AB', '01:30'))])
    expect(twice).toMatchObject({ key: 'time_twice', meant: 'first' })
    expect(twice?.key === 'time_twice' && wallText(twice.wall)).toBe('2026-11-01 01:30')
    expect(of([rule('base', 'base', cycle('AB', '02:30'))], 'America/Phoenix')).toEqual([])
  })

  test('a zone that moves, two rules of one name, a rule for no child', () => {
    const moved = problemsOf({ ...version('v', '2026-01-01', base), zone: 'America/Denver' }, 'America/Chicago', ['ella'])
    expect(moved).toEqual([{ level: 'settled', key: 'zone_moves', from: 'America/Chicago', to: 'America/Denver', wall: 20_454 * 1_440 }])
    expect(keys([base, base])).toEqual(['wrong same_id'])
    expect(keys([base, rule('other', 'base', cycle('A'), { children: [] })])).toEqual(['wrong no_children'])
  })
})
