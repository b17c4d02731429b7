import { PDF } from '@libpdf/core'
import { layOut, sheet } from '#domain/papers/layout.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { type HowSigned, signPdf } from './pades.ts'
import { cut, penOf, soft } from './pen.ts'
import type { Printed } from './port.ts'

const small = 8

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
  const { fontOf, measure, read, readBlock, write } = await penOf(pdf)
  const title = read(paper.title)
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage('en-US')
  const pages = layOut({ blocks: paper.blocks.map(readBlock) }, measure)
  for (const [n, placed] of pages.entries()) {
    const page = pdf.addPage({ width: sheet.width, height: sheet.height })
    write(page, placed)
    const number = `${read(paper.prefix)}${String(n + 1).padStart(6, '0')}`
    const at = `Page ${n + 1} of ${pages.length}`
    const edge = (text: string) => sheet.width - sheet.margin - measure(text, small, false)
    const foot = { y: 40, size: small, font: fontOf(false), color: soft }
    page.drawText(cut(title, sheet.width - 2 * sheet.margin, small, measure), { ...foot, x: sheet.margin, y: sheet.height - 48 })
    page.drawText(at, { ...foot, x: sheet.margin })
    page.drawText(number, { ...foot, x: edge(number) })
  }
  return { bytes: await pdf.save({ subsetFonts: true }), pages: pages.length }
}
