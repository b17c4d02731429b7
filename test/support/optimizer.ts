import type { Weekday } from '#domain/schedule/types.ts'
import type { Limit, Problem, Weights } from '#domain/optimizer/types.ts'

// The optimizer's problems again, computed from the letters in the simplest way, without sharing any code with it.

/** Lengths of the stays of both parents, cyclic. */
export function staysIn(nights: string): { A: number[]; B: number[] } {
  const stays: { A: number[]; B: number[] } = { A: [], B: [] }
  const first = [...nights].findIndex((holder, at) => holder !== nights.at(at - 1))
  if (first === -1) return nights.startsWith('A') ? { A: [nights.length], B: [] } : { A: [], B: [nights.length] }
  const turned = nights.slice(first) + nights.slice(0, first)
  for (const [stay] of turned.matchAll(/A+|B+/g)) stays[stay.startsWith('A') ? 'A' : 'B'].push(stay.length)
  return stays
}

export function factsOf(nights: string) {
  const { A, B } = staysIn(nights)
  const weekdays = [...nights].flatMap((holder, at) => (holder === nights.at(at - 1) ? [] : [at % 7]))
  const weekends = [...nights].flatMap((holder, at) => (at % 7 === 4 ? [holder + nights[at + 1]!] : []))
  return {
    nights,
    nightsA: [...nights].filter((holder) => holder === 'A').length,
    awayFromA: Math.max(0, ...B),
    awayFromB: Math.max(0, ...A),
    weekdays,
    // How many of the mornings and evenings of each weekday are at A's.
    endsAtA: [0, 1, 2, 3, 4, 5, 6].map(
      (weekday) =>
        [...nights].filter((_, at) => at % 7 === weekday && nights.at(at - 1) === 'A').length +
        [...nights].filter((holder, at) => at % 7 === weekday && holder === 'A').length,
    ),
    weekendsA: weekends.filter((pair) => pair === 'AA').length,
    weekendsB: weekends.filter((pair) => pair === 'BB').length,
    split: weekends.filter((pair) => pair === 'AB' || pair === 'BA').length,
  }
}
export type Facts = ReturnType<typeof factsOf>

export function drivingOf({ nights, weekdays, endsAtA }: Facts, { setting: { school, drivePerExchange } }: Problem): number {
  const atSchool = (weekday: number) => school?.weekdays.includes(weekday as Weekday) ?? false
  let minutes = weekdays.filter((weekday) => !(school?.exchangesThere && atSchool(weekday))).length * drivePerExchange
  for (const weekday of school?.weekdays ?? []) {
    const ends = (2 * nights.length) / 7
    minutes += endsAtA[weekday]! * school!.minutesFromA + (ends - endsAtA[weekday]!) * school!.minutesFromB
  }
  return minutes
}

export function isMet(facts: Facts, limit: Limit, problem: Problem): boolean {
  const cycle = facts.nights.length
  if (limit.kind === 'share') return Math.abs((100 * facts.nightsA) / cycle - limit.percentA) <= limit.tolerance + 1e-9
  if (limit.kind === 'nights') return !limit.nights.some((night) => facts.nights[night] !== limit.holder)
  if (limit.kind === 'away') return facts[`awayFrom${limit.from}`] <= limit.most
  if (limit.kind === 'exchange_days') return !facts.weekdays.some((weekday) => !limit.weekdays.includes(weekday as Weekday))
  if (limit.kind === 'exchanges') return facts.weekdays.length <= limit.most
  if (limit.kind === 'weekends') return facts[`weekends${limit.holder}`] >= limit.least
  return drivingOf(facts, problem) <= limit.most
}

/** In points. */
export function scoreOf(facts: Facts, problem: Problem): number {
  const { weights, limits, setting } = problem
  const cycle = facts.nights.length
  const share = limits.find((limit) => limit.kind === 'share')
  const off = share ? Math.abs(facts.nightsA - (share.percentA / 100) * cycle) : 0
  const changed = setting.current ? [...setting.current].filter((holder, at) => holder !== facts.nights[at]).length : 0
  const perCycle =
    weights.share * off +
    weights.exchange * facts.weekdays.length +
    weights.splitWeekend * facts.split +
    weights.drivingHour * (drivingOf(facts, problem) / 60) +
    weights.change * changed
  return perCycle * (28 / cycle) + weights.gap * Math.max(facts.awayFromA, facts.awayFromB)
}

/** Stays beside each other, the longest first, and the same with the parents swapped. */
export function apart(one: string, other: string): number {
  const [left, right] = [staysIn(one), staysIn(other)]
  const differ = (a: number[], b: number[]) => {
    const [x, y] = [a.toSorted((p, q) => q - p), b.toSorted((p, q) => q - p)]
    return Array.from({ length: Math.max(x.length, y.length) }, (_, at) => Math.abs((x[at] ?? 0) - (y[at] ?? 0))).reduce(
      (sum, n) => sum + n,
      0,
    )
  }
  return Math.min(differ(left.A, right.A) + differ(left.B, right.B), differ(left.A, right.B) + differ(left.B, right.A))
}

/** All patterns of 14 nights. */
export const everyFortnight = Array.from({ length: 1 << 14 }, (_, bits) =>
  factsOf([...bits.toString(2).padStart(14, '0')].map((bit) => (bit === '1' ? 'A' : 'B')).join('')),
)

/** A source of whole numbers below a limit that is the same in every run. */
export function chanceOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    // Park and Miller's minimal standard generator.
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** A problem as a family might have it: two to seven limits, some of them in each other's way. */
export function drawnProblem(cycleNights: 14 | 28, chance: (below: number) => number): Problem {
  const some = <T>(list: readonly T[], parts: number) => list.filter(() => chance(parts) === 0)
  const holder = () => (chance(2) === 0 ? 'A' : 'B')
  const all = Array.from({ length: cycleNights }, (_, night) => night)
  const made: (() => Limit)[] = [
    () => ({ id: 'share', kind: 'share', percentA: 20 + 5 * chance(13), tolerance: chance(12) }),
    () => ({ id: 'shift', kind: 'nights', holder: holder(), nights: some(all, 6) }),
    () => ({ id: 'class', kind: 'nights', holder: holder(), nights: some(all, 10) }),
    () => ({ id: 'away-a', kind: 'away', from: 'A', most: 2 + chance(10) }),
    () => ({ id: 'away-b', kind: 'away', from: 'B', most: 2 + chance(10) }),
    () => ({ id: 'days', kind: 'exchange_days', weekdays: some(weekdays, 2) }),
    () => ({ id: 'exchanges', kind: 'exchanges', most: 2 + chance(cycleNights / 2) }),
    () => ({ id: 'weekends-a', kind: 'weekends', holder: 'A', least: chance(3) }),
    () => ({ id: 'weekends-b', kind: 'weekends', holder: 'B', least: chance(3) }),
    () => ({ id: 'driving', kind: 'driving', most: 60 * (2 + chance(14)) }),
  ]
  const weights: Weights = {
    share: chance(5),
    exchange: chance(4),
    gap: chance(4),
    splitWeekend: chance(3),
    drivingHour: chance(3),
    change: chance(2),
  }
  return {
    setting: {
      cycleNights,
      exchangeAt: '18:00',
      drivePerExchange: 10 * chance(6),
      ...(chance(2) === 0
        ? { school: { weekdays: [0, 1, 2, 3, 4], minutesFromA: chance(30), minutesFromB: chance(30), exchangesThere: chance(2) === 0 } }
        : {}),
      ...(chance(3) === 0 ? { current: 'AABBAAAAABBBBB'.repeat(cycleNights / 14) } : {}),
    },
    limits: some(made, 2).map((make) => make()),
    weights,
  }
}
