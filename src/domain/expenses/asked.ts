import { type Counted, evenly, nothingCounted, otherSide, sharesOf, type Side, type Split } from '../splits/split.ts'

/** A part of an expense that is divided by itself: that of one child where a yearly amount counts for each child, else all of it. */
export interface Part {
  child: string | null
  cents: number
  /** What counted before it in its calendar year. */
  before: Counted
}

/**
 * The parts of an expense.
 * @param children in the order in which they share a cent that is left over
 * @param before what counted earlier in the year, for a child or (`null`) for all
 */
export function partsOf(
  { cents, children, isPerChild }: { cents: number; children: readonly string[]; isPerChild: boolean },
  before: (child: string | null) => Counted,
): Part[] {
  if (!isPerChild || children.length === 0) return [{ child: null, cents, before: before(null) }]
  const each = evenly(cents, children.length)
  return children.map((child, index) => ({ child, cents: each[index]!, before: before(child) }))
}

/** What each side bears of an expense that was divided so, all parts together. */
export function sharesOfParts(split: Split, parts: readonly Part[], payer: Side): { A: number; B: number } {
  const shares = parts.map(({ cents, before }) => sharesOf(split, cents, payer, before))
  return { A: shares.reduce((sum, { A }) => sum + A, 0), B: shares.reduce((sum, { B }) => sum + B, 0) }
}

/** The same parts of a smaller amount: as much of it as was approved, or did not come back. */
export function partsOfLess(parts: readonly Part[], cents: number): Part[] {
  const whole = parts.reduce((sum, part) => sum + part.cents, 0)
  if (cents > whole) throw new RangeError('more than there was')
  if (parts.length === 1) return [{ ...parts[0]!, cents }]
  // The largest remainders have the cents that are left over, so that it adds up.
  const exact = parts.map((part) => (part.cents * cents) / whole)
  const floors = exact.map(Math.floor)
  let left = cents - floors.reduce((sum, part) => sum + part, 0)
  const order = exact
    .map((value, index) => [value - floors[index]!, index] as const)
    .toSorted((one, other) => other[0] - one[0] || one[1] - other[1])
  for (const [, index] of order) {
    if (left === 0) break
    floors[index]! += 1
    left -= 1
  }
  return parts.map((part, index) => ({ ...part, cents: floors[index]! }))
}

/** What the parent who did not pay bears. */
export const askedOf = (split: Split, parts: readonly Part[], payer: Side): number => sharesOfParts(split, parts, payer)[otherSide(payer)]

/** Adds what counted: the parts of expenses of one year, each divided as it was sent. */
export function countedIn(expenses: readonly { split: Split; parts: readonly Part[]; payer: Side }[], child: string | null): Counted {
  return expenses.reduce((counted, { split, parts, payer }) => {
    const ours = child === null ? parts : parts.filter((part) => part.child === child)
    const { A, B } = sharesOfParts(split, ours, payer)
    return { all: counted.all + A + B, A: counted.A + A, B: counted.B + B }
  }, nothingCounted)
}
