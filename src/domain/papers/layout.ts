import { leading, type Measure, type Row, type Style, wrapped } from './lines.ts'
import type { Block, Paper } from './paper.ts'
import { tableRows } from './table.ts'

/** A line in its place: points from the left and from the top of the page to its baseline. */
export interface Placed {
  text: string
  x: number
  y: number
  size: number
  isBold: boolean
}
/** A page: its lines, and the heights of thin lines across it, in points from the top. */
export interface Page {
  lines: Placed[]
  rules: number[]
}

/** Points: US Letter (ANSI/ASME Y14.1), with an inch around. */
export const sheet = { width: 612, height: 792, margin: 64 } as const
/** Where the text of a page begins and ends, below its head and above its foot. */
const top = 84
const bottom = sheet.height - 72
const nameWidth = 130
const indent = 16

const styleOf = (block: Exclude<Block, { kind: 'rule' | 'table' }>): Style => {
  if (block.kind === 'heading') return { size: block.level === 1 ? 17 : 11.5, isBold: true }
  if (block.kind === 'facts') return { size: 8.5, isBold: false }
  return { size: block.isSmall ? 8.5 : 10, isBold: block.isBold ?? false }
}

function rowsOf(block: Block, width: number, measure: Measure): Row[] {
  if (block.kind === 'rule') return [{ height: 14, parts: [], isRule: true }]
  if (block.kind === 'table') return tableRows(block, width, measure)
  const style = styleOf(block)
  const height = style.size * leading
  if (block.kind === 'facts')
    return block.rows.flatMap(([name, value]) => {
      const names = wrapped(name, nameWidth - 8, { ...style, isBold: true }, measure)
      const values = wrapped(value, width - nameWidth, style, measure)
      return Array.from({ length: Math.max(names.length, values.length) }, (_, n) => ({
        height,
        parts: [
          { text: names[n] ?? '', x: 0, style: { ...style, isBold: true } },
          { text: values[n] ?? '', x: nameWidth, style },
        ].filter(({ text }) => text !== ''),
      }))
    })
  const x = block.kind === 'text' && block.isIndented ? indent : 0
  return wrapped(block.text, width - x, style, measure).map((text) => ({ height, parts: text === '' ? [] : [{ text, x, style }] }))
}

/**
 * Lays a paper out on US Letter pages. Its texts are printed as they are (`readable` comes before). A heading stands on no page without a
 * line of what follows it.
 * @param measure widths in the font that the paper is drawn with
 * @returns one page at least
 */
export function layOut({ blocks }: Pick<Paper, 'blocks'>, measure: Measure): Page[] {
  const width = sheet.width - 2 * sheet.margin
  const pages: Page[] = [{ lines: [], rules: [] }]
  let y = top
  const turn = () => {
    pages.push({ lines: [], rules: [] })
    y = top
  }
  const place = ({ height, parts, isRule }: Row) => {
    const page = pages.at(-1)!
    if (isRule) page.rules.push(y + height / 2)
    for (const { text, x, style } of parts) page.lines.push({ text, x: sheet.margin + x, y: y + style.size, ...style })
    y += height
  }
  for (const [n, block] of blocks.entries()) {
    const rows = rowsOf(block, width, measure)
    const follows = block.kind === 'heading' && blocks[n + 1] ? 36 : 0
    const gap = y === top ? 0 : block.kind === 'heading' ? (block.level === 1 ? 18 : 12) : 4
    if (block.kind === 'heading' && y + gap + rows.reduce((sum, { height }) => sum + height, 0) + follows > bottom) turn()
    else y += gap
    for (const row of rows) {
      const needed = Math.max(row.height, row.together ?? 0)
      if (y + row.height > bottom || (y + needed > bottom && needed <= bottom - top)) {
        turn()
        row.head?.forEach(place)
      }
      place(row)
    }
  }
  return pages
}
