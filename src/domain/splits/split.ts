import { mostCents } from '../money/cents.ts'

// Who pays how much of a shared expense. Shares are whole cents and always add up to the expense.

export type Side = 'A' | 'B'
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A')

/** Whole: 10,000 hundredths of a percent. */
export const whole = 10_000

/** How an expense is divided. `A` is side A's part in hundredths of a percent; side B has the rest. */
export type Split =
  | { kind: 'percent'; A: number }
  /** This side pays `cents` of each expense, or all of a smaller one; the other side pays what is above it. */
  | { kind: 'fixed'; side: Side; cents: number }
  /** By percent, but this side never pays more than `cents`, of each expense or in a calendar year; the other side pays the rest. */
  | { kind: 'cap'; side: Side; cents: number; per: Per; A: number }
  /** The first `cents` of a calendar year are this side's, what is above is divided by percent. */
  | { kind: 'threshold'; side: Side; cents: number; per: 'year'; A: number }

export type Per = 'expense' | 'year'

export interface Shares {
  A: number
  B: number
}

/** What was counted in the same year under the same split before an expense: all of it, and each side's part. */
export interface Counted extends Shares {
  all: number
}
export const nothingCounted: Counted = { all: 0, A: 0, B: 0 }

const isPart = (part: number) => Number.isSafeInteger(part) && part >= 0 && part <= whole
const isAmount = (cents: number) => Number.isSafeInteger(cents) && cents >= 0 && cents <= mostCents

/** Whether a split can be computed: parts of 0 to 100 percent, amounts of 0 to ten million dollars. */
export function isSplit(split: Split): boolean {
  if (split.kind === 'percent') return isPart(split.A)
  return isAmount(split.cents) && (split.kind === 'fixed' || isPart(split.A))
}

const sharesBy = (side: Side, own: number, cents: number): Shares =>
  side === 'A' ? { A: own, B: cents - own } : { A: cents - own, B: own }

/**
 * By percent. Half a cent stays with the parent who paid: nobody is asked for a cent that may not be due.
 * The product of the largest amount and 10,000 is exact in a `number`.
 */
function byPercent(cents: number, partOfA: number, payer: Side): Shares {
  const debtor = otherSide(payer)
  const part = debtor === 'A' ? partOfA : whole - partOfA
  return sharesBy(debtor, Math.floor((cents * part + whole / 2 - 1) / whole), cents)
}

/**
 * The shares of one expense.
 * @param cents whole, 0 or more
 * @param payer who paid it
 * @param before what counted earlier in its calendar year under the same split; only splits by year ask
 * @returns shares of 0 or more that add up to `cents`
 * @throws RangeError for a split or an amount that can't be computed
 */
export function sharesOf(split: Split, cents: number, payer: Side, before: Counted = nothingCounted): Shares {
  if (!isSplit(split)) throw new RangeError('no such split')
  if (!isAmount(cents)) throw new RangeError('no such amount')
  switch (split.kind) {
    case 'percent':
      return byPercent(cents, split.A, payer)
    case 'fixed':
      return sharesBy(split.side, Math.min(cents, split.cents), cents)
    case 'cap': {
      const left = Math.max(0, split.cents - (split.per === 'year' ? before[split.side] : 0))
      return sharesBy(split.side, Math.min(byPercent(cents, split.A, payer)[split.side], left), cents)
    }
    case 'threshold': {
      const first = Math.min(cents, Math.max(0, split.cents - before.all))
      const rest = byPercent(cents - first, split.A, payer)
      return sharesBy(split.side, first + rest[split.side], cents)
    }
  }
}

/**
 * Divides an amount into equal parts of whole cents, one for each child; the first ones have a cent more where it does not come out even.
 * @throws RangeError for no parts
 */
export function evenly(cents: number, parts: number): number[] {
  if (parts < 1) throw new RangeError('no parts')
  const each = Math.floor(cents / parts)
  const more = cents - each * parts
  return Array.from({ length: parts }, (_, index) => each + (index < more ? 1 : 0))
}
