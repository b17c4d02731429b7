// PDFium (Google, Apache-2.0), which draws pages in Chrome, compiled to WebAssembly: its files come with the package, nothing is fetched.
// Names and results of its functions: public/fpdfview.h and fpdf_text.h of PDFium.
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import sharp from 'sharp'
import type { Word } from '#domain/receipts/words.ts'
import { type LayerPage, mostPdfBytes } from './port.ts'
import { Refused } from './work.ts'

const require = createRequire(import.meta.url)

/** More than any filing of a family court has. A file with more pages is made to use up time. */
const mostPages = 5000
/** A page with more characters is no page of text. */
const mostCharacters = 100_000
/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY. */
const locked = new Set([4, 5])
/** FPDF_ANNOT: comments and form values are drawn too, as people see them. */
const withAnnotations = 1
/** FPDFBitmap_BGRx: four bytes a pixel, without transparency. */
const bgrx = 3
const mostSide = 4000

let loaded: Promise<WrappedPdfiumModule> | null = null

async function load(): Promise<WrappedPdfiumModule> {
  const wasm = await readFile(require.resolve('@embedpdf/pdfium/pdfium.wasm'))
  const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer })
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** All of its memory, as it is now: it grows. The package's types leave it to those of Emscripten. */
const memoryOf = ({ pdfium }: WrappedPdfiumModule) => (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8

export interface Opened {
  pdfium: WrappedPdfiumModule
  document: number
  count: number
}

/** Opens a PDF for a piece of work, and gives its memory back. @throws Refused for one that can't be opened, or is too large */
export async function opened<T>(path: string, work: (pdf: Opened) => T | Promise<T>): Promise<T> {
  if ((await stat(path)).size > mostPdfBytes) throw new Refused('tooLarge')
  const pdfium = await (loaded ??= load())
  const bytes = await readFile(path)
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length)
  if (at === 0) throw new Refused('tooLarge')
  try {
    memoryOf(pdfium).set(bytes, at)
    const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '')
    if (document === 0) throw new Refused(locked.has(pdfium.FPDF_GetLastError()) ? 'locked' : 'damaged')
    try {
      const count = pdfium.FPDF_GetPageCount(document)
      if (count === 0) throw new Refused('damaged')
      if (count > mostPages) throw new Refused('tooManyPages')
      return await work({ pdfium, document, count })
    } finally {
      pdfium.FPDF_CloseDocument(document)
    }
  } finally {
    pdfium.pdfium.wasmExports.free(at)
  }
}

export function onPage<T>({ pdfium, document }: Opened, index: number, work: (page: number) => T): T {
  const page = pdfium.FPDF_LoadPage(document, index)
  if (page === 0) throw new Refused('damaged')
  try {
    return work(page)
  } finally {
    pdfium.FPDF_ClosePage(page)
  }
}

/** The text layers of pages. @returns pages from one on, and how many there are in all */
export async function layersOf(path: string, from: number, most: number): Promise<{ count: number; pages: LayerPage[] }> {
  return opened(path, (pdf) => {
    const pages: LayerPage[] = []
    for (let index = from; index < Math.min(pdf.count, from + most); index += 1)
      pages.push(onPage(pdf, index, (page) => layerOf(pdf, page)))
    return { count: pdf.count, pages }
  })
}

function layerOf({ pdfium }: Opened, page: number): LayerPage {
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)]
  const text = pdfium.FPDFText_LoadPage(page)
  if (text === 0) return { width, height, slope: 0, words: [] }
  const four = pdfium.pdfium.wasmExports.malloc(4 * 8 + 2 * 4)
  try {
    return { width, height, slope: 0, words: wordsOf(pdfium, { page, text, four, width, height }) }
  } finally {
    pdfium.pdfium.wasmExports.free(four)
    pdfium.FPDFText_ClosePage(text)
  }
}

interface Text {
  page: number
  text: number
  /** Memory for four doubles and two numbers. */
  four: number
  width: number
  height: number
}

/** Words end at blanks and where a line ends. Places are from the upper left of the page as people see it, also of a turned one. */
function wordsOf(pdfium: WrappedPdfiumModule, { page, text, four, width, height }: Text): Word[] {
  const words: Word[] = []
  // Where a point of the page stands on its picture of ten dots a point, turned as it is shown.
  const placed = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, Math.round(width * 10), Math.round(height * 10), 0, x, y, four + 32, four + 36)
    return [pdfium.pdfium.getValue(four + 32, 'i32') / 10, pdfium.pdfium.getValue(four + 36, 'i32') / 10]
  }
  let isOpen = false
  const characters = Math.min(pdfium.FPDFText_CountChars(text), mostCharacters)
  for (let index = 0; index < characters; index += 1) {
    const code = pdfium.FPDFText_GetUnicode(text, index)
    const char = code === 0 || code > 0x10ffff ? '' : String.fromCodePoint(code)
    // U+0002 is PDFium's own sign of a hyphen at the end of a line.
    const isGap = char.trim() === '' || code < 32
    if (isGap || !pdfium.FPDFText_GetCharBox(text, index, four, four + 8, four + 16, four + 24)) {
      isOpen = false
      continue
    }
    const [left, right, bottom, top] = [0, 8, 16, 24].map((at) => pdfium.pdfium.getValue(four + at, 'double')) as [
      number,
      number,
      number,
      number,
    ]
    const corners = [placed(left, top), placed(right, bottom)] as const
    const [x, y] = [Math.min(corners[0][0], corners[1][0]), Math.min(corners[0][1], corners[1][1])]
    const [w, h] = [Math.abs(corners[0][0] - corners[1][0]), Math.abs(corners[0][1] - corners[1][1])]
    const word = words.at(-1)
    if (isOpen && word) {
      const [endX, endY] = [Math.max(word.x + word.w, x + w), Math.max(word.y + word.h, y + h)]
      word.text += char
      word.x = Math.min(word.x, x)
      word.y = Math.min(word.y, y)
      word.w = endX - word.x
      word.h = endY - word.y
    } else words.push({ text: char, x, y, w, h, confidence: 1 })
    isOpen = true
  }
  return words
}

/** Draws one page. @returns the size of its picture, pixels */
export async function drawPage(path: string, index: number, side: number, into: string): Promise<{ width: number; height: number }> {
  return opened(path, async (pdf) => {
    if (index >= pdf.count) throw new Refused('damaged')
    const { pixels, width, height } = onPage(pdf, index, (page) => pixelsOf(pdf, page, Math.min(side, mostSide)))
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
    await (into.endsWith('.jpg') ? picture.jpeg({ quality: 85 }) : picture.png()).toFile(into)
    return { width, height }
  })
}

export function pixelsOf({ pdfium }: Opened, page: number, side: number): { pixels: Buffer; width: number; height: number } {
  const [wide, high] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)]
  if (!(wide > 0 && high > 0)) throw new Refused('damaged')
  const scale = side / Math.max(wide, high)
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))]
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgrx, 0, 0)
  if (bitmap === 0) throw new Refused('tooLarge')
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations)
    const [from, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)]
    const pixels = Buffer.alloc(width * height * 4)
    for (let row = 0; row < height; row += 1)
      pixels.set(memoryOf(pdfium).subarray(from + row * stride, from + row * stride + width * 4), row * width * 4)
    // Blue comes first there, red here.
    for (let at = 0; at < pixels.length; at += 4) [pixels[at], pixels[at + 2]] = [pixels[at + 2]!, pixels[at]!]
    return { pixels, width, height }
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}
