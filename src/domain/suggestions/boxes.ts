import type { PlacedWord } from '../evidence/placed-words.ts'

export type Box = [x: number, y: number, width: number, height: number]

/** The most boxes of a quote: a line of the page each. */
const most = 60

/**
 * Where a piece of a page's text stands on it: a box for each line, in shares of the page.
 * @param words by lines; the text of the page is their texts with a blank between words and a line's end between lines
 * @param from first character @param to the one after the last
 */
export function boxesOf(words: readonly (readonly PlacedWord[])[], { from, to }: { from: number; to: number }): Box[] {
  const boxes: Box[] = []
  let at = 0
  for (const line of words) {
    let box: Box | null = null
    for (const [text, x, y, w, h] of line) {
      const end = at + text.length
      if (at < to && end > from && w > 0 && h > 0) box = box ? joined(box, [x, y, w, h]) : [x, y, w, h]
      at = end + 1
    }
    // An empty line is a line's end all the same.
    if (line.length === 0) at += 1
    if (box) boxes.push(box)
    if (at >= to || boxes.length >= most) break
  }
  return boxes
}

const round = (share: number) => Math.round(share * 10_000) / 10_000

function joined([x, y, w, h]: Box, [x2, y2, w2, h2]: Box): Box {
  const [left, top] = [Math.min(x, x2), Math.min(y, y2)]
  return [left, top, round(Math.max(x + w, x2 + w2) - left), round(Math.max(y + h, y2 + h2) - top)]
}
