import type { RowRead } from '#directory/imports/public.ts'
import { cellOf, type PageMapping } from './page-mapping.ts'
import { pageReader } from './page-reader.ts'

const calm = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * The rows of a roster's pages, by its mapping, as those of a table: a row's place in all pages stands for its line. A
 * page is text to us: no script of it runs, and nothing that it names is fetched.
 */
export async function* rosterRows(pages: readonly Buffer[], { page: { row, cells } }: PageMapping): AsyncGenerator<RowRead> {
  let line = 0
  for (const page of pages) {
    const $ = pageReader().loadBuffer(page)
    for (const element of $(row).toArray()) {
      line += 1
      const get = (column: string): string => {
        const { selector, attribute } = cellOf(cells[column] ?? '')
        const found = selector === ':row' || selector === '' ? $(element) : $(element).find(selector).first()
        return calm((attribute === null ? found.text() : found.attr(attribute)) ?? '')
      }
      yield { row: { line, get, has: (column) => column in cells } }
    }
  }
}

/** The address of the page after this one, where the mapping says how it is found and the page has it. */
export function nextPage(page: Buffer, at: string, { page: { next } }: PageMapping): string | null {
  if (next === undefined) return null
  const href = pageReader().loadBuffer(page)(next).first().attr('href')
  return href !== undefined && URL.canParse(href, at) ? new URL(href, at).href : null
}
