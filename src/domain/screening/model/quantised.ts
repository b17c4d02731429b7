import { mostLevel } from './codec.ts'
import type { Weights } from './logistic.ts'

/** Weights in few levels, as they are kept. */
export interface Quantised {
  /** A level for each cell of the table. */
  levels: Int8Array
  /** What one level is worth, in logits. */
  step: number
  /** Added to every score, in logits. */
  bias: number
}

/** So many of 10,000 weights that are not zero may be cut off at the greatest level: the few strongest would coarsen all others. */
const cut = 10
const six = (value: number) => Math.round(value * 1e6) / 1e6

/** Rounds weights to levels. Numbers beside them have six digits, so that they are the same as in the file. */
export function quantised({ of, bias }: Weights): Quantised {
  const sizes = Float64Array.from(of, Math.abs)
    .filter((size) => size > 0)
    .toSorted()
  const greatest = sizes.length === 0 ? 1 : sizes[Math.max(0, sizes.length - 1 - Math.floor((sizes.length * cut) / 10_000))]!
  const step = six(greatest / mostLevel) || 1e-6
  const levels = Int8Array.from(of, (weight) => Math.max(-mostLevel, Math.min(mostLevel, Math.round(weight / step))))
  return { levels, step, bias: six(bias) }
}

/** The weights that levels stand for. */
export function weightsOf({ levels, step, bias }: Quantised): Weights {
  // Cell by cell: `Float32Array.from` with a function takes a hundred times as long, at every start of a server.
  const of = new Float32Array(levels.length)
  for (let cell = 0; cell < levels.length; cell += 1) of[cell] = levels[cell]! * step
  return { of, bias }
}
