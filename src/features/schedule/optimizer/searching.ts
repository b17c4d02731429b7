import { judge, mistakesIn, optimize } from '#domain/optimizer/optimize.ts'
import type { Figures, Found, Problem, Solve } from '#domain/optimizer/types.ts'
import { offTarget, unitsOf, unitsPerPoint } from '#domain/optimizer/weights.ts'
import { mirrored, patterns } from '#domain/schedule/patterns.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import type { Text } from '#kernel/text.ts'
import type { Candidate, Search } from './contract.ts'
import { mistakeSentences } from './rules.ts'

const schoolDays = [0, 1, 2, 3, 4] as const

function problemIn({ cycleNights, exchangeAt, drivePerExchange, school, current, limits, weights }: Search): Problem {
  return {
    setting: {
      cycleNights,
      exchangeAt,
      drivePerExchange,
      ...(school && { school: { weekdays: schoolDays, ...school } }),
      ...(current !== null && { current }),
    },
    limits,
    weights,
  }
}

/** The name of a pattern, no matter which week it starts with and which parent has the first nights. */
export function nameOf(nights: string): Text | null {
  const forms = Array.from({ length: nights.length / 7 }, (_, week) => nights.slice(week * 7) + nights.slice(0, week * 7))
  const is = (known: string) => {
    const whole = known.repeat(Math.ceil(nights.length / known.length))
    return whole.length === nights.length && forms.some((form) => form === whole || mirrored(form) === whole)
  }
  return patterns.find((pattern) => is(pattern.nights))?.name ?? null
}

/** That name as the reply says it. */
function nameIn(nights: string): string | null {
  const name = nameOf(nights)
  return name && english(name)
}

/** The points that a pattern costs for each of its figures; their sum is its score. */
function partsOf({ setting: { cycleNights }, limits, weights }: Problem, figures: Figures): Candidate['parts'] {
  const units = unitsOf(weights, cycleNights)
  const points = {
    share: units.hundredth * offTarget(figures.nightsA, cycleNights, limits),
    exchange: units.exchange * figures.exchanges,
    gap: units.gap * Math.max(figures.awayFromA, figures.awayFromB),
    splitWeekend: units.splitWeekend * figures.splitWeekends,
    drivingHour: units.minute * figures.driving,
    change: units.change * figures.changed,
  }
  return {
    share: points.share / unitsPerPoint,
    exchange: points.exchange / unitsPerPoint,
    gap: points.gap / unitsPerPoint,
    splitWeekend: points.splitWeekend / unitsPerPoint,
    drivingHour: points.drivingHour / unitsPerPoint,
    change: points.change / unitsPerPoint,
  }
}

const presentPattern = (
  problem: Problem,
  { nights, figures, score }: Omit<Found, 'proof'>,
  proof: Found['proof'] | null,
  broken: readonly string[],
) => ({
  nights,
  name: nameIn(nights),
  figures,
  points: score,
  parts: partsOf(problem, figures),
  proof,
  broken: [...broken],
})

/** The best patterns for a family's limits, and today's pattern with the same scoring. @throws Fault `invalid` */
export async function bestPatterns(search: Search, solve: Solve) {
  const problem = problemIn(search)
  const [mistake] = mistakesIn(problem)
  if (mistake) throw new Fault('invalid', mistakeSentences[mistake.key], { field: 'limit' in mistake ? mistake.limit : mistake.key })
  const outcome = await optimize(problem, solve)
  const current = search.current
  const judged = current === null ? null : judge(problem, current)
  return {
    kind: outcome.kind,
    patterns: outcome.kind === 'found' ? outcome.patterns.map((found) => presentPattern(problem, found, found.proof, [])) : [],
    current: judged && current !== null ? presentPattern(problem, { nights: current, ...judged }, null, judged.broken) : null,
    conflict: outcome.kind === 'conflict' ? [...outcome.limits] : [],
    known: outcome.kind === 'conflict' ? outcome.known : null,
  }
}
