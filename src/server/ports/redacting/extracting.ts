// Three programs that read the text of a PDF, of different makers and without a line of code in common.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PDF, version as libpdfVersion } from '@libpdf/core'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { onPage, opened } from '../pages/pdfium.ts'
import type { Extractor } from './port.ts'

const require = createRequire(import.meta.url)

/** PDF.js of Mozilla, in the build of unpdf, which needs no browser. */
export const openPdfJs = async (bytes: Uint8Array): ReturnType<typeof getDocumentProxy> =>
  getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, disableFontFace: true })

const byPdfium = async (path: string): Promise<string[]> =>
  opened(path, (pdf) =>
    Array.from({ length: pdf.count }, (_, index) =>
      onPage(pdf, index, (page) => {
        const text = pdf.pdfium.FPDFText_LoadPage(page)
        if (text === 0) return ''
        try {
          return Array.from({ length: pdf.pdfium.FPDFText_CountChars(text) }, (_char, at) => {
            const code = pdf.pdfium.FPDFText_GetUnicode(text, at)
            return code === 0 || code > 0x10ffff ? '' : String.fromCodePoint(code)
          }).join('')
        } finally {
          pdf.pdfium.FPDFText_ClosePage(text)
        }
      }),
    ),
  )

async function byLibpdf(path: string): Promise<string[]> {
  const pdf = await PDF.load(await readFile(path))
  return Array.from({ length: pdf.getPageCount() }, (_, index) => pdf.getPage(index)!.extractText().text)
}

async function byPdfJs(path: string): Promise<string[]> {
  const pdf = await openPdfJs(await readFile(path))
  try {
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
      page.cleanup()
    }
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const versionOf = async (by: Extractor): Promise<string> => {
  if (by === 'libpdf') return libpdfVersion
  if (by === 'PDF.js') return (await getResolvedPDFJS()).version
  // The package gives out its program, and not what describes it.
  const about = join(dirname(require.resolve('@embedpdf/pdfium/pdfium.wasm')), '..', 'package.json')
  return (JSON.parse(await readFile(about, 'utf8')) as { version: string }).version
}

/** The text of each page, as a program finds it. */
export async function extract(path: string, by: Extractor): Promise<{ pages: string[]; version: string }> {
  const pages = by === 'PDFium' ? await byPdfium(path) : by === 'libpdf' ? await byLibpdf(path) : await byPdfJs(path)
  return { pages, version: await versionOf(by) }
}
