// Stretches of a page's text as an address names them: places only, and none of the words.
import { limits, type Reason, reasons } from './marks.ts'

/** Characters of a page's text: from 0 on, and the one after the last. */
export interface TextRange {
  /** From 1 on. */
  page: number
  start: number
  end: number
  reason: Reason
}

const shape = /^(\d{1,4})\.(\d{1,6})\.(\d{1,6})\.([a-z]{1,20})$/
/** Longer ones than an address may have are cut off by browsers and servers. */
export const longestRanges = 6000

/** `3.120.131.minor,5.10.14.other` */
export const rangesText = (ranges: readonly TextRange[]): string =>
  ranges.map(({ page, start, end, reason }) => `${page}.${start}.${end}.${reason}`).join(',')

/** The first of these ranges, as many as one address can name. */
export function fitting(ranges: readonly TextRange[]): TextRange[] {
  let length = 0
  const end = ranges.findIndex((range) => (length += rangesText([range]).length + 1) > longestRanges)
  return ranges.slice(0, Math.min(end === -1 ? ranges.length : end, limits.marks))
}

/** What an address names; what is no range is left out. */
export function rangesIn(text: string): TextRange[] {
  return text
    .slice(0, longestRanges)
    .split(',')
    .flatMap((part) => {
      const [, page, start, end, name] = shape.exec(part) ?? []
      const reason = reasons.find((one) => one === name)
      const range = { page: Number(page), start: Number(start), end: Number(end) }
      return reason && range.page >= 1 && range.page <= limits.pages && range.end > range.start ? [{ ...range, reason }] : []
    })
    .slice(0, limits.marks)
}
