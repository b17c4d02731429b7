// What a receipt seems to say, of the words that an engine read. It only offers: nothing here is certain (docs/receipts.md has how often
// it is right).
import type { Day } from '#kernel/day.ts'
import { type Amount, amountsOf } from './amounts.ts'
import { daysOf } from './days.ts'
import { type Place, type ValueOn, valuesOn } from './features.ts'
import { labelFacts } from './labels.ts'
import { type Line, linesOf } from './lines.ts'
import { merchantsOf } from './merchant.ts'
import { likelihoods } from './rank.ts'
import type { Candidate, Reading, Reason } from './reading.ts'
import type { ReadPage } from './words.ts'

const mostOffered = 6

/**
 * Reads a receipt.
 * @param page words with boxes in pixels
 * @param latest the last day that a receipt can have: today where it is furthest ahead
 * @returns amounts in cents; empty lists where nothing was found
 */
export function readReceipt(page: ReadPage, latest: Day): Reading {
  const lines = linesOf(page)
  const amounts = amountsOf(lines)
  return {
    total: totals(valuesOn(lines, amounts)),
    tax: besideLabel(amounts, ({ isTax, isSubtotal, isOther, isTotal }) => isTax && !isSubtotal && !isOther && !isTotal),
    tip: besideLabel(amounts, ({ isTip, isOther, isTotal }) => isTip && !isOther && !isTotal),
    day: daysOf(lines, latest).slice(0, mostOffered),
    merchant: merchantsOf(lines),
    isRefund: saysRefund(lines, amounts),
  }
}

function totals(values: readonly ValueOn[]): Candidate<number>[] {
  const scores = likelihoods(values)
  return values
    .map(({ cents, places, addsUp, isCashLessChange }, index): Candidate<number> => {
      const place = bestPlace(places)
      return {
        value: cents,
        score: scores[index]!,
        reason: reasonOf(place, { addsUp, isCashLessChange, isAgain: places.length > 1 }),
        box: place.amount.box,
      }
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostOffered)
}

/** The place that a person looks for: beside "total", and of several the last one. */
function bestPlace(places: readonly Place[]): Place {
  const weight = ({ facts: { isDue, isTotal, isOther, isTax } }: Place) => (isOther || isTax ? 0 : isDue ? 2 : isTotal ? 1 : 0)
  return places.reduce((best, place) => (weight(place) >= weight(best) ? place : best))
}

function reasonOf({ facts }: Place, on: { addsUp: boolean; isCashLessChange: boolean; isAgain: boolean }): Reason {
  if (on.isCashLessChange) return 'cash less change'
  if (on.addsUp) return 'adds up'
  if (facts.isDue || facts.isTotal) return 'beside its label'
  return on.isAgain ? 'stands again' : 'largest'
}

function besideLabel(amounts: readonly Amount[], is: (facts: ReturnType<typeof labelFacts>) => boolean): Candidate<number>[] {
  const found = amounts.filter(({ label, cents, isPatched }) => cents > 0 && !isPatched && is(labelFacts(label)))
  const values = Map.groupBy(found, ({ cents }) => cents)
  return [...values]
    .map(([value, places]): Candidate<number> => ({
      value,
      score: Math.min(0.95, (0.75 + 0.1 * (places.length - 1)) * places[0]!.confidence),
      reason: 'beside its label',
      box: places[0]!.box,
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostOffered)
}

const saysRefund = (lines: readonly Line[], amounts: readonly Amount[]) =>
  lines.some(({ text }) =>
    /^\W*(?:\w+\s)?(?:refund|return(?:ed)?\s*(?:receipt|sale|total)?|credit\s*(?:slip|voucher|memo))\W*(?:receipt)?\W*$/i.test(text),
  ) || amounts.some(({ label, cents }) => /refund/.test(label) && !/value|policy/.test(label) && cents !== 0)
