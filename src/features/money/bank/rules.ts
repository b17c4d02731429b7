import type { Day } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'

interface Span {
  first: Day
  last: Day
}

/** Fewer days without a line are usual: files say the days of their lines, not those that the bank looked at. */
const usual = 7

/** The days between imports that none of them covers, the earliest first; a week without a line is no gap. */
export function gapsOf(spans: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let covered: Day | null = null
  for (const { first, last } of spans.toSorted((one, other) => (one.first < other.first ? -1 : 1))) {
    if (covered !== null && numberOf(first) - numberOf(covered) - 1 > usual)
      gaps.push({ first: dayAt(numberOf(covered) + 1), last: dayAt(numberOf(first) - 1) })
    if (covered === null || last > covered) covered = last
  }
  return gaps
}

/** Why a whole file can't be imported. */
export const refusals = {
  too_large: msg`This file is larger than 10 MB. Download fewer months at a time.`,
  too_many: msg`This file has more than 100,000 lines. Download fewer months at a time.`,
  not_text: msg`This isn’t a file we can read. At your bank’s website, download your transactions as CSV, OFX or QFX, not as PDF or Excel.`,
  no_lines: msg`We found no transactions in this file. At your bank’s website, download your transactions as CSV, OFX or QFX.`,
} as const satisfies Readonly<Record<string, Text>>

/** The answer to the retry of an import that was undone. */
export const undone = msg`This import was undone. Close this window and choose the file again.`

/** Why a statement in another currency can't be imported. */
export const otherCurrency = (currency: string): Text => msg`This statement is in ${{ currency }}. Only US dollars can be imported so far.`
