// What is known of an amount that may be the total. The ranker (rank.ts) weighs it; train it again when this list changes.
import type { Amount } from './amounts.ts'
import { labelFacts, type LabelFacts } from './labels.ts'
import type { Line } from './lines.ts'

/** One value on a receipt, with every place where it stands. */
export interface ValueOn {
  cents: number
  places: readonly Place[]
  /** As `featureNames` has them. */
  features: readonly number[]
  addsUp: boolean
  isCashLessChange: boolean
}
export interface Place {
  amount: Amount
  facts: LabelFacts
}

export const featureNames = [
  'due',
  'total',
  'subtotal',
  'tax',
  'tip',
  'paid',
  'change',
  'off',
  'rounding',
  'other',
  'fee',
  'none',
  'largest',
  'share of the largest',
  'again',
  'depth',
  'adds up',
  'cash less change',
  'tall',
  'currency',
  'patched',
  'sure',
  'after a subtotal',
  'last total',
  'below the tax table',
] as const

/** Whether a total is the sum of parts: a subtotal or goods, with tax, tip and fees, less discounts; a cent or two for rounding. */
function sums(cents: number, others: readonly Place[]): boolean {
  const of = (is: (facts: LabelFacts) => boolean) => [...new Set(others.filter(({ facts }) => is(facts)).map(({ amount }) => amount.cents))]
  const bases = of(({ isSubtotal }) => isSubtotal)
  const parts = of(({ isTax, isTip, isFee, isOff, isRounding, isDue }) => (isTax || isTip || isFee || isOff || isRounding) && !isDue).slice(
    0,
    8,
  )
  const target = Math.abs(cents)
  for (const base of bases.map(Math.abs))
    for (let chosen = 1; chosen < 1 << parts.length; chosen += 1) {
      const sum = parts.reduce((so, part, index) => so + (chosen & (1 << index) ? part : 0), base)
      if (Math.abs(sum - target) <= 2 && base !== target) return true
    }
  return false
}

/** A total after cash and change: the money handed over, less what came back. */
function isCashLessChange(cents: number, all: readonly Place[]): boolean {
  const cash = all.filter(({ facts }) => facts.isCash && !facts.isChange)
  const change = all.filter(({ facts }) => facts.isChange)
  return cash.some((given) =>
    change.some((back) => back.amount.cents !== 0 && Math.abs(given.amount.cents) - Math.abs(back.amount.cents) === cents),
  )
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1

/** Every value that may be the total, with what is known of it. Nothing is larger than its receipt: 0 is left out. */
export function valuesOn(lines: readonly Line[], amounts: readonly Amount[]): ValueOn[] {
  const places = amounts.filter(({ cents }) => cents !== 0).map((amount): Place => ({ amount, facts: labelFacts(amount.label) }))
  const largest = Math.max(1, ...places.map(({ amount }) => Math.abs(amount.cents)))
  const height = median(lines.map(({ box }) => box.h))
  const lastTotal = Math.max(-1, ...places.filter(({ facts }) => isSum(facts)).map(({ amount }) => amount.line))
  const table = lines.findIndex(({ text }) => /(?:g[s5]t|tax)\s*(?:summar|analysis|code)/i.test(text))
  const subtotals = places.filter(({ facts }) => facts.isSubtotal).map(({ amount }) => amount.line)
  const byCents = Map.groupBy(places, ({ amount }) => amount.cents)
  return [...byCents].map(([cents, mine]) => {
    const others = places.filter(({ amount }) => amount.cents !== cents)
    const any = (is: (place: Place) => boolean) => (mine.some(is) ? 1 : 0)
    const every = (is: (place: Place) => boolean) => (mine.every(is) ? 1 : 0)
    const addsUp = sums(cents, others)
    const isGiven = isCashLessChange(cents, places)
    const features = [
      any(({ facts }) => facts.isDue && !facts.isOther && !facts.isTax),
      any(({ facts }) => isSum(facts)),
      every(({ facts }) => facts.isSubtotal || !isSum(facts)) && any(({ facts }) => facts.isSubtotal),
      every(({ facts }) => facts.isTax && !facts.isDue),
      every(({ facts }) => facts.isTip),
      any(({ facts }) => facts.isPaid && !facts.isChange),
      every(({ facts }) => facts.isChange),
      every(({ facts }) => facts.isOff),
      every(({ facts }) => facts.isRounding),
      every(({ facts }) => facts.isOther),
      every(({ facts }) => facts.isFee),
      every(({ facts }) => !Object.values(facts).some(Boolean)),
      Math.abs(cents) === largest ? 1 : 0,
      Math.abs(cents) / largest,
      Math.min(3, mine.length - 1) / 3,
      Math.max(...mine.map(({ amount }) => amount.line)) / Math.max(1, lines.length - 1),
      addsUp ? 1 : 0,
      isGiven ? 1 : 0,
      Math.min(1, Math.max(0, Math.max(...mine.map(({ amount }) => amount.box.h)) / height - 1.2)),
      any(({ amount }) => amount.hasCurrency),
      every(({ amount }) => amount.isPatched),
      Math.max(...mine.map(({ amount }) => amount.confidence)),
      any(({ amount }) => subtotals.some((line) => amount.line > line && amount.line <= line + 6)),
      any(({ amount, facts }) => isSum(facts) && amount.line === lastTotal),
      every(({ amount }) => table >= 0 && amount.line > table),
    ]
    return { cents, places: mine, features, addsUp, isCashLessChange: isGiven }
  })
}

const isSum = ({ isTotal, isTax, isOther, isOff, isRounding, isSubtotal, isChange }: LabelFacts) =>
  isTotal && !isTax && !isOther && !isOff && !isRounding && !isSubtotal && !isChange
