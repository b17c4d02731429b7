import { tableSize } from './features.ts'
import { type Passage, scoreOf, sentenceShare, strongest, type Weights } from './logistic.ts'

/** A text to learn from. */
export interface Example {
  passages: readonly Passage[]
  isDanger: boolean
}

const epochs = 8
const rate = 0.3
/** L2: how much each weight is drawn to zero, a step. */
const shrink = 1e-5
/** A danger that is missed costs more than a review that waits. */
const dangerWeight = 1.5
const biasRate = 0.2
/** What stands in fewer texts is chance, and teaches nothing. */
const leastTexts = 3
/** So many weights are kept: those that decide most. */
const mostWeights = 54_000

/** e to the x by halving and its series: additions and products alone, so that every machine has the same bits. */
export function exp(x: number): number {
  const bounded = Math.max(-40, Math.min(40, x)) / 1024
  let [term, sum] = [1, 1]
  for (let n = 1; n <= 8; n += 1) {
    term *= bounded / n
    sum += term
  }
  for (let n = 0; n < 10; n += 1) sum *= sum
  return sum
}

/** The logistic function. */
const logistic = (x: number): number => 1 / (1 + exp(-x))

/** Chance that is the same everywhere: a linear congruential generator (Numerical Recipes), for the order of texts. */
function orderOf(n: number, seed: number): number[] {
  const order = Array.from({ length: n }, (_, at) => at)
  let state = seed
  for (let at = n - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

/** In how many texts each cell stands. */
function textsWith(examples: readonly Example[]): Uint16Array {
  const counts = new Uint16Array(tableSize)
  /** The last text that each cell was counted for, from one on. */
  const last = new Uint32Array(tableSize)
  examples.forEach(({ passages }, at) => {
    const count = (cells: Uint32Array) => {
      for (const cell of cells) {
        if (last[cell] === at + 1) continue
        last[cell] = at + 1
        counts[cell]! += 1
      }
    }
    for (const { cells, sentences } of passages) {
      count(cells)
      for (const sentence of sentences) count(sentence.cells)
    }
  })
  return counts
}

/** Sets to zero all weights but the greatest, each counted by the root of how many texts it speaks in. */
function prune(of: Float64Array, counts: Uint16Array) {
  const worth = (cell: number) => Math.abs(of[cell]!) * Math.sqrt(counts[cell]!)
  const all = Float64Array.from(of, (_, cell) => worth(cell)).filter((value) => value > 0)
  if (all.length <= mostWeights) return
  const least = all.toSorted()[all.length - mostWeights]!
  for (let cell = 0; cell < of.length; cell += 1) if (worth(cell) < least) of[cell] = 0
}

/**
 * Learns weights from texts by AdaGrad (Duchi et al. 2011) on the logistic loss with L2. A text counts by its strongest passage
 * and that by its strongest sentence, but in the first round, when nothing is known yet, dangers teach by all their sentences.
 * Cells of few texts are left out, and of the others those are kept that decide most. The same texts in the same order give the same weights, on every machine.
 */
export function trained(examples: readonly Example[]): Weights {
  const of = new Float64Array(tableSize)
  const counts = textsWith(examples)
  const squares = new Float64Array(tableSize).fill(1e-6)
  const weights = { of, bias: 0 }
  let biasSquares = 1e-6
  const update = (cells: Uint32Array, gradient: number) => {
    const each = gradient / Math.sqrt(Math.max(1, cells.length))
    for (const cell of cells) {
      if (counts[cell]! < leastTexts) continue
      const slope = each + shrink * of[cell]!
      squares[cell]! += slope * slope
      of[cell]! -= (rate * slope) / Math.sqrt(squares[cell]!)
    }
  }
  const readable = examples.filter(({ passages }) => passages.length > 0)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of orderOf(readable.length, epoch + 1)) {
      const { passages, isDanger } = readable[at]!
      const scored = passages.map((passage) => ({ passage, score: scoreOf(weights, passage).score }))
      const { passage, score } = scored.reduce((most, one) => (one.score > most.score ? one : most))
      const gradient = isDanger ? dangerWeight * (logistic(score) - 1) : logistic(score)
      const loudest = strongest(of, passage).at
      update(passage.cells, gradient)
      const { sentences } = passage
      if (epoch === 0 && isDanger) for (const { cells } of sentences) update(cells, (sentenceShare * gradient) / sentences.length)
      else update(sentences[loudest]!.cells, sentenceShare * gradient)
      biasSquares += gradient * gradient
      weights.bias -= (biasRate * rate * gradient) / Math.sqrt(biasSquares)
    }
  }
  prune(of, counts)
  return weights
}
