import { describe, expect, test } from 'vitest'
import { agreed, cycle, day, instant, plan, rule, version } from '#test/support/schedules.ts'
import { dayAt } from '../time/calendar.ts'
import { exchangesOf } from './exchanges.ts'
import { totalsOf } from './totals.ts'

const atSchool = { ...cycle('AAAAAAABBBBBBB', '08:00'), handover: { at: '08:00', place: 'school' } }
const given = plan([version('v', '2025-01-01', rule('base', 'base', atSchool))])
const range = { from: day('2026-01-05'), to: day('2026-01-20') }

describe('a version that begins in the past', () => {
  const walls = (of: typeof given) =>
    exchangesOf(of, ['ella'], { from: day('2026-01-01'), to: day('2026-02-10') }).map(
      ({ wall, version: by }) => `${dayAt(Math.floor(wall / 1_440))} ${by}`,
    )

  test('makes no exchange before it was approved, and its days stay as it says', () => {
    const late = {
      ...given,
      versions: [{ ...version('v', '2026-01-01', rule('base', 'base', atSchool)), approved: instant('2026-01-14 10:00') }],
    }
    expect(walls(late)).toEqual(['2026-01-19 v', '2026-01-26 v', '2026-02-02 v', '2026-02-09 v'])
    expect(totalsOf(late, 'ella', { from: day('2026-01-05'), to: day('2026-01-18') }).nights).toMatchObject({ A: 7, B: 7 })
    const old = { ...late, versions: [{ ...late.versions[0]!, approved: undefined, reading: 1 as const }] }
    expect(walls(old)).toHaveLength(6)
  })

  test('leaves the exchanges as they were before it was approved, and names none at the moment of the approval', () => {
    const changed = version('w', '2026-01-10', rule('weeks', 'base', cycle('ABABABAABABABA', '18:00')))
    const both = {
      ...given,
      versions: [version('v', '2025-01-01', rule('base', 'base', atSchool)), { ...changed, approved: instant('2026-01-21 12:00') }],
    }
    const found = walls(both)
    expect(found.filter((line) => line.endsWith(' v'))).toEqual(['2026-01-05 v', '2026-01-12 v', '2026-01-19 v'])
    expect(found.find((line) => line.endsWith(' w'))).toBe('2026-01-21 w')
    const at = exchangesOf(both, ['ella'], { from: day('2026-01-21'), to: day('2026-01-21') }).map((one) => one.at)
    expect(at).toEqual([instant('2026-01-21 18:00')])
  })
})

describe('the exchanges of a range', () => {
  test('each have their instant, who gives and takes, the place, and the children who go together', () => {
    expect(exchangesOf(given, ['ella', 'max'], range)).toEqual([
      expect.objectContaining({
        at: instant('2026-01-05 08:00'),
        from: 'B',
        to: 'A',
        place: 'school',
        children: ['ella', 'max'],
        betweenParents: true,
      }),
      expect.objectContaining({ at: instant('2026-01-12 08:00'), from: 'A', to: 'B', rule: 'base', version: 'v' }),
      expect.objectContaining({ at: instant('2026-01-19 08:00'), from: 'B', to: 'A' }),
    ])
  })

  test('where one child changes at another hour there are two', () => {
    const dentist = {
      ...given,
      agreed: [agreed('dentist', '2026-01-12 08:00', '2026-01-12 11:00', 'A', 1, { children: ['max'], place: 'dentist' })],
    }
    expect(
      exchangesOf(dentist, ['ella', 'max'], range).map(({ at, children, place }) => [new Date(at).toISOString(), children, place]),
    ).toEqual([
      ['2026-01-05T14:00:00.000Z', ['ella', 'max'], 'school'],
      ['2026-01-12T14:00:00.000Z', ['ella'], 'school'],
      ['2026-01-12T17:00:00.000Z', ['max'], 'dentist'],
      ['2026-01-19T14:00:00.000Z', ['ella', 'max'], 'school'],
    ])
  })

  test('of children who change at one minute in two places there are two', () => {
    const own = rule('max', 'base', { ...atSchool, handover: { at: '08:00', place: 'day care' } }, { children: ['max'] })
    const apart = plan([version('v', '2025-01-01', rule('base', 'base', atSchool), own)])
    const found = exchangesOf(apart, ['ella', 'max'], { from: day('2026-01-12'), to: day('2026-01-12') })
    expect(found.map(({ place, children }) => [place, children])).toEqual([
      ['school', ['ella']],
      ['day care', ['max']],
    ])
  })

  test('an exchange at the first minute of a range belongs to it, and one at the minute after it does not', () => {
    const midnight = plan([version('v', '2025-01-01', rule('base', 'base', cycle('AB', '24:00', '2026-01-05')))])
    const on = (text: string) => exchangesOf(midnight, ['ella'], { from: day(text), to: day(text) }).map(({ at }) => at)
    expect(on('2026-01-06')).toEqual([instant('2026-01-06 00:00')])
    expect(totalsOf(midnight, 'ella', { from: day('2026-01-06'), to: day('2026-01-06') }).exchanges).toBe(1)
  })

  test('to and from camp are shown; between the parents is the one that ends at the other parent', () => {
    const camp = { ...given, agreed: [agreed('camp', '2026-01-10 12:00', '2026-01-14 12:00', 'third')] }
    expect(exchangesOf(camp, ['ella'], range).map(({ from, to, betweenParents }) => [from, to, betweenParents])).toEqual([
      ['B', 'A', true],
      ['A', 'third', false],
      ['third', 'B', true],
      ['B', 'A', true],
    ])
    // A range that begins in camp remembers who had the child before.
    const later = exchangesOf(camp, ['ella'], { from: day('2026-01-13'), to: day('2026-01-15') })
    expect(later.map(({ from, to, betweenParents }) => [from, to, betweenParents])).toEqual([['third', 'B', true]])
  })

  test('over time that nobody has, the child goes from the person who had it last', () => {
    const broken = plan([
      version(
        'v',
        '2025-01-01',
        rule('one', 'base', cycle('A'), { within: { dated: [{ from: day('2026-01-05'), to: day('2026-01-07') }] } }),
      ),
    ])
    const then = { ...broken, agreed: [agreed('x', '2026-01-10 12:00', '2026-01-11 12:00', 'B')] }
    expect(exchangesOf(then, ['ella'], range).map(({ from, to }) => [from, to])).toEqual([['A', 'B']])
  })

  test('between the parents are as many as the totals count', () => {
    const year = { from: day('2026-01-01'), to: day('2026-12-31') }
    const camp = { ...given, agreed: [agreed('camp', '2026-07-01 12:00', '2026-07-24 12:00', 'third')] }
    const between = exchangesOf(camp, ['ella'], year).filter(({ betweenParents }) => betweenParents)
    expect(between).toHaveLength(totalsOf(camp, 'ella', year).exchanges)
  })
})
