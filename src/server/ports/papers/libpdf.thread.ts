import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDF, rgb } from '@libpdf/core'
import { layOut, sheet } from '#domain/papers/layout.ts'
import type { Measure } from '#domain/papers/lines.ts'
import type { Block, Paper } from '#domain/papers/paper.ts'
import { readable } from '#domain/papers/readable.ts'
import { type HowSigned, signPdf } from './pades.ts'
import type { Printed } from './port.ts'

const require = createRequire(import.meta.url)
const fontFile = (name: string) => require.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)
const soft = rgb(0.35, 0.35, 0.35)
const line = rgb(0.75, 0.75, 0.75)
const small = 8

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

type Drawn = Omit<Printed, 'signature'>

/** Draws a paper, and signs it where it is said how; the thread of `libpdf.ts`. */
export async function draw({ paper, how }: { paper: Paper; how: HowSigned | null }): Promise<Drawn | { noStamp: string }> {
  const { bytes, pages } = await printed(paper)
  if (how === null) return { bytes, pages }
  const signed = await signPdf(bytes, how)
  return 'noStamp' in signed ? signed : { bytes: signed.bytes, pages }
}

async function printed(paper: Paper): Promise<Drawn> {
  const pdf = PDF.create()
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
  const title = read(paper.title)
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage('en-US')
  const pages = layOut({ blocks: paper.blocks.map((block) => readableBlock(block, read)) }, measure)
  for (const [n, { lines, rules }] of pages.entries()) {
    const page = pdf.addPage({ width: sheet.width, height: sheet.height })
    for (const { text, x, y, size, isBold } of lines) page.drawText(text, { x, y: sheet.height - y, size, font: fontOf(isBold) })
    for (const y of rules)
      page.drawLine({
        start: { x: sheet.margin, y: sheet.height - y },
        end: { x: sheet.width - sheet.margin, y: sheet.height - y },
        thickness: 0.5,
        color: line,
      })
    const number = `${read(paper.prefix)}${String(n + 1).padStart(6, '0')}`
    const at = `Page ${n + 1} of ${pages.length}`
    const edge = (text: string) => sheet.width - sheet.margin - measure(text, small, false)
    const foot = { y: 40, size: small, font: regular!, color: soft }
    page.drawText(cut(title, sheet.width - 2 * sheet.margin, measure), {
      x: sheet.margin,
      y: sheet.height - 48,
      size: small,
      font: regular!,
      color: soft,
    })
    page.drawText(at, { ...foot, x: sheet.margin })
    page.drawText(number, { ...foot, x: edge(number) })
  }
  return { bytes: await pdf.save({ subsetFonts: true }), pages: pages.length }
}

/** A head that is too long for its line ends in three dots. */
function cut(text: string, width: number, measure: Measure): string {
  if (measure(text, small, false) <= width) return text
  let end = text.length
  while (end > 0 && measure(`${text.slice(0, end)}…`, small, false) > width) end -= 1
  return `${text.slice(0, end)}…`
}
