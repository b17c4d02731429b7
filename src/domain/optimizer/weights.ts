import type { Figures, Limit, Weights } from './types.ts'

/**
 * Even weights for equal shares: alternating weeks, 2-2-5-5 and 2-2-3 come to the same score, 3-4-4-3 to a
 * little less, and both ends (two weeks in a row, a change every day) to nearly twice as much.
 */
export const usualWeights: Weights = { share: 3, exchange: 1, gap: 2, splitWeekend: 1, drivingHour: 1, change: 0 }

/** Units in a point: shares are counted in hundredths of a night and driving in minutes, so that scores stay whole. */
export const unitsPerPoint = 300

/** What one of each costs in units, for a cycle of so many nights. */
export function unitsOf(weights: Weights, cycleNights: number) {
  const perCycle = (28 / cycleNights) * unitsPerPoint
  return {
    hundredth: (weights.share * perCycle) / 100,
    exchange: weights.exchange * perCycle,
    gap: weights.gap * unitsPerPoint,
    splitWeekend: weights.splitWeekend * perCycle,
    minute: (weights.drivingHour * perCycle) / 60,
    change: weights.change * perCycle,
  }
}

export type Units = ReturnType<typeof unitsOf>

/** How far so many nights are from the target, in hundredths of a night; 0 where no share was asked for. */
export function offTarget(nightsA: number, cycleNights: number, limits: readonly Limit[]): number {
  const share = limits.find((limit) => limit.kind === 'share')
  return share ? Math.abs(100 * nightsA - share.percentA * cycleNights) : 0
}

/** The score of a pattern in units of 1/300 point, as a whole number for cycles of 14 and 28 nights. */
export function costOf(figures: Figures, limits: readonly Limit[], units: Units): number {
  return (
    units.hundredth * offTarget(figures.nightsA, figures.nightsA + figures.nightsB, limits) +
    units.exchange * figures.exchanges +
    units.gap * Math.max(figures.awayFromA, figures.awayFromB) +
    units.splitWeekend * figures.splitWeekends +
    units.minute * figures.driving +
    units.change * figures.changed
  )
}
