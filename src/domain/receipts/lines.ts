import { around, type Box, type ReadPage, type Word } from './words.ts'

/** Words side by side on one line of a page. */
export interface Line {
  /** In reading order, at least one. */
  words: readonly Word[]
  /** The words with one blank between them. */
  text: string
  box: Box
}

/** More words, and longer ones, than any receipt has: what comes after them is not read. */
const mostWords = 1200
const longestWord = 80

interface Placed {
  word: Word
  x: number
  y: number
}

/**
 * The lines of a page from top to bottom. A word belongs to the line whose middle is less than half its height away, once the page
 * is turned level. Engines find the name and the price of an item as two runs; here they meet again.
 */
export function linesOf({ words, slope }: ReadPage): Line[] {
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
  const placed = words
    .slice(0, mostWords)
    .filter(({ text, h }) => text.trim() !== '' && text.length <= longestWord && h > 0)
    .map((word): Placed => {
      const [x, y] = [word.x + word.w / 2, word.y + word.h / 2]
      return { word, x: x * cos + y * sin, y: y * cos - x * sin }
    })
    .toSorted((a, b) => a.y - b.y)
  const lines: Placed[][] = []
  for (const one of placed) {
    const line = lines.findLast((each) => isBeside(each, one))
    if (line) line.push(one)
    else lines.push([one])
  }
  return lines.map((line) => lineOf(line.toSorted((a, b) => a.x - b.x).map(({ word }) => word)))
}

function isBeside(line: readonly Placed[], one: Placed): boolean {
  const nearest = line.reduce((best, each) => (Math.abs(each.x - one.x) < Math.abs(best.x - one.x) ? each : best))
  return Math.abs(nearest.y - one.y) < Math.min(nearest.word.h, one.word.h) * 0.5
}

const lineOf = (words: readonly Word[]): Line => ({ words, text: words.map(({ text }) => text).join(' '), box: around(words) })

/** The box around a part of a line's text. @param from where it begins in `text` @param to where it ends */
export function boxOf({ words }: Line, from: number, to: number): Box {
  let at = 0
  const touched = words.filter(({ text }) => {
    const begin = at
    at += text.length + 1
    return begin < to && begin + text.length > from
  })
  return around(touched.map((word) => partOf(word, words, from, to)))
}

/** A word's box, cut to the characters that count: engines join a label to its value. */
function partOf(word: Word, words: readonly Word[], from: number, to: number): Box {
  const begin = words.slice(0, words.indexOf(word)).reduce((sum, { text }) => sum + text.length + 1, 0)
  const [left, right] = [Math.max(0, from - begin), Math.min(word.text.length, to - begin)]
  const each = word.w / word.text.length
  return { x: word.x + left * each, y: word.y, w: (right - left) * each, h: word.h }
}

/** How sure the engine is of a part of a line's text: of its least sure word, 0 to 1. */
export function confidenceOf({ words }: Line, from: number, to: number): number {
  let [at, least] = [0, 1]
  for (const { text, confidence } of words) {
    if (at < to && at + text.length > from) least = Math.min(least, confidence)
    at += text.length + 1
  }
  return least
}
