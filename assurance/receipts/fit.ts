import { amountsOf } from '#domain/receipts/amounts.ts'
import { featureNames, valuesOn } from '#domain/receipts/features.ts'
import { linesOf } from '#domain/receipts/lines.ts'
import { likelihoods } from '#domain/receipts/rank.ts'
import type { ReadPage } from '#domain/receipts/words.ts'

export interface Example {
  page: ReadPage
  /** Cents. */
  total: number
  weight: number
}

/** What a person who knows receipts would say of each fact. The receipts move the weights from here, and few of them not far. */
const before: Record<(typeof featureNames)[number], number> = {
  due: 2.5,
  total: 2,
  subtotal: -2,
  tax: -3,
  tip: -3,
  paid: 0.3,
  change: -3,
  off: -3,
  rounding: -3,
  other: -2,
  fee: -2,
  none: -0.5,
  largest: 0.2,
  'share of the largest': 1,
  again: 2,
  depth: 0.5,
  'adds up': 1.5,
  'cash less change': 2.5,
  tall: 1,
  currency: 0.3,
  patched: -1.5,
  sure: 1,
  'after a subtotal': 0.5,
  'last total': 0.8,
  'below the tax table': -1.5,
}
const pull = 0.01
const rounds = 3000
const step = 0.3

/** Weights that make the right values likeliest: gradient descent on the softmax's log loss, pulled toward `before`. */
export function fitted(examples: readonly Example[]): number[] {
  const start = featureNames.map((name) => before[name])
  const weights = [...start]
  const cases = examples.flatMap(({ page, total, weight }) => {
    const lines = linesOf(page)
    const values = valuesOn(lines, amountsOf(lines))
    const right = values.findIndex(({ cents }) => cents === total)
    return right < 0 ? [] : [{ values, right, weight }]
  })
  const all = cases.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, index) => pull * (weight - start[index]!))
    for (const { values, right, weight } of cases) {
      const scores = likelihoods(values, weights)
      for (const [at, { features }] of values.entries()) {
        const off = ((scores[at]! - (at === right ? 1 : 0)) * weight) / all
        if (Math.abs(off) > 1e-6) for (const [index, value] of features.entries()) slope[index]! += off * value
      }
    }
    for (const [index, value] of slope.entries()) weights[index]! -= step * value
  }
  return weights.map((weight) => Math.round(weight * 100) / 100)
}
