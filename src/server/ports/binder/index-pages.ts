import { PdfArray, PdfNumber, type PDFPage } from '@libpdf/core'
import { type Placed, sheet } from '#domain/papers/layout.ts'
import { leading, wrapped } from '#domain/papers/lines.ts'
import type { Pen } from '../papers/pen.ts'
import type { Binding, BoundExhibit } from './port.ts'

const top = 84
const bottom = sheet.height - 72
const size = 9.5
const height = size * leading
const gap = 7

/** Columns: where each begins, points from the left, and how wide it is. */
const columns = {
  label: { x: sheet.margin, width: 120 },
  what: { x: sheet.margin + 126, width: 200 },
  numbers: { x: sheet.margin + 332, width: 110 },
  page: { x: sheet.width - sheet.margin, width: 36 },
} as const

interface Line {
  cells: readonly (readonly string[])[]
  lines: number
}

/** Where each exhibit's line stands: on which page of the index, and how far from its top. */
interface Spot {
  sheet: number
  y: number
}

/** The index: its pages are counted first, and written once the pages of the exhibits are known. */
export function indexPages(words: Binding['index'], exhibits: readonly BoundExhibit[], { measure, read, write }: Pen) {
  const style = { size, isBold: false }
  const lineOf = ({ label, what, numbers }: BoundExhibit): Line => {
    const [one, last] = [numbers[0] ?? '', numbers.at(-1) ?? '']
    const cells = [
      wrapped(read(label), columns.label.width, { size, isBold: true }, measure),
      wrapped(read(what), columns.what.width, style, measure),
      one === last ? [one] : [`${one} –`, last],
    ]
    return { cells, lines: Math.max(...cells.map(({ length }) => length)) }
  }
  const lines = exhibits.map(lineOf)
  const head = 17 * leading + 30
  const spots: Spot[] = []
  let [at, y] = [0, top + head]
  for (const { lines: count } of lines) {
    if (y + count * height > bottom && y > top + head) [at, y] = [at + 1, top + head]
    spots.push({ sheet: at, y })
    y += count * height + gap
  }
  const placed = (text: string, x: number, from: number, isBold = false): Placed => ({ text, x, y: from + size, size, isBold })
  const ending = (text: string, from: number, isBold = false) => placed(text, columns.page.x - measure(text, size, isBold), from, isBold)

  return {
    pages: at + 1,
    write(pages: readonly PDFPage[], places: readonly { page: number; to: PDFPage }[]): void {
      for (const [n, page] of pages.entries()) {
        const names = top + 17 * leading + 8
        const texts: Placed[] = [
          { text: read(words.heading), x: sheet.margin, y: top + 17, size: 17, isBold: true },
          placed(read(words.what), columns.what.x, names, true),
          placed(read(words.numbers), columns.numbers.x, names, true),
          ending(read(words.page), names, true),
        ]
        const rules = [names + height + 3]
        for (const [index, spot] of spots.entries()) {
          if (spot.sheet !== n) continue
          const { cells, lines: count } = lines[index]!
          const { page: number, to } = places[index]!
          for (const [column, { x }] of [columns.label, columns.what, columns.numbers].entries())
            for (const [line, text] of cells[column]!.entries()) texts.push(placed(text, x, spot.y + line * height, column === 0))
          texts.push(ending(String(number), spot.y))
          rules.push(spot.y + count * height + gap / 2)
          const link = page.addLinkAnnotation({
            rect: {
              x: sheet.margin,
              y: sheet.height - spot.y - count * height - 2,
              width: sheet.width - 2 * sheet.margin,
              height: count * height + 2,
            },
            destination: { page: to, type: 'Fit' },
          })
          // Without this readers draw a frame around it (ISO 32000-2, table 166).
          link.dict.set('Border', new PdfArray([0, 0, 0].map((value) => PdfNumber.of(value))))
        }
        write(page, { lines: texts.filter(({ text }) => text !== ''), rules })
      }
    },
  }
}
