import { describe, expect, test } from 'vitest'
import { dayNumber, dayAt } from '../time/calendar.ts'
import { totalsOf } from '../schedule/totals.ts'
import { everyFortnight } from '#test/support/optimizer.ts'
import { judge, mistakesIn, optimize } from './optimize.ts'
import { cycleOf, nightsOn } from './shifts.ts'
import type { Limit, Problem, Solve } from './types.ts'
import { usualWeights } from './weights.ts'

const unasked: Solve = () => Promise.reject(new Error('Nothing is to be asked of the solver here.'))
const setting = { cycleNights: 14, exchangeAt: '18:00', drivePerExchange: 30 } as const
const plain = (limits: readonly Limit[], cycleNights: 14 | 28 = 14): Problem => ({
  setting: { ...setting, cycleNights },
  limits,
  weights: usualWeights,
})

describe('a problem as it was sent', () => {
  const keyOf = (problem: Problem) => mistakesIn(problem).map(({ key }) => key)

  test('is searched when nothing is wrong with it', async () => {
    expect(mistakesIn(plain([]))).toEqual([])
    expect((await optimize(plain([]), unasked)).kind).toBe('found')
  })

  test('is refused with a mistake', async () => {
    const night: Limit = { id: 'x', kind: 'nights', holder: 'A', nights: [14] }
    expect(mistakesIn(plain([night]))).toEqual([{ key: 'night_out_of_range', limit: 'x' }])
    expect(mistakesIn(plain([night], 28))).toEqual([])
    await expect(optimize(plain([night]), unasked)).rejects.toThrow(/night_out_of_range/)
  })

  test.each<[string, Problem]>([
    ['percent_out_of_range', plain([{ id: 'x', kind: 'share', percentA: 101, tolerance: 0 }])],
    ['percent_out_of_range', plain([{ id: 'x', kind: 'share', percentA: 33.3, tolerance: 0 }])],
    ['not_a_whole_number', plain([{ id: 'x', kind: 'away', from: 'A', most: 2.5 }])],
    ['not_a_whole_number', plain([{ id: 'x', kind: 'weekends', holder: 'A', least: Number.NaN }])],
    [
      'two_limits_of_one_id',
      plain([
        { id: 'x', kind: 'exchanges', most: 4 },
        { id: 'x', kind: 'driving', most: 4 },
      ]),
    ],
    [
      'second_share',
      plain([
        { id: 'x', kind: 'share', percentA: 50, tolerance: 0 },
        { id: 'y', kind: 'share', percentA: 50, tolerance: 0 },
      ]),
    ],
    ['too_many_limits', plain(Array.from({ length: 25 }, (_, at): Limit => ({ id: String(at), kind: 'exchanges', most: 4 })))],
    ['current_does_not_fit', { ...plain([]), setting: { ...setting, current: 'AABB' } }],
    ['weight_out_of_range', { ...plain([]), weights: { ...usualWeights, gap: 0.5 } }],
    ['minutes_out_of_range', { ...plain([]), setting: { ...setting, drivePerExchange: -1 } }],
  ])('is refused: %s', (key, problem) => {
    expect(keyOf(problem)).toEqual([key])
  })
})

describe('any pattern', () => {
  test('is judged by the same measure as what is found', async () => {
    const problem = plain([
      { id: 'half', kind: 'share', percentA: 50, tolerance: 0 },
      { id: 'near', kind: 'away', from: 'A', most: 5 },
    ])
    const outcome = await optimize(problem, unasked)
    const [best] = outcome.kind === 'found' ? outcome.patterns : []
    expect(judge(problem, best!.nights)).toEqual({ figures: best!.figures, score: best!.score, broken: [] })
    expect(judge(problem, 'AAAAAAABBBBBBB').broken).toEqual(['near'])
    expect(judge(problem, 'AAAAAAAAABBBBB').broken).toEqual(['half'])
  })

  test('comes to the nights, hours, changes and absences that the calendar makes of it', () => {
    // Monday 4 May 2026; no clock changes in those two weeks. The rule holds before and after them too.
    const monday = dayAt(dayNumber(2026, 5, 4))
    const problem: Problem = { ...plain([]), setting: { ...setting, on: { 4: '15:00', 0: '08:30' } } }
    for (const { nights } of everyFortnight.filter((_, at) => at % 311 === 17)) {
      const { figures } = judge(problem, nights)
      const rule = { id: 'base', layer: 'base', children: 'all', span: cycleOf(nights, problem.setting, monday) } as const
      const plan = { zone: 'America/Chicago', versions: [{ id: 'v', effective: dayAt(dayNumber(2026, 1, 1)), rules: [rule] }], agreed: [] }
      const totals = totalsOf(plan, 'mia', { from: monday, to: dayAt(dayNumber(2026, 5, 17)) })
      expect([totals.nights.A, totals.nights.B, totals.minutes.A, totals.minutes.B]).toEqual([
        figures.nightsA,
        figures.nightsB,
        figures.minutesA,
        figures.minutesB,
      ])
      // Two cycles: what goes over the end of one lies within them.
      const twice = totalsOf(plan, 'mia', { from: monday, to: dayAt(dayNumber(2026, 5, 31)) })
      expect(twice.away.A).toBe(figures.awayFromA)
      expect(twice.away.B).toBe(figures.awayFromB)
    }
  })

  test('changes hands at school on school days, where the family does so', () => {
    const school = { weekdays: [0, 1, 2, 3, 4] as const, minutesFromA: 5, minutesFromB: 5, exchangesThere: true }
    const cycle = cycleOf('AABBAAAAABBBBB', { ...setting, on: { 2: '15:00' }, school }, dayAt(dayNumber(2026, 5, 4)))
    expect(cycle.on?.[2]).toEqual({ at: '15:00', place: 'school' })
    expect(cycle.on?.[5]).toEqual({ at: '18:00' })
  })
})

describe('the nights of a shift', () => {
  test('are those of its weekdays, in all weeks or in some', () => {
    expect(nightsOn(14, [0, 4])).toEqual([0, 4, 7, 11])
    expect(nightsOn(28, [6], [1, 3])).toEqual([6, 20])
  })
})
