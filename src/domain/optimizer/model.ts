import { type Bounds, fewestExchanges } from './bounds.ts'
import { drivingOf, objectiveOf, ones, sum, type Term } from './sums.ts'
import type { Limit, Problem } from './types.ts'

// A pattern as a mixed integer program, in the CPLEX LP format. x0, x1, ...: 1 where the night is A's. u3: A's
// stay begins on day 3; v3: B's does. off: hundredths of a night off the target. a0, b0, ...: the weekend of that
// week is wholly A's, or B's. The longest stretch away stands in no objective: a program has it as a cap, and the
// search asks for cap after cap. With a cap the number of stays is known from below (`fewestExchanges`), and
// that is what makes 28 nights quick; with the stretch in the objective the same program runs into its time limit.

/**
 * The rows of a cap: in `nights` + 1 nights in a row the parent has one. The other stays begin and end within the
 * same stretch; saying so too cuts off fractions.
 */
function capRows(nights: readonly number[], most: number, of: 'A' | 'B'): string[] {
  const cycle = nights.length
  if (most >= cycle) return []
  return nights.flatMap((first) => {
    const window = Array.from({ length: most + 1 }, (_, at) => (first + at) % cycle)
    const after = window.slice(1)
    const inWindow = sum(ones(window.map((night) => `x${night}`)))
    return of === 'A'
      ? [`${inWindow} >= 1`, `${sum([[1, `x${first}`], ...ones(after.map((night) => `u${night}`))])} >= 1`]
      : [`${inWindow} <= ${most}`, `${sum([...ones(after.map((night) => `v${night}`)), [-1, `x${first}`]])} >= 0`]
  })
}

function shareRows(limits: readonly Limit[], xs: readonly Term[]): string[] {
  const share = limits.find(({ kind }) => kind === 'share')
  if (share?.kind !== 'share') return []
  const target = share.percentA * xs.length
  const hundredths = xs.map(([, name]): Term => [100, name])
  return [`${sum([...hundredths, [-1, 'off']])} <= ${target}`, `${sum([...hundredths, [1, 'off']])} >= ${target}`]
}

function weekendRows({ weekendsA, weekendsB }: Bounds, cycle: number): string[] {
  const weeks = Array.from({ length: cycle / 7 }, (_, week) => week)
  const rows = (letter: 'a' | 'b', least: number) =>
    least === 0
      ? []
      : [
          ...weeks.flatMap((week) =>
            [4, 5].map((weekday) => (letter === 'a' ? `a${week} - x${7 * week + weekday} <= 0` : `b${week} + x${7 * week + weekday} <= 1`)),
          ),
          `${sum(ones(weeks.map((week) => `${letter}${week}`)))} >= ${least}`,
        ]
  return [...rows('a', weekendsA), ...rows('b', weekendsB)]
}

/** The fewest changes of hands of any share that the bounds allow, or infinity where there is none. */
function fewestWithin({ least, most }: Bounds, cycle: number, awayFromA: number, awayFromB: number): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let nightsA = Math.max(0, least); nightsA <= Math.min(cycle, most); nightsA += 1) {
    fewest = Math.min(fewest, fewestExchanges(nightsA, cycle - nightsA, awayFromA, awayFromB))
  }
  return fewest
}

/**
 * The program of a problem's limits, and of its score if `scored`.
 * @param cap the longest that the child may be away from either parent, in nights, on top of the limits
 * @returns LP text, or `null` where already the nights and the cap say that there is no pattern
 */
export function modelOf(problem: Problem, bounds: Bounds, cap: number, scored: boolean): string | null {
  const cycle = problem.setting.cycleNights as number
  const nights = Array.from({ length: cycle }, (_, night) => night)
  const awayFromA = Math.min(cap, bounds.awayFromA)
  const awayFromB = Math.min(cap, bounds.awayFromB)
  const fewest = fewestWithin(bounds, cycle, awayFromA, awayFromB)
  if (fewest > bounds.exchanges) return null
  const xs = ones(nights.map((night) => `x${night}`))
  const stays = nights.flatMap((night) => {
    const [x, before, u, v] = [`x${night}`, `x${(night + cycle - 1) % cycle}`, `u${night}`, `v${night}`]
    return [`${x} - ${before} - ${u} + ${v} = 0`, `${u} - ${x} <= 0`, `${v} + ${x} <= 1`, `${u} + ${before} <= 1`, `${v} - ${before} <= 0`]
  })
  const driving = drivingOf(problem.setting, nights)
  const rows = [
    ...stays,
    ...capRows(nights, awayFromA, 'A'),
    ...capRows(nights, awayFromB, 'B'),
    `${sum(ones(nights.map((night) => `u${night}`)))} - stays = 0`,
    `${sum(ones(nights.map((night) => `v${night}`)))} - stays = 0`,
    `stays >= ${fewest / 2}`,
    `stays <= ${Math.floor(bounds.exchanges / 2)}`,
    // So many stays of that length at most: what `fewestExchanges` says, for each share.
    ...(awayFromB < cycle ? [`${sum([...xs, [-awayFromB, 'stays']])} <= 0`] : []),
    ...(awayFromA < cycle ? [`${sum([...xs, [awayFromA, 'stays']])} >= ${cycle}`] : []),
    `${sum(xs)} >= ${bounds.least}`,
    `${sum(xs)} <= ${bounds.most}`,
    ...nights.filter((night) => (bounds.mustA >> night) & 1).map((night) => `x${night} = 1`),
    ...nights.filter((night) => (bounds.mustB >> night) & 1).map((night) => `x${night} = 0`),
    ...nights.filter((night) => (bounds.closed >> night) & 1).map((night) => `u${night} + v${night} <= 0`),
    ...weekendRows(bounds, cycle),
    ...(Number.isFinite(bounds.driving) ? [`${sum(driving.terms)} <= ${bounds.driving - driving.always}`] : []),
    ...(scored ? shareRows(problem.limits, xs) : []),
  ]
  return [
    'Minimize',
    ` score: ${scored ? sum(objectiveOf(problem, nights)) : '0 x0'}`,
    'Subject To',
    ...rows.map((row, at) => ` r${at}: ${row}`),
    'Generals',
    ' stays',
    'Binaries',
    ` ${nights.flatMap((night) => [`x${night}`, `u${night}`, `v${night}`]).join(' ')}`,
    'End',
    '',
  ].join('\n')
}

/** The pattern that a solution of `modelOf` stands for, as bits. */
export function patternIn(values: ReadonlyMap<string, number>, cycleNights: number): number {
  let bits = 0
  for (let night = 0; night < cycleNights; night += 1) if ((values.get(`x${night}`) ?? 0) > 0.5) bits |= 1 << night
  return bits
}
