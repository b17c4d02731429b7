import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PDFPage, PdfRef, PdfStream } from '@libpdf/core'
import { sheet } from '#domain/papers/layout.ts'
import { fitted } from './sheets.ts'

/** Follows a reference to what it stands for. */
export const resolver =
  (pdf: PDF): ((value: PdfObject | undefined) => PdfObject | undefined) =>
  (value) =>
    value instanceof PdfRef ? (pdf.context.registry.resolve(value) ?? undefined) : value

/** What is seen of a page is the part of it that both boxes have (ISO 32000-2, 14.11.2). */
function seenBox(page: PDFPage): { x: number; y: number; width: number; height: number } {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()]
  const [x, y] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)]
  const [right, top] = [Math.min(media.x + media.width, crop.x + crop.width), Math.min(media.y + media.height, crop.y + crop.height)]
  return right > x && top > y ? { x, y, width: right - x, height: top - y } : media
}

/** The page's own drawing, turned as it is seen and fitted into the frame, in place of the page. */
export function wrap(pdf: PDF, page: PDFPage): void {
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
  const keys = Array.from(dict.keys())
  for (const key of keys) dict.delete(key.value)
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
  const drawn = streams.flatMap((stream) => (stream instanceof PdfStream ? [stream.getDecodedData(), Uint8Array.of(10)] : []))
  return new Uint8Array(Buffer.concat(drawn))
}
