import type { Weekday } from '../schedule/types.ts'
import { maskOf } from './bits.ts'
import type { Limit, Setting } from './types.ts'

/** All limits together, as numbers. */
export interface Bounds {
  /** Bits of nights that are A's, and B's. A night in both is a conflict. */
  mustA: number
  mustB: number
  /** A's nights. */
  least: number
  most: number
  /** Longest allowed stretch away; the cycle's length where there is no limit. */
  awayFromA: number
  awayFromB: number
  exchanges: number
  /** Bits of days on which hands may not be changed. */
  closed: number
  weekendsA: number
  weekendsB: number
  driving: number
}

/** @throws nothing: limits that contradict each other give bounds that nothing keeps */
export function boundsOf(limits: readonly Limit[], { cycleNights }: Setting): Bounds {
  const bounds: Bounds = {
    mustA: 0,
    mustB: 0,
    least: 0,
    most: cycleNights,
    awayFromA: cycleNights,
    awayFromB: cycleNights,
    exchanges: cycleNights,
    closed: 0,
    weekendsA: 0,
    weekendsB: 0,
    driving: Number.POSITIVE_INFINITY,
  }
  for (const limit of limits) {
    switch (limit.kind) {
      case 'share':
        bounds.least = Math.max(bounds.least, Math.ceil(((limit.percentA - limit.tolerance) * cycleNights) / 100))
        bounds.most = Math.min(bounds.most, Math.floor(((limit.percentA + limit.tolerance) * cycleNights) / 100))
        break
      case 'nights':
        bounds[limit.holder === 'A' ? 'mustA' : 'mustB'] |= maskOf(cycleNights, (night) => limit.nights.includes(night))
        break
      case 'away': {
        const side = limit.from === 'A' ? 'awayFromA' : 'awayFromB'
        bounds[side] = Math.min(bounds[side], limit.most)
        break
      }
      case 'exchange_days':
        bounds.closed |= maskOf(cycleNights, (night) => !limit.weekdays.includes((night % 7) as Weekday))
        break
      case 'exchanges':
        bounds.exchanges = Math.min(bounds.exchanges, limit.most)
        break
      case 'weekends': {
        const side = limit.holder === 'A' ? 'weekendsA' : 'weekendsB'
        bounds[side] = Math.max(bounds[side], limit.least)
        break
      }
      case 'driving':
        bounds.driving = Math.min(bounds.driving, limit.most)
        break
    }
  }
  return bounds
}

/**
 * The fewest changes of hands of a cycle with so many nights of A and B if the child is away from A for at most
 * `awayFromA` nights in a row, and from B for `awayFromB`: 2 max(ceil(a / awayFromB), ceil(b / awayFromA)), for A's
 * stays are what keeps the child from B, both have as many stays, and any such stays can be laid out.
 * @returns infinity where one parent has no night and the other may not have them all
 */
export function fewestExchanges(nightsA: number, nightsB: number, awayFromA: number, awayFromB: number): number {
  if (nightsA === 0) return awayFromA >= nightsB ? 0 : Number.POSITIVE_INFINITY
  if (nightsB === 0) return awayFromB >= nightsA ? 0 : Number.POSITIVE_INFINITY
  return 2 * Math.max(Math.ceil(nightsA / awayFromB), Math.ceil(nightsB / awayFromA))
}
