import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type PDF, type PDFPage, rgb } from '@libpdf/core'
import { type Placed, sheet } from '#domain/papers/layout.ts'
import type { Measure } from '#domain/papers/lines.ts'
import type { Block } from '#domain/papers/paper.ts'
import { readable } from '#domain/papers/readable.ts'

const require = createRequire(import.meta.url)
const fontFile = (name: string) => require.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)

type Font = ReturnType<PDF['embedFont']>

export const soft = rgb(0.35, 0.35, 0.35)
const line = rgb(0.75, 0.75, 0.75)

/** What a PDF is written with: Noto Sans, and how wide it is. */
export interface Pen {
  fontOf: (isBold: boolean) => Font
  measure: Measure
  /** A text as the font can print it. */
  read: (text: string) => string
  readBlock: (block: Block) => Block
  /** Writes lines and thin rules where a layout placed them. */
  write: (page: PDFPage, placed: { lines: readonly Placed[]; rules: readonly number[] }) => void
}

/** Puts the fonts into a PDF, which is saved with them cut down to what is used. */
export async function penOf(pdf: PDF): Promise<Pen> {
  const [regular, bold] = await Promise.all(
    ['400Regular/NotoSans_400Regular', '700Bold/NotoSans_700Bold'].map(async (name) => pdf.embedFont(await readFile(fontFile(name)))),
  )
  const fontOf = (isBold: boolean) => (isBold ? bold! : regular!)
  const known = new Map<string, boolean>()
  const canPrint = (character: string) => {
    let can = known.get(character)
    if (can === undefined) known.set(character, (can = regular!.canEncode(character) && bold!.canEncode(character)))
    return can
  }
  const read = (text: string) => readable(text, canPrint)
  // The same words come again and again: each is measured once, in units of one point.
  const widths = [new Map<string, number>(), new Map<string, number>()] as const
  const measure: Measure = (text, size, isBold) => {
    const of = widths[isBold ? 1 : 0]
    let width = of.get(text)
    if (width === undefined) of.set(text, (width = fontOf(isBold).getTextWidth(text, 1)))
    return width * size
  }
  return {
    fontOf,
    measure,
    read,
    readBlock: (block) => readableBlock(block, read),
    write: (page, { lines, rules }) => {
      for (const { text, x, y, size, isBold } of lines) page.drawText(text, { x, y: sheet.height - y, size, font: fontOf(isBold) })
      for (const y of rules)
        page.drawLine({
          start: { x: sheet.margin, y: sheet.height - y },
          end: { x: sheet.width - sheet.margin, y: sheet.height - y },
          thickness: 0.5,
          color: line,
        })
    },
  }
}

function readableBlock(block: Block, read: (text: string) => string): Block {
  if (block.kind === 'rule') return block
  if (block.kind === 'facts') return { ...block, rows: block.rows.map(([name, value]) => [read(name), read(value)] as const) }
  if (block.kind === 'table')
    return {
      ...block,
      columns: block.columns.map((column) => ({ ...column, name: read(column.name) })),
      rows: block.rows.map((cells) => cells.map(read)),
    }
  return { ...block, text: read(block.text) }
}

/** A line that is too long ends in three dots. */
export function cut(text: string, width: number, size: number, measure: Measure): string {
  if (measure(text, size, false) <= width) return text
  let end = text.length
  while (end > 0 && measure(`${text.slice(0, end)}…`, size, false) > width) end -= 1
  return `${text.slice(0, end)}…`
}
