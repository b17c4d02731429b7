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

/** What is drawn and signed. */
export interface Work {
  paper: Paper
  how: HowSigned | null
  /** A PDF that its pages follow. */
  after?: Uint8Array | undefined
}

/** Draws a paper, and signs it where it is said how; the thread of `libpdf.ts`. */
export async function draw({ paper, how, after }: Work): Promise<Drawn | { noStamp: string }> {
  const { bytes, pages } = await behind(after, await printed(paper))
  if (how === null) return { bytes, pages }
  const signed = await signPdf(bytes, how)
  return 'noStamp' in signed ? signed : { bytes: signed.bytes, pages }
}

/** Adds pages at the end of a PDF by an update (ISO 32000-2, section 7.5.6): every byte that was there stays in its place. */
async function behind(before: Uint8Array | undefined, paper: Drawn): Promise<Drawn> {
  if (!before) return paper
  const pdf = await PDF.load(before)
  const added = await PDF.load(paper.bytes)
  await pdf.copyPagesFrom(
    added,
    Array.from({ length: paper.pages }, (_, page) => page),
  )
  return { bytes: await pdf.save({ incremental: true }), pages: pdf.getPageCount() }
}

/** Makes a PDF of pictures, each on a page of its form within US Letter. */
export async function bind({ title, pictures }: { title: string; pictures: readonly Uint8Array[] }): Promise<Drawn> {
  const pdf = PDF.create()
  pdf.setTitle(title, { showInWindowTitleBar: true })
  for (const bytes of pictures) {
    const image = pdf.embedImage(bytes)
    const scale = Math.min(sheet.width / image.width, sheet.height / image.height)
    const size = { width: image.width * scale, height: image.height * scale }
    pdf.addPage(size).drawImage(image, { x: 0, y: 0, ...size })
  }
  return { bytes: await pdf.save(), pages: pictures.length }
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
