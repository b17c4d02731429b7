import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { PDF, PdfArray, PdfDict, PdfName } from '@libpdf/core'
import { drawPage, layersOf } from '../pages/pdfium.ts'
import { mostPdfBytes } from '../pages/port.ts'
import { Refused } from '../pages/work.ts'
import type { Source } from './port.ts'
import { addPicture } from './sheets.ts'
import type { Answer } from './work.ts'
import { resolver, wrap } from './wrap-page.ts'

/** The longer side of a page that is drawn as a picture, pixels: 160 an inch. */
const side = 1760
/** What is seen of these is nothing, or nothing that a paper shows. */
const unseen = new Set(['Link', 'Popup'])

type Pdf = Extract<Source, { kind: 'pdf' }>

/**
 * Draws pages of a PDF. A page is taken as it is, so that its words can still be searched; where a reader of PDF files adds to it or takes from
 * it (notes, filled forms, layers), or where libpdf can't read it, PDFium draws what people see.
 */
export async function drawPdf({ path, from, to }: Pdf, into: string): Promise<Answer> {
  if ((await stat(path)).size > mostPdfBytes) throw new Refused('tooLarge')
  // PDFium says how many pages there are, and refuses what no reader opens.
  const { count } = await layersOf(path, 0, 0)
  const [first, last] = [from ?? 1, Math.min(to ?? count, count)]
  if (first > last) return { state: 'outside', of: count }
  const wanted = Array.from({ length: last - first + 1 }, (_, at) => first - 1 + at)
  const pdf = PDF.create()
  const source = await plainPdf(path, count)
  for (const part of parts(wanted, (index) => source !== null && isPlain(source, index))) {
    if (part.isPlain) await takePages(pdf, source!, part.indices)
    else
      for (const index of part.indices) {
        const picture = `${into}.jpg`
        await drawPage(path, index, side, picture)
        addPicture(pdf, await readFile(picture))
        await rm(picture)
      }
  }
  await writeFile(into, await pdf.save(), { mode: 0o600 })
  return { state: 'drawn', pages: wanted.length, of: count }
}

/** The PDF, if its pages can be taken as they are; `null` otherwise. */
async function plainPdf(path: string, count: number): Promise<PDF | null> {
  try {
    const pdf = await PDF.load(new Uint8Array(await readFile(path)))
    const hasLayers = pdf.context.catalog.getDict().has('OCProperties')
    return pdf.isEncrypted || pdf.recoveredViaBruteForce || hasLayers || pdf.getPageCount() !== count ? null : pdf
  } catch {
    return null
  }
}

function isPlain(source: PDF, index: number): boolean {
  try {
    const resolve = resolver(source)
    const notes = resolve(source.getPage(index)!.dict.get('Annots'))
    if (!(notes instanceof PdfArray)) return true
    return [...notes].every((item) => {
      const note = resolve(item)
      const kind = note instanceof PdfDict ? resolve(note.get('Subtype')) : undefined
      return kind instanceof PdfName && unseen.has(kind.value)
    })
  } catch {
    return false
  }
}

/** Indices in their order, those that are alike together. */
function parts(indices: readonly number[], of: (index: number) => boolean): { isPlain: boolean; indices: number[] }[] {
  const found: { isPlain: boolean; indices: number[] }[] = []
  for (const index of indices) {
    const is = of(index)
    const last = found.at(-1)
    if (last && last.isPlain === is) last.indices.push(index)
    else found.push({ isPlain: is, indices: [index] })
  }
  return found
}

/** Copies pages, what they share once, and makes each a drawing on a page of ours. */
async function takePages(pdf: PDF, source: PDF, indices: number[]): Promise<void> {
  const pages = await pdf.copyPagesFrom(source, indices, { includeAnnotations: false })
  for (const page of pages) wrap(pdf, page)
}
