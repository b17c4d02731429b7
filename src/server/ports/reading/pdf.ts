import { readFile } from 'node:fs/promises'
import { PDF } from '@libpdf/core'
import type { ReadPage, Word } from '#domain/receipts/words.ts'

/** The words that the first pages of a PDF have as text, in points; a page without any, as of a scanner, is left out. */
export async function textLayer(file: string, mostPages: number): Promise<ReadPage[]> {
  const pdf = await PDF.load(await readFile(file))
  return Array.from({ length: mostPages }, (_, index) => index).flatMap((index) => {
    const page = pdf.getPage(index)
    if (!page) return []
    const { width, height, lines } = page.extractText()
    const words = lines.flatMap((line) => line.spans.flatMap(({ chars }) => wordsOf(chars, height)))
    return words.length === 0 ? [] : [{ width, height, slope: 0, words }]
  })
}

/** A character and where it stands, as the library gives it. */
interface Character {
  char: string
  bbox: { x: number; y: number; width: number; height: number }
}

/** Words end at blanks. A PDF counts from its lower edge. */
function wordsOf(chars: readonly Character[], height: number): Word[] {
  const words: Word[] = []
  let isOpen = false
  for (const { char, bbox } of chars) {
    if (char.trim() === '') {
      isOpen = false
      continue
    }
    const top = height - bbox.y - bbox.height
    const word = words.at(-1)
    if (isOpen && word) {
      word.text += char
      word.w = bbox.x + bbox.width - word.x
    } else words.push({ text: char, x: bbox.x, y: top, w: bbox.width, h: bbox.height, confidence: 1 })
    isOpen = true
  }
  return words
}
