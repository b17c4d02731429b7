import type { PlacedWord } from '#domain/evidence/placed-words.ts'
import { linesOf } from '#domain/receipts/lines.ts'
import type { ReadPage, Word } from '#domain/receipts/words.ts'

/** Pictures of pages that are read in one file: at five seconds each more would take the machine for hours. */
export const mostPictures = 500
/** Characters of a page of a file without pages, and of one page at most. */
const perPage = 3000
const mostOnPage = 100_000
/** Pages of a file without pages; what comes after them is not read. */
const mostPages = 1000

/** Why a file was not read, as a port says it. */
export type UnreadReason = 'locked' | 'damaged' | 'tooManyPages' | 'tooSlow' | 'tooLarge' | 'kind'

/** What a page says: as text, and its words by lines with their places. */
export interface Said {
  text: string
  words: PlacedWord[][]
}

// A database stores no U+0000, and what is marked in an excerpt is marked by U+0002 and U+0003.
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const cleaned = (text: string) => text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')

/** Words of a text layer come in the order in which they are read: a lower or an earlier one begins a line. */
function layerLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = []
  for (const word of words) {
    const last = lines.at(-1)?.at(-1)
    const isBeside = last && word.x >= last.x && Math.abs(word.y + word.h / 2 - last.y - last.h / 2) < Math.max(word.h, last.h) * 0.6
    if (isBeside) lines.at(-1)!.push(word)
    else lines.push([word])
  }
  return lines
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, Math.round((part / whole) * 10_000) / 10_000)) : 0)

/** What was read of a page. @param isLayer the text of a PDF, whose words are in order; those of a picture are sorted into lines */
export function saidOf(page: ReadPage, isLayer: boolean): Said {
  const lines = isLayer ? layerLines(page.words) : linesOf(page).map(({ words }) => [...words])
  const words = lines.map((line) =>
    line.map(({ text, x, y, w, h }): PlacedWord => [
      cleaned(text),
      share(x, page.width),
      share(y, page.height),
      share(w, page.width),
      share(h, page.height),
    ]),
  )
  return {
    text: words
      .map((line) => line.map(([text]) => text).join(' '))
      .join('\n')
      .slice(0, mostOnPage),
    words,
  }
}

/** Text without pages, in pieces of some lines. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const line of cleaned(text.replaceAll(/\r\n?/g, '\n')).split('\n')) {
    if (piece !== '' && piece.length + line.length > perPage) {
      pieces.push(piece)
      piece = ''
    }
    piece += `${piece === '' ? '' : '\n'}${line.slice(0, mostOnPage)}`
  }
  return [...pieces, piece].filter((each) => each.trim() !== '').slice(0, mostPages)
}

/** The parts of an excerpt, of which some are what was searched for. @param marked as `found` in store.ts marks it */
export const partsOf = (marked: string): { text: string; isFound: boolean }[] =>
  marked
    // oxlint-disable-next-line no-control-regex -- they are the marks
    .split(/(\u0002[^\u0003]*\u0003)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('\u0002') ? { text: part.slice(1, -1), isFound: true } : { text: part, isFound: false }))
