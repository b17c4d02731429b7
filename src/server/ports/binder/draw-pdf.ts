import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PDFPage, PdfRef, PdfStream } from '@libpdf/core'
import { drawPage, layersOf } from '../pages/pdfium.ts'
import { mostPdfBytes } from '../pages/port.ts'
import { Refused } from '../pages/work.ts'
import type { Source } from './port.ts'
import { addPicture, fitted } from './sheets.ts'
import type { Answer } from './work.ts'
import { sheet } from '#domain/papers/layout.ts'

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

const resolver = (pdf: PDF) => (value: PdfObject | undefined) =>
  value instanceof PdfRef ? (pdf.context.registry.resolve(value) ?? undefined) : value

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

/** What is seen of a page is the part of it that both boxes have (ISO 32000-2, 14.11.2). */
function seenBox(page: PDFPage): { x: number; y: number; width: number; height: number } {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()]
  const [x, y] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)]
  const [right, top] = [Math.min(media.x + media.width, crop.x + crop.width), Math.min(media.y + media.height, crop.y + crop.height)]
  return right > x && top > y ? { x, y, width: right - x, height: top - y } : media
}

/** The page's own drawing, turned as it is seen and fitted into the frame, in place of the page. */
function wrap(pdf: PDF, page: PDFPage): void {
  const resolve = resolver(pdf)
  const { dict, rotation } = page
  const box = seenBox(page)
  const [wide, high] = rotation % 180 === 0 ? [box.width, box.height] : [box.height, box.width]
  const { x, y, scale } = fitted(wide, high)
  // From the page's own points to ours: its box to the origin, turned to the right by its degrees, and moved into the frame.
  const turned = {
    0: [1, 0, 0, 1, -box.x, -box.y],
    90: [0, -1, 1, 0, -box.y, box.x + box.width],
    180: [-1, 0, 0, -1, box.x + box.width, box.y + box.height],
    270: [0, 1, -1, 0, box.y + box.height, -box.x],
  }[rotation] as [number, number, number, number, number, number]
  const [a, b, c, d, e, f] = turned
  const matrix = [a * scale, b * scale, c * scale, d * scale, e * scale + x, f * scale + y] as const
  const numbers = (values: readonly number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)))
  const drawing = new PdfStream(
    [
      ['Type', PdfName.of('XObject')],
      ['Subtype', PdfName.of('Form')],
      ['FormType', PdfNumber.of(1)],
      ['BBox', numbers([box.x, box.y, box.x + box.width, box.y + box.height])],
      ['Resources', dict.get('Resources') ?? new PdfDict()],
      ...(dict.get('Group') ? [['Group', dict.get('Group')!] as [string, PdfObject]] : []),
    ],
    contentsOf(resolve(dict.get('Contents')), resolve),
  )
  const name = 'Exhibit'
  const parent = dict.get('Parent')!
  for (const key of [...dict.keys()]) dict.delete(key.value)
  const set: [string, PdfObject][] = [
    ['Type', PdfName.of('Page')],
    ['Parent', parent],
    ['MediaBox', numbers([0, 0, sheet.width, sheet.height])],
    ['Resources', PdfDict.of({ XObject: PdfDict.of({ [name]: pdf.register(drawing) }) })],
    ['Contents', pdf.register(new PdfStream([], new TextEncoder().encode(contentOf(matrix, name))))],
  ]
  for (const [key, value] of set) dict.set(key, value)
}

/** A drawing of the page, placed by a matrix (ISO 32000-2, 8.4.4 and 8.8). */
const contentOf = (matrix: readonly number[], name: string) =>
  `q\n${matrix.map((value) => value.toFixed(5)).join(' ')} cm\n/${name} Do\nQ\n`

/** The bytes of a page's drawing, whose parts follow each other as if a space stood between them (ISO 32000-2, 7.8.2). */
function contentsOf(contents: PdfObject | undefined, resolve: (value: PdfObject | undefined) => PdfObject | undefined): Uint8Array {
  const streams = contents instanceof PdfArray ? [...contents].map(resolve) : [contents]
  const parts = streams.flatMap((stream) => (stream instanceof PdfStream ? [stream.getDecodedData(), Uint8Array.of(10)] : []))
  return new Uint8Array(Buffer.concat(parts))
}
