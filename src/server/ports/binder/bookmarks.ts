import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PDFPage, PdfString } from '@libpdf/core'

interface Bookmark {
  title: string
  to: PDFPage
}

/** Puts bookmarks into a PDF, in one row, and has readers show them (ISO 32000-2, 12.3.3). */
export function addBookmarks(pdf: PDF, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return
  const root = new PdfDict()
  const rootRef = pdf.register(root)
  const items = bookmarks.map(({ title, to }) => {
    const item = PdfDict.of({
      Title: PdfString.fromString(title),
      Parent: rootRef,
      Dest: new PdfArray([to.ref, PdfName.of('Fit')]),
    })
    return { item, ref: pdf.register(item) }
  })
  for (const [n, { item }] of items.entries()) {
    if (n > 0) item.set('Prev', items[n - 1]!.ref)
    if (n < items.length - 1) item.set('Next', items[n + 1]!.ref)
  }
  root.set('Type', PdfName.of('Outlines'))
  root.set('First', items[0]!.ref)
  root.set('Last', items.at(-1)!.ref)
  root.set('Count', PdfNumber.of(items.length))
  const catalog = pdf.context.catalog.getDict()
  catalog.set('Outlines', rootRef)
  catalog.set('PageMode', PdfName.of('UseOutlines'))
}
