import type { ReadPage, Word } from '#domain/receipts/words.ts'
import type { Row } from './rows.ts'

/** A made-up receipt as an engine that reads everything would read it. */
export function pageOf(rows: readonly Row[]): ReadPage {
  const words: Word[] = []
  let y = 30
  for (const { left, middle, right, isLarge } of rows) {
    const h = isLarge ? 34 : 24
    const put = (text: string | undefined, from: (length: number) => number) => {
      let x = from((text ?? '').length * h * 0.5)
      for (const word of text?.split(/\s+/) ?? []) {
        const w = word.length * h * 0.5
        words.push({ text: word, x, y, w, h, confidence: 1 })
        x += w + h * 0.5
      }
    }
    put(left, () => 36)
    put(middle, (w) => (720 - w) / 2)
    put(right, (w) => 684 - w)
    y += h * 1.45
  }
  return { width: 720, height: y + 40, slope: 0, words }
}
