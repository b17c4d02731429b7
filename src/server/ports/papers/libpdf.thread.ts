import { PDF } from '@libpdf/core'
import { layOut, sheet } from '#domain/papers/layout.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { type HowSigned, signPdf } from './pades.ts'
import { cut, penOf, soft } from './pen.ts'
import type { Printed } from './port.ts'

const small = 8

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
