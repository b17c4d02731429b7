import type { Totals } from '#domain/schedule/totals.ts'
import { numberOf } from '#domain/time/calendar.ts'
import type { Sums } from './contract.ts'

/** The totals of a range in the form of the contract; shares are of all nights and of all minutes. */
export function sumsOf({ range, nights, minutes, nightShares, minuteShares, longest, exchanges }: Totals): Sums {
  return {
    from: range.from,
    to: range.to,
    days: numberOf(range.to) - numberOf(range.from) + 1,
    nights,
    minutes,
    nightShares: nightShares.ofAll,
    hourShares: minuteShares.ofAll,
    longest: { A: longest.A, B: longest.B },
    exchanges,
  }
}
