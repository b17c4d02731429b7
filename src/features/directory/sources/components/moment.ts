import { formatDate } from '#web/dates.ts'
import { spanOf } from '../rules.ts'

interface Words {
  number: (value: number, format?: Intl.NumberFormatOptions) => string
}

/** "Thu, Mar 12, 2026, 6:00 PM UTC": staff work in several zones. */
export function momentInUtc(iso: string, locale: string): string {
  return formatDate('momentWithWeekdayAndZone', iso, locale)
}

/** "24.6 sec", "3 min". */
export function spanInWords(milliseconds: number, words: Words): string {
  const { n, unit } = spanOf(milliseconds)
  return words.number(n, { style: 'unit', unit, unitDisplay: 'short' })
}

/** "78 kB". */
export const bytesInWords = (bytes: number, words: Words): string =>
  words.number(bytes < 1_000 ? bytes : Math.round(bytes / 1_000), {
    style: 'unit',
    unit: bytes < 1_000 ? 'byte' : 'kilobyte',
    unitDisplay: 'short',
  })
