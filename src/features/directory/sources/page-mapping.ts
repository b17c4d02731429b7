import { msg, type Text } from '#kernel/text.ts'
import { checkMapping, columnsOf, type Mapping } from '#directory/imports/public.ts'
import { pageReader } from './page-reader.ts'

/**
 * Where on a page the rows are. `cells` gives the columns of a mapping: a CSS selector within the row, with `@name` at its
 * end for an attribute instead of the text (`a.profile@href`); `:row@id` is the row itself.
 */
export interface PageMapping extends Mapping {
  page: { row: string; cells: Record<string, string>; next?: string }
}

type Checked = { ok: true; mapping: PageMapping } | { ok: false; why: Text }

const longest = 200
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= longest

/** The selector and the attribute of a cell. */
export function cellOf(text: string): { selector: string; attribute: string | null } {
  const at = /^(.*)@([a-z][a-z0-9-]*)$/i.exec(text)
  return { selector: (at?.[1] ?? text).trim(), attribute: at?.[2] ?? null }
}

function isSelector(text: string): boolean {
  try {
    pageReader().load('<p></p>')(text)
    return true
  } catch {
    return false
  }
}

/** Why the part about the page cannot be used. */
function pageFault(page: unknown): Text | null {
  if (typeof page !== 'object' || page === null) return msg`"page" must say where the rows are.`
  const { row, cells, next, ...others } = page as Record<string, unknown>
  const [other] = Object.keys(others)
  if (other !== undefined) return msg`"page.${{ other }}" is not known.`
  if (!isText(row) || !isSelector(row)) return msg`"page.row" must be a CSS selector.`
  if (next !== undefined && (!isText(next) || !isSelector(next))) return msg`"page.next" must be a CSS selector, or be left out.`
  if (typeof cells !== 'object' || cells === null || Object.keys(cells).length === 0) return msg`"page.cells" must name the columns.`
  for (const [column, cell] of Object.entries(cells)) {
    if (!isText(cell)) return msg`"page.cells.${{ column }}" must be a CSS selector.`
    const { selector } = cellOf(cell)
    if (selector !== ':row' && !isSelector(selector)) return msg`"page.cells.${{ column }}" must be a CSS selector.`
  }
  return null
}

/**
 * The mapping of a page as it was written: the JSON of a mapping of a table (`npm run directory -- --help`) with a `page`.
 * The particulars of the source come from its own fields, not from here.
 */
export function checkPageMapping(text: string, source: Mapping['source']): Checked {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, why: msg`The mapping is not JSON. Look at its quotation marks and commas.` }
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { ok: false, why: msg`The mapping must be an object.` }
  const { page, ...table } = json as Record<string, unknown>
  const fault = pageFault(page)
  if (fault !== null) return { ok: false, why: fault }
  const checked = checkMapping({ ...table, source })
  if (!checked.ok) return { ok: false, why: msg`"${{ field: checked.field }}" ${{ why: checked.why }}.` }
  const { cells } = page as PageMapping['page']
  const missing = columnsOf(checked.mapping).find((column) => !(column in cells))
  if (missing !== undefined) return { ok: false, why: msg`"page.cells" does not name the column "${{ missing }}".` }
  return { ok: true, mapping: { ...checked.mapping, page: page as PageMapping['page'] } }
}
