import { bestOfFortnight } from './enumerate.ts'
import { bestOfFourWeeks } from './four-weeks.ts'
import { keeps } from './measure.ts'
import { figuresAndScore } from './order.ts'
import type { Figures, Limit, Outcome, Problem, Solve } from './types.ts'

/** What is wrong with a problem as it was sent; `limit` is the id of the limit. */
export type Mistake =
  | { key: 'two_limits_of_one_id' | 'percent_out_of_range' | 'night_out_of_range' | 'not_a_whole_number'; limit: string }
  | { key: 'too_many_limits' | 'current_does_not_fit' | 'second_share' | 'weight_out_of_range' | 'minutes_out_of_range' }

/** More would tell nobody which of them conflict. */
const mostLimits = 24
const mostWeight = 100
const minutesOfADay = 1440
const isCount = (number: number, most: number) => Number.isInteger(number) && number >= 0 && number <= most

function mistakeOf(limit: Limit, cycleNights: number): Mistake | null {
  switch (limit.kind) {
    case 'share':
      return isCount(limit.percentA, 100) && isCount(limit.tolerance, 100) ? null : { key: 'percent_out_of_range', limit: limit.id }
    case 'nights':
      return limit.nights.every((night) => isCount(night, cycleNights - 1)) ? null : { key: 'night_out_of_range', limit: limit.id }
    case 'exchange_days':
      return limit.weekdays.every((weekday) => isCount(weekday, 6)) ? null : { key: 'night_out_of_range', limit: limit.id }
    case 'weekends':
      return isCount(limit.least, 1000) ? null : { key: 'not_a_whole_number', limit: limit.id }
    case 'away':
    case 'exchanges':
    case 'driving':
      return isCount(limit.most, 1_000_000) ? null : { key: 'not_a_whole_number', limit: limit.id }
  }
}

/** What is wrong with a problem; nothing, if it can be searched. */
export function mistakesIn({ setting, limits, weights }: Problem): readonly Mistake[] {
  const { cycleNights, current } = setting
  const mistakes = limits.flatMap((limit) => mistakeOf(limit, cycleNights) ?? [])
  const ids = limits.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) mistakes.push({ key: 'two_limits_of_one_id', limit: twice })
  if (limits.length > mostLimits) mistakes.push({ key: 'too_many_limits' })
  if (limits.filter(({ kind }) => kind === 'share').length > 1) mistakes.push({ key: 'second_share' })
  if (current !== undefined && (current.length !== cycleNights || /[^AB]/.test(current))) mistakes.push({ key: 'current_does_not_fit' })
  if (!Object.values(weights).every((weight) => isCount(weight, mostWeight))) mistakes.push({ key: 'weight_out_of_range' })
  const minutes = [setting.drivePerExchange, setting.school?.minutesFromA ?? 0, setting.school?.minutesFromB ?? 0]
  if (!minutes.every((one) => isCount(one, minutesOfADay))) mistakes.push({ key: 'minutes_out_of_range' })
  return mistakes
}

/**
 * The best patterns for a family's limits, the best first, at most five, all structurally different; or which
 * limits conflict. 14 nights are enumerated; 28 are given to the solver.
 * @throws RangeError for a problem with mistakes
 */
export async function optimize(problem: Problem, solve: Solve): Promise<Outcome> {
  const [mistake] = mistakesIn(problem)
  if (mistake) throw new RangeError(`The problem cannot be searched: ${mistake.key}.`)
  return problem.setting.cycleNights === 14 ? bestOfFortnight(problem) : bestOfFourWeeks(problem, solve)
}

/**
 * Any pattern by the measure of a problem, to be shown beside what was found: today's, or one that a parent drew.
 * @param nights as many letters `A` and `B` as the cycle has nights
 */
export function judge(
  problem: Problem,
  nights: string,
): { figures: Figures; score: number; /** Ids of the limits that it does not keep. */ broken: readonly string[] } {
  const broken = problem.limits.filter((limit) => !keeps(nights, problem.setting, limit)).map(({ id }) => id)
  return { ...figuresAndScore(problem, nights), broken }
}
