import { completeMonths, type Month, monthsFrom } from '#domain/finances/months.ts'
import type { Span } from '#domain/finances/types.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Day } from '#kernel/day.ts'
import type { Period } from './contract.ts'

/** Months of a period that nobody chose. */
const usualMonths = 6

/**
 * The months that a page is about.
 * @throws Fault `invalid` where the range ends before it begins
 */
export function periodOf(spans: readonly Span[], today: Day, { from, to }: { from?: Month | undefined; to?: Month | undefined }): Period {
  const choices = completeMonths(spans, today)
  const usual = choices.slice(-usualMonths)
  const [first, last] = [from ?? usual[0], to ?? usual.at(-1)]
  if (first === undefined || last === undefined) return { from: null, to: null, months: [], choices }
  if (first > last) throw new Fault('invalid', msg`The first month is after the last one.`, { field: 'from' })
  const asked = new Set(monthsFrom(first, last))
  return { from: first, to: last, months: choices.filter((month) => asked.has(month)), choices }
}
