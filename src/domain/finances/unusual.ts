// Transfers that are much larger than the account's others: a base rate, no suspicion.
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { kindOf } from './categories.ts'
import { medianOf, spreadOf } from './numbers.ts'
import { type Sorted, wayOf } from './sort.ts'

/** Fewer transfers of an account in one direction say nothing about what is usual. */
export const leastTransfers = 20
/** How far back an account is compared with itself: 24 months before its last line. */
const daysBack = 730
/**
 * A transfer stands out above the median by more than five robust standard deviations (1.4826 times the MAD, Rousseeuw and Croux 1993);
 * where more than half of the amounts are equal the MAD is 0, and it is three times the median.
 */
const [deviations, normal, times] = [5, 1.4826, 3]
/** More of them than one in twenty are usual. */
const mostShare = 0.05

export interface TransferHistory {
  account: string
  way: 'in' | 'out'
  /** How many transfers were compared. */
  n: number
  isEnough: boolean
  /** In cents; `null` where there are too few, or where nothing stands out. */
  threshold: number | null
  median: number | null
  first: string
  last: string
  /** Those above the threshold, the latest first. */
  lines: readonly Sorted[]
}

const isTransfer = ({ category }: Sorted) => kindOf(category) === 'transfer' || category === 'cash'

/** Up to two leading digits: a limit that people can say, such as $2,500. */
function roundUp(cents: number): number {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(cents)) - 1)
  return Math.ceil(cents / step) * step
}

/** Transfers and cash of each account and direction, compared with its own history. */
export function unusualTransfers(lines: readonly Sorted[]): TransferHistory[] {
  const groups = Map.groupBy(lines.filter(isTransfer), ({ account, cents }) => `${account} ${wayOf(cents)}`)
  return [...groups.values()].map((all) => {
    const days = all.map(({ day }) => day).toSorted()
    const last = days.at(-1)!
    const since = dayAt(numberOf(last) - daysBack)
    const of = all.filter(({ day }) => day > since)
    const amounts = of.map(({ cents }) => Math.abs(cents))
    const isEnough = of.length >= leastTransfers
    const median = isEnough ? medianOf(amounts) : null
    const mad = isEnough ? spreadOf(amounts) : 0
    const limit = median === null ? null : roundUp(mad === 0 ? median * times : median + deviations * normal * mad)
    const above = limit === null ? [] : of.filter(({ cents }) => Math.abs(cents) > limit)
    const isRare = above.length > 0 && above.length / of.length <= mostShare
    return {
      account: of[0]!.account,
      way: wayOf(of[0]!.cents),
      n: of.length,
      isEnough,
      threshold: isRare ? limit : null,
      median: median === null ? null : Math.round(median),
      first: of.map(({ day }) => day).toSorted()[0]!,
      last,
      lines: isRare ? above.toSorted((one, other) => (one.day < other.day ? 1 : -1)) : [],
    }
  })
}
