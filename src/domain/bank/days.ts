import { type Day, readDay } from '#kernel/day.ts'

/** Which of a date's three numbers is what. */
export type DayOrder = 'mdy' | 'dmy'

/** With a time and a zone after it. */
const longestDay = 60

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const packed = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/
const parted = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/
const dayFirst = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})(?!\d)/i
const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4}|\d{2})(?!\d)/i
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const two = (text: string) => text.padStart(2, '0')
/** Statements are of this century: online banking began with it. */
const yearOf = (text: string) => (text.length === 2 ? `20${text}` : text)
const made = (year: string, month: string, day: string) => readDay(`${yearOf(year)}-${two(month)}-${two(day)}`)
const monthOf = (name: string) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1)

/** The two first numbers of a date whose order is not clear by its shape, `03/04/2026`; `null` for other cells. */
function partsOf(cell: string): readonly [number, number] | null {
  const match = parted.exec(cell.trim())
  return match && [Number(match[1]), Number(match[2])]
}

/** Reads a date as banks write it, with or without a time after it; `null` where it is none, or there is no such day. */
export function readBankDay(cell: string, order: DayOrder): Day | null {
  if (cell.length > longestDay) return null
  const text = (/^="(.*)"$/.exec(cell.trim())?.[1] ?? cell).trim()
  const parts = parted.exec(text)
  if (parts) {
    const [, first = '', second = '', year = ''] = parts
    return order === 'mdy' ? made(year, first, second) : made(year, second, first)
  }
  const [, year = '', month = '', day = ''] = iso.exec(text) ?? packed.exec(text) ?? []
  if (year) return made(year, month, day)
  const [, d = '', name = '', y = ''] = dayFirst.exec(text) ?? []
  if (d) return made(y, monthOf(name), d)
  const [, named = '', dd = '', yy = ''] = monthFirst.exec(text) ?? []
  return named ? made(yy, monthOf(named), dd) : null
}

const isSorted = (days: readonly Day[]) =>
  days.every((day, index) => index === 0 || days[index - 1]! <= day) || days.every((day, index) => index === 0 || days[index - 1]! >= day)

/**
 * The order of the dates of a column: a number above 12 is a day, and statements are sorted by day.
 * @returns `null` where it can be either: then the parent is asked
 */
export function orderOf(cells: readonly string[]): DayOrder | null {
  let count = 0
  for (const cell of cells) {
    const parts = partsOf(cell)
    if (!parts) continue
    count += 1
    if (parts[0] > 12) return 'dmy'
    if (parts[1] > 12) return 'mdy'
  }
  // Dates of another shape say it themselves.
  if (count === 0) return 'mdy'
  const [monthly, daily] = (['mdy', 'dmy'] as const).map((order) =>
    isSorted(cells.flatMap((cell) => (partsOf(cell) ? (readBankDay(cell, order) ?? []) : []))),
  )
  if (count < 3 || monthly === daily) return null
  return monthly ? 'mdy' : 'dmy'
}
