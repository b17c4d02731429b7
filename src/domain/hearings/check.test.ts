import { describe, expect, test } from 'vitest'
import type { Plan } from '../schedule/types.ts'
import { readDay } from '#kernel/day.ts'
import { familyWays } from '../calendar/family-ways.ts'
import { checkHearing } from './check.ts'

const monday = readDay('2026-01-05')!
const clause = { paragraph: '5', text: 'Mondays and Tuesdays with Ana.' }
/** Monday and Tuesday nights with A, Wednesday and Thursday with B; hand-overs at 17:00 in New York. */
const plan: Plan = {
  zone: 'America/New_York',
  versions: [
    {
      id: 'v',
      effective: monday,
      rules: [
        {
          id: 'weeks',
          layer: 'base',
          children: 'all',
          span: { kind: 'cycle', anchor: monday, nights: 'AABBAAAAABBBBB', handover: { at: '17:00', place: 'Library' } },
          clause,
        },
      ],
    },
  ],
  agreed: [],
}
const at = (iso: string) => Date.parse(iso)
const check = (from: string, to: string, sides: ('A' | 'B')[], of: Plan = plan) =>
  checkHearing(of, ['maya', 'leo'], { from: at(from), to: at(to), sides })
/** 21.7 km apart in a straight line: 34 minutes by car. */
const ways = familyWays([
  { name: 'Library', position: { latitude: 40.1563, longitude: -82.9988 } },
  { name: 'Courthouse', position: { latitude: 39.9612, longitude: -82.9988 } },
])
const wayOf = (from: string, to: string, sides: ('A' | 'B')[], place: string | null) =>
  checkHearing(plan, ['maya', 'leo'], { from: at(from), to: at(to), sides, place }, ways).close.map(({ way }) => way)

describe('a hearing against the schedule', () => {
  test('on a Tuesday morning finds both children with Ana, and Ben free, with the clause that says so', () => {
    expect(check('2026-01-06T09:30:00-05:00', '2026-01-06T10:30:00-05:00', ['A'])).toEqual({
      care: [
        {
          side: 'A',
          children: ['maya', 'leo'],
          from: at('2026-01-06T09:30:00-05:00'),
          to: at('2026-01-06T10:30:00-05:00'),
          fromWall: '2026-01-06T09:30',
          toWall: '2026-01-06T10:30',
          clause,
          otherIsFree: true,
        },
      ],
      close: [],
    })
  })

  test('says nothing of the other parent’s time, and that nobody is free where both must attend', () => {
    expect(check('2026-01-06T09:30:00-05:00', '2026-01-06T10:30:00-05:00', ['B']).care).toEqual([])
    expect(check('2026-01-06T09:30:00-05:00', '2026-01-06T10:30:00-05:00', ['A', 'B']).care).toMatchObject([
      { side: 'A', otherIsFree: false },
    ])
    expect(check('2026-01-06T09:30:00-05:00', '2026-01-06T10:30:00-05:00', []).care).toEqual([])
  })

  test('across the hand-over is parted there, and counts it as during the hearing', () => {
    const { care, close } = check('2026-01-07T16:00:00-05:00', '2026-01-07T18:00:00-05:00', ['A', 'B'])
    expect(care.map(({ side, fromWall, toWall }) => [side, fromWall, toWall])).toEqual([
      ['A', '2026-01-07T16:00', '2026-01-07T17:00'],
      ['B', '2026-01-07T17:00', '2026-01-07T18:00'],
    ])
    expect(close).toMatchObject([{ when: 'during', minutes: 0, place: 'Library', children: ['maya', 'leo'] }])
  })

  test('names a hand-over up to three hours before or after, and none beyond', () => {
    const after = (from: string, to: string) => check(from, to, ['A']).close.map(({ when, minutes }) => [when, minutes])
    expect(after('2026-01-07T14:30:00-05:00', '2026-01-07T15:45:00-05:00')).toEqual([['after', 75]])
    expect(after('2026-01-07T19:00:00-05:00', '2026-01-07T19:30:00-05:00')).toEqual([['before', 120]])
    expect(after('2026-01-07T12:30:00-05:00', '2026-01-07T14:00:00-05:00')).toEqual([['after', 180]])
    expect(after('2026-01-07T12:30:00-05:00', '2026-01-07T13:59:00-05:00')).toEqual([])
  })

  test('says how long the way to a hand-over is for a parent who must be at both, and whether there is less time than that', () => {
    const [near, enough] = [
      ['2026-01-07T15:00:00-05:00', '2026-01-07T16:30:00-05:00'] as const,
      ['2026-01-07T15:00:00-05:00', '2026-01-07T16:26:00-05:00'] as const,
    ]
    expect(wayOf(...near, ['A'], 'courthouse ')).toEqual([{ minutes: 34, isShort: true }])
    expect(wayOf(...enough, ['A'], 'Courthouse')).toEqual([{ minutes: 34, isShort: false }])
    expect(wayOf('2026-01-07T17:33:00-05:00', '2026-01-07T18:00:00-05:00', ['B'], 'Courthouse')).toEqual([{ minutes: 34, isShort: true }])
  })

  test('guesses no way: from where nobody knows, by a link, during the hearing, or for who need not come', () => {
    const near = ['2026-01-07T15:00:00-05:00', '2026-01-07T16:30:00-05:00'] as const
    expect([wayOf(...near, ['A'], 'Field 7'), wayOf(...near, ['A'], null), wayOf(...near, [], 'Courthouse')]).toEqual([
      [null],
      [null],
      [null],
    ])
    expect(wayOf('2026-01-07T16:00:00-05:00', '2026-01-07T18:00:00-05:00', ['A'], 'Courthouse')).toEqual([null])
    expect(check(...near, ['A']).close.map(({ way }) => way)).toEqual([null])
  })

  test('of another zone is held against the family’s clock', () => {
    // 2 pm in Los Angeles is 5 pm in New York.
    expect(check('2026-01-07T14:00:00-08:00', '2026-01-07T15:00:00-08:00', ['B']).care).toMatchObject([
      { side: 'B', fromWall: '2026-01-07T17:00', toWall: '2026-01-07T18:00' },
    ])
  })

  test('without a schedule nobody’s time is guessed', () => {
    expect(check('2026-01-06T09:30:00-05:00', '2026-01-06T10:30:00-05:00', ['A'], { ...plan, versions: [] })).toEqual({
      care: [],
      close: [],
    })
  })
})
