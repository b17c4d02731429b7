import { pathName } from '#domain/files/names.ts'
import { isPath } from '#domain/record/format.ts'
import { dateFormat } from '#kernel/dates.ts'

/** What was left out of a record, and how much of it. */
export interface LeftOut {
  what: string
  count: number
}

/** Days for which a record is stored. */
export const storedFor = 30
/** Records of one seat that wait or are being made. */
export const mostWaiting = 3
/** Requests for certified copies of one seat that wait. */
export const mostCopies = 3
/** Bytes of all files in one record: what an archive can hold that every system opens (no Zip64). */
export const mostBytes = 3 * 1024 ** 3

const shape = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
} as const

/** A time on the clock of a zone and in UTC: "Sat, Nov 28, 2026, 3:05:09 PM EST (2026-11-28T20:05:09.123Z)". */
export const momentIn =
  (zone: string) =>
  (at: Date): string =>
    `${dateFormat('en-US', zone, { ...shape, timeZoneName: 'short' })
      .format(at)
      .replaceAll('\u202f', ' ')} (${at.toISOString()})`

/** Where files of a record lie in it, by number, so that no two meet: `files/messages/0001-photo.jpg`. */
export function nativePaths(part: string, names: readonly string[]): string[] {
  return names.map((name, n) => {
    const path = `files/${part}/${String(n + 1).padStart(4, '0')}-${pathName(name)}`
    if (!isPath(path)) throw new RangeError('A file of a record has a path that a record can’t have.')
    return path
  })
}

// What a table's program would run as a formula when the file is opened (OWASP, CSV Injection).
const formula = /^[=+\-@\t\r]/

/**
 * A table as CSV (RFC 4180), in UTF-8 with its mark, so that spreadsheets read it as such. A cell that a spreadsheet would take for a
 * formula begins with an apostrophe; the data file beside it has the text itself.
 */
export function csvOf(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`
  return `\ufeff${line(columns)}${rows.map((row) => line(columns.map((column) => row[column] ?? ''))).join('')}`
}
