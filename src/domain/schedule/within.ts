import type { Day } from '#kernel/day.ts'
import { dayAt, numberOf } from '../time/calendar.ts'
import { inOrder } from './times.ts'
import type { Range, Rule, Version } from './types.ts'

/** The days that someone is shown, both counted; an end that is `null` is open. */
export interface Days {
  from: Day | null
  to: Day | null
}

/** A range without the days that are not shown; `null` where none is left. */
export function within({ from, to }: Range, days: Days): Range | null {
  const range = { from: days.from !== null && days.from > from ? days.from : from, to: days.to !== null && days.to < to ? days.to : to }
  return range.from <= range.to ? range : null
}

/** Whether a time that may have no end (`to` is `null`) has a day that is shown. */
export const touches = ({ from, to }: Days & { from: Day }, days: Days): boolean =>
  (to === null || from <= to) && (days.to === null || from <= days.to) && (days.from === null || to === null || to >= days.from)

/** The days on which each version counts, by its id: `to` is open for the last. One that another replaced on its day has none. */
export function timesInForce(versions: readonly Version[]): ReadonlyMap<string, Days & { from: Day }> {
  const ordered = inOrder(versions)
  const lastBefore = ({ effective, at = '00:00' }: Version) => (at === '00:00' ? dayAt(numberOf(effective) - 1) : effective)
  return new Map(
    ordered.map(({ id, effective }, index) => {
      const next = ordered[index + 1]
      return [id, { from: effective, to: next ? lastBefore(next) : null }]
    }),
  )
}

/** A rule as far as it names days that are shown; `null` where it names others only. What comes again every year names no day. */
function ruleWithin(rule: Rule, days: Days): Rule | null {
  const { span, within: season } = rule
  if (span.kind === 'block' && !touches({ from: span.from.day, to: span.to.day }, days)) return null
  if (season && 'dated' in season) {
    const dated = season.dated.filter((one) => touches(one, days))
    return dated.length === 0 ? null : { ...rule, within: { ...season, dated } }
  }
  if (span.kind === 'holiday' && span.date.type === 'dated') {
    const years = Object.entries(span.date.years).filter(([, one]) => touches(one, days))
    return years.length === 0 ? null : { ...rule, span: { ...span, date: { ...span.date, years: Object.fromEntries(years) } } }
  }
  return rule
}

/** The rules of a version without the days by the calendar that are not shown. */
export const rulesWithin = (rules: readonly Rule[], days: Days): Rule[] =>
  days.from === null && days.to === null ? [...rules] : rules.flatMap((rule) => ruleWithin(rule, days) ?? [])
