import { totalsOf } from '../schedule/totals.ts'
import type { Agreed, Plan } from '../schedule/types.ts'
import { dayAt, numberOf } from '../time/calendar.ts'
import { rulesOf } from './legs.ts'
import { daysOf } from './moments.ts'
import type { TradeLeg } from './types.ts'

/** What one child's time becomes: nights and minutes that each parent has more (or, below nothing, less) than before. */
export interface ChildEffect {
  child: string
  nights: { A: number; B: number }
  minutes: { A: number; B: number }
}
export type Effect = readonly ChildEffect[]

/**
 * What terms change for each child, from the schedule laid out without and with them. A night counts for who has the
 * child as the day ends; a leg of a few hours by day moves minutes and no night.
 * @param at instant (ms) of the agreement, so that it is the later one in its layer
 * @throws RangeError for legs that are none (`problemsOfLegs` names them)
 */
export function effectOf(plan: Plan, legs: readonly TradeLeg[], at: number): Effect {
  const { from, to } = daysOf(legs)
  const range = { from: dayAt(numberOf(from) - 1), to: dayAt(numberOf(to) + 1) }
  const agreed: Agreed[] = rulesOf(legs, (index) => `leg ${index}`).map((rule) => ({ ...rule, layer: 'change', approved: at }))
  const after: Plan = { ...plan, agreed: [...plan.agreed, ...agreed] }
  return [...new Set(legs.flatMap(({ children }) => children))].map((child) => {
    const [was, is] = [totalsOf(plan, child, range), totalsOf(after, child, range)]
    const moved = (count: 'nights' | 'minutes') => ({ A: is[count].A - was[count].A, B: is[count].B - was[count].B })
    return { child, nights: moved('nights'), minutes: moved('minutes') }
  })
}

/**
 * The same leg by leg, each on top of those before it: together they are the effect of all, and a leg that is dropped
 * later takes its own part with it (legs of one child never overlap).
 */
export function effectsByLeg(plan: Plan, legs: readonly TradeLeg[], at: number): readonly Effect[] {
  let before: Effect = []
  return legs.map((_, index) => {
    const upTo = effectOf(plan, legs.slice(0, index + 1), at)
    const less = before.map(({ child, nights, minutes }) => ({
      child,
      nights: { A: -nights.A, B: -nights.B },
      minutes: { A: -minutes.A, B: -minutes.B },
    }))
    before = upTo
    return sumOf([upTo, less])
  })
}

/** The sum of several effects, child by child, in the order in which children first come. */
export function sumOf(effects: readonly Effect[]): Effect {
  const sums = new Map<string, ChildEffect>()
  for (const { child, nights, minutes } of effects.flat()) {
    const sum = sums.get(child) ?? { child, nights: { A: 0, B: 0 }, minutes: { A: 0, B: 0 } }
    sums.set(child, {
      child,
      nights: { A: sum.nights.A + nights.A, B: sum.nights.B + nights.B },
      minutes: { A: sum.minutes.A + minutes.A, B: sum.minutes.B + minutes.B },
    })
  }
  return [...sums.values()]
}
