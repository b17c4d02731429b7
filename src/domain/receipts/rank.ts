import type { ValueOn } from './features.ts'
import { totalWeights } from './weights.generated.ts'

/** The likelihood of each value to be the total: together 1. A softmax over the weighted features. */
export function likelihoods(values: readonly Pick<ValueOn, 'features'>[], weights: readonly number[] = totalWeights): number[] {
  const logits = values.map(({ features }) => features.reduce((sum, value, index) => sum + value * weights[index]!, 0))
  const most = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
