import { readFile, rm, writeFile } from 'node:fs/promises'
import { PDF, type PDFPage } from '@libpdf/core'
import { layOut, sheet } from '#domain/papers/layout.ts'
import type { Block } from '#domain/papers/paper.ts'
import { cut, type Pen, penOf, soft } from '../papers/pen.ts'
import { addBookmarks } from './bookmarks.ts'
import { indexPages } from './index-pages.ts'
import type { Binding, Place } from './port.ts'
import { addSheet } from './sheets.ts'
import { type Answer, noteOf } from './work.ts'

/** A page of the bundle, and what its foot says beside its own number. */
interface Bound {
  page: PDFPage
  label: string
  number: string
}

const foot = { y: 30, size: 8 } as const
/** Pages between two notes of how far it is. */
const eachNote = 20

/** Binds what was drawn into one PDF: the front, the index, and the exhibits, each page with its foot. */
export async function bind({ title, front, index, exhibits, pageOf }: Binding, into: string): Promise<Answer> {
  const pdf = PDF.create()
  const pen = await penOf(pdf)
  pdf.setTitle(pen.read(title), { showInWindowTitleBar: true })
  pdf.setLanguage('en-US')
  const bound: Bound[] = []
  const write = (blocks: readonly Block[], label: string) => {
    for (const placed of layOut({ blocks: blocks.map(pen.readBlock) }, pen.measure)) {
      const page = addSheet(pdf)
      pen.write(page, placed)
      bound.push({ page, label, number: '' })
    }
  }
  const sources = await Promise.all(exhibits.map(async ({ path }) => PDF.load(new Uint8Array(await readFile(path)))))
  const covers = exhibits.map(({ cover }) => (cover ? layOut({ blocks: cover.map(pen.readBlock) }, pen.measure).length : 0))
  write(front, '')
  const begins = bound.length
  const counts = sources.map((source, n) => covers[n]! + source.getPageCount())
  const list = indexPages(index, exhibits, pen)
  // What comes before the exhibits is known in pages before their lines are written.
  const places = placesOf(counts, begins + list.pages)
  for (let at = 0; at < list.pages; at += 1) bound.push({ page: addSheet(pdf), label: '', number: '' })
  for (const [n, { label, cover, numbers }] of exhibits.entries()) {
    if (cover) write(cover, label)
    const source = sources[n]!
    const pages = await pdf.copyPagesFrom(
      source,
      Array.from({ length: source.getPageCount() }, (_, at) => at),
    )
    for (const [at, page] of pages.entries()) bound.push({ page, label, number: numbers[at]! })
  }
  const first = places.map(({ page }) => bound[page - 1]!.page)
  list.write(
    bound.slice(begins, begins + list.pages).map(({ page }) => page),
    places.map(({ page }, n) => ({ page, to: first[n]! })),
  )
  addBookmarks(pdf, [
    { title: pen.read(index.heading), to: bound[begins]!.page },
    ...exhibits.map(({ label, what }, n) => ({ title: pen.read(what === '' ? label : `${label}: ${what}`), to: first[n]! })),
  ])
  for (const [n, one] of bound.entries()) {
    writeFoot(one, pageOf.replace('##', String(bound.length)).replace('#', String(n + 1)), pen)
    if ((n + 1) % eachNote === 0) await writeFile(noteOf(into), String(n + 1))
  }
  const bytes = await pdf.save({ subsetFonts: true })
  await writeFile(into, bytes, { mode: 0o600 })
  await rm(noteOf(into), { force: true })
  return { state: 'bound', pages: bound.length, places }
}

function placesOf(counts: readonly number[], before: number): Place[] {
  let page = before + 1
  return counts.map((pages) => {
    const place = { page, pages }
    page += pages
    return place
  })
}

/** The label at the left, the page in the middle, the number at the right. */
function writeFoot({ page, label, number }: Bound, at: string, { measure, fontOf, read }: Pen): void {
  const font = fontOf(false)
  const style = { y: foot.y, size: foot.size, font, color: soft }
  const width = (text: string) => measure(text, foot.size, false)
  page.drawText(at, { ...style, x: (sheet.width - width(at)) / 2 })
  if (label !== '') page.drawText(cut(read(label), 180, foot.size, measure), { ...style, x: 36, font: fontOf(true) })
  if (number !== '') page.drawText(number, { ...style, x: sheet.width - 36 - width(number) })
}
