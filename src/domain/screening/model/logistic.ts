import { passageCells, type Prepared, prepared, sentenceCells } from './features.ts'
import { passagesOf, type Run, type Sentence, sentencesOf } from './instances.ts'
import type { Word } from '../words.ts'

/** What a text is judged by: its passages, each with its sentences. */
export interface Passage {
  run: Run
  cells: Uint32Array
  sentences: readonly { run: Run; cells: Uint32Array }[]
}

/** The passages of a text with their cells. None where there is no word. Work grows with the text and no faster. */
export function passagesIn(words: readonly Word[]): Passage[] {
  const ready: Prepared = prepared(words)
  // Passages overlap, and what stands in two of them is read once.
  const known = new Map<string, Uint32Array>()
  const cellsOf = (sentence: Sentence) => {
    const key = `${sentence.before} ${sentence.first} ${sentence.end}`
    const cells = known.get(key) ?? sentenceCells(ready, sentence)
    known.set(key, cells)
    return cells
  }
  return passagesOf(words).map((run) => ({
    run,
    cells: passageCells(ready, run),
    sentences: sentencesOf(words, run).map((sentence) => ({
      run: { first: sentence.first, end: sentence.end },
      cells: cellsOf(sentence),
    })),
  }))
}

/** Weights by cell, in logits. */
export interface Weights {
  of: ArrayLike<number>
  bias: number
}

/** How much a sentence weighs beside its passage; found by cross-validation. */
export const sentenceShare = 0.5

/** The sum of the weights of cells, by the square root of how many they are, so that long texts say no more than short ones. */
function sumOf(weights: ArrayLike<number>, cells: Uint32Array): number {
  let sum = 0
  for (const cell of cells) sum += weights[cell]!
  return sum / Math.sqrt(Math.max(1, cells.length))
}

/** The strongest sentence of a passage. A passage has one at least. */
export function strongest(weights: ArrayLike<number>, { sentences }: Passage): { at: number; score: number } {
  let best = { at: 0, score: Number.NEGATIVE_INFINITY }
  sentences.forEach(({ cells }, at) => {
    const score = sumOf(weights, cells)
    if (score > best.score) best = { at, score }
  })
  return best
}

/**
 * The score of a passage in logits, and its strongest sentence: logistic regression over the passage and over the sentence
 * that speaks loudest (the max rule of learning from bags; Dietterich et al. 1997).
 */
export function scoreOf({ of, bias }: Weights, passage: Passage): { score: number; sentence: Run } {
  const { at, score } = strongest(of, passage)
  return { score: bias + sumOf(of, passage.cells) + sentenceShare * score, sentence: passage.sentences[at]!.run }
}

/** The score of a text: that of its strongest passage; minus infinity for a text without a word. */
export const textScore = (weights: Weights, passages: readonly Passage[]): number =>
  passages.reduce((most, passage) => Math.max(most, scoreOf(weights, passage).score), Number.NEGATIVE_INFINITY)
