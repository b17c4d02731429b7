// What a run of text says: the strip that PP-OCR's recognizer takes, and its answer (CTC: one character or none for each column).
import type { Word } from '#domain/receipts/words.ts'
import type { Span } from './detect.ts'
import type { Pixels } from './picture.ts'

export const stripHeight = 48
/** The longest strip; a longer one is pressed together. Pixels. */
const stripMost = 1600

/** Cuts a run out of its picture and lays it level: blue, green, red in planes, -1 to 1, as the model was trained. */
export function stripOf({ data, width, height }: Pixels, span: Span): { values: Float32Array; width: number } {
  const size = Math.min(stripMost, Math.max(stripHeight, Math.round((span.length / span.height) * stripHeight)))
  const values = new Float32Array(3 * stripHeight * size)
  const [cos, sin] = [Math.cos(span.angle), Math.sin(span.angle)]
  const plane = stripHeight * size
  for (let j = 0; j < stripHeight; j += 1)
    for (let i = 0; i < size; i += 1) {
      const u = ((i + 0.5) / size - 0.5) * span.length
      const v = ((j + 0.5) / stripHeight - 0.5) * span.height
      const x = Math.min(width - 1.001, Math.max(0, span.cx + u * cos - v * sin - 0.5))
      const y = Math.min(height - 1.001, Math.max(0, span.cy + u * sin + v * cos - 0.5))
      const [x0, y0] = [Math.floor(x), Math.floor(y)]
      const [fx, fy] = [x - x0, y - y0]
      const right = x0 + 1 < width ? 3 : 0
      const below = y0 + 1 < height ? width * 3 : 0
      const at = (y0 * width + x0) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const above = data[at + channel]! * (1 - fx) + data[at + right + channel]! * fx
        const under = data[at + below + channel]! * (1 - fx) + data[at + below + right + channel]! * fx
        values[(2 - channel) * plane + j * size + i] = (above * (1 - fy) + under * fy) / 127.5 - 1
      }
    }
  return { values, width: size }
}

/** Which outputs of the model can be read, and as which character: the others are of scripts that no receipt here has. */
export function alphabetOf(keys: readonly string[]): ReadonlyMap<number, string> {
  const read = new Map<number, string>([[0, '']])
  for (const [index, key] of keys.entries()) {
    // Characters of full width stand for the usual ones.
    const plain = key.normalize('NFKC')
    if (/^[!-~£€¥¢]$/.test(plain)) read.set(index + 1, plain)
  }
  return read
}

interface Character {
  text: string
  /** The column where it is surest. */
  at: number
  confidence: number
  /** How likely a blank stands before it. */
  apart: number
}

/** The model was trained on Chinese and seldom says that there is a blank, but where one is it holds one for possible. */
const blankAt = 0.12

/** The characters of an answer: the likeliest of each column, those that repeat counted once. */
function charactersOf(data: Float32Array, columns: number, classes: number, alphabet: ReadonlyMap<number, string>): Character[] {
  const found: Character[] = []
  let [before, apart] = [0, 0]
  for (let column = 0; column < columns; column += 1) {
    let [best, most] = [0, -1]
    apart = Math.max(apart, data[(column + 1) * classes - 1]!)
    for (const index of alphabet.keys()) {
      const value = data[column * classes + index]!
      if (value > most) [best, most] = [index, value]
    }
    if (best !== 0 && best !== before) {
      found.push({ text: alphabet.get(best)!, at: column, confidence: most, apart })
      apart = 0
    } else if (best !== 0 && most > found.at(-1)!.confidence) Object.assign(found.at(-1)!, { at: column, confidence: most })
    before = best
  }
  return found
}

/**
 * The words of a run. A gap that is much wider than the run's characters ends a word as well.
 * @param answer the model's output for one strip: `columns` rows of `classes` likelihoods, the last of which is the blank's
 */
export function wordsOf(
  span: Span,
  answer: { data: Float32Array; columns: number; classes: number },
  alphabet: ReadonlyMap<number, string>,
): Word[] {
  const characters = charactersOf(answer.data, answer.columns, answer.classes, alphabet)
  const steps = characters.slice(1).map(({ at }, index) => at - characters[index]!.at)
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1
  const words: Character[][] = [[]]
  for (const [index, character] of characters.entries()) {
    if (index > 0 && (character.apart > blankAt || steps[index - 1]! > Math.max(usual * 1.9, usual + 2.5))) words.push([])
    words.at(-1)!.push(character)
  }
  return words.filter((word) => word.length > 0).map((word) => wordAt(span, word, answer.columns, usual))
}

function wordAt(span: Span, word: readonly Character[], columns: number, usual: number): Word {
  const column = span.length / columns
  const from = Math.max(0, (word[0]!.at + 0.5 - usual / 2) * column)
  const to = Math.min(span.length, (word.at(-1)!.at + 0.5 + usual / 2) * column)
  const [cos, sin] = [Math.cos(span.angle), Math.sin(span.angle)]
  const middle = (from + to) / 2 - span.length / 2
  // A strip has a border around its letters.
  const [length, height] = [to - from, span.height * 0.8]
  const w = length * Math.abs(cos) + height * Math.abs(sin)
  const h = length * Math.abs(sin) + height * Math.abs(cos)
  return {
    text: word.map(({ text }) => text).join(''),
    x: span.cx + middle * cos - w / 2,
    y: span.cy + middle * sin - h / 2,
    w,
    h,
    confidence: word.reduce((sum, { confidence }) => sum + confidence, 0) / word.length,
  }
}
