import { lengthOfMonth } from '../time/calendar.ts'
import { readTime } from '../time/wall.ts'
import type { Problem } from './problem.ts'
import type { DateRule, Holiday, MonthDay, Rule, Season, Span, WallTime } from './types.ts'

const leapYear = 2_000
const inMonth = ({ month, day }: MonthDay) => month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(leapYear, month)

/** Every time of day that a rule's words hold. */
function timesIn(span: Span, within: Season | undefined): WallTime[] {
  const season = [within?.at, within?.until].filter((at) => at !== undefined)
  switch (span.kind) {
    case 'cycle':
      return [...season, span.handover.at, ...Object.values(span.on ?? {}).flatMap((handover) => (handover ? [handover.at] : []))]
    case 'monthly':
      return [...season, span.start.at, span.end.at]
    case 'visits':
      return [...season, span.from, span.to]
    case 'block':
      return [...season, span.from.at, span.to.at]
    case 'holiday': {
      const { split } = span
      const cut = !split ? [] : 'middle' in split ? [split.middle.at] : 'half' in split ? [split.half] : [split.at]
      return [...season, span.from.at, span.to.at, ...cut]
    }
  }
}

function checkDate(id: string, date: DateRule): Problem[] {
  const wrong = (key: 'no_such_day' | 'end_before_start'): Problem => ({ level: 'wrong', key, rule: id })
  if (date.type === 'relative') return checkDate(id, date.base)
  if (date.type === 'dated') return Object.values(date.years).some(({ from, to }) => to < from) ? [wrong('end_before_start')] : []
  if (date.type === 'nth')
    return date.n === 0 || Math.abs(date.n) > 5 || !inMonth({ month: date.month, day: 1 }) ? [wrong('no_such_day')] : []
  if (date.type === 'last') return inMonth({ month: date.month, day: 1 }) ? [] : [wrong('no_such_day')]
  if (date.type !== 'fixed') return []
  if (!inMonth(date)) return [wrong('no_such_day')]
  return date.month === 2 && date.day === 29 ? [{ level: 'settled', key: 'leap_day', rule: id, settled: date.inCommonYears ?? 'omit' }] : []
}

/** A holiday of one day whose end lies before its beginning; of a dated one the length differs by year. */
const endsFirst = ({ date, from, to }: Holiday) =>
  date.type !== 'dated' && (to.offset < from.offset || (to.offset === from.offset && to.at <= from.at))

function checkSpan(id: string, span: Span): Problem[] {
  const wrong = (key: 'empty_cycle' | 'unknown_letter' | 'end_before_start' | 'no_such_day' | 'handover_at_midnight'): Problem[] => [
    { level: 'wrong', key, rule: id },
  ]
  switch (span.kind) {
    case 'cycle': {
      if (span.nights === '') return wrong('empty_cycle')
      const midnight = [span.handover, ...Object.values(span.on ?? {})].some((handover) => handover?.at === '00:00')
      return [...(/^[ABT]+$/.test(span.nights) ? [] : wrong('unknown_letter')), ...(midnight ? wrong('handover_at_midnight') : [])]
    }
    case 'monthly':
      return span.which.length === 0 || span.which.some((n) => n === 0 || Math.abs(n) > 5) ? wrong('no_such_day') : []
    case 'visits':
      return span.to <= span.from ? wrong('end_before_start') : []
    case 'block': {
      const [from, to] = [span.from, span.to].map(({ day, at }) => `${day}T${at}`)
      return to! <= from! ? wrong('end_before_start') : []
    }
    case 'holiday':
      return [
        ...checkDate(id, span.date),
        ...(span.split && 'on' in span.split ? checkDate(id, span.split.on) : []),
        ...(endsFirst(span) ? wrong('end_before_start') : []),
      ]
  }
}

function checkSeason(id: string, season: Season): Problem[] {
  if ('dated' in season)
    return season.dated.some(({ from, to }) => to < from) ? [{ level: 'wrong', key: 'end_before_start', rule: id }] : []
  const { from, to } = season.each
  if (!inMonth(from) || !inMonth(to)) return [{ level: 'wrong', key: 'no_such_day', rule: id }]
  const leap = ({ month, day }: MonthDay) => month === 2 && day === 29
  return [
    ...(leap(from) ? [{ level: 'settled', key: 'leap_day', rule: id, settled: 'begins-1-march' } as const] : []),
    ...(leap(to) ? [{ level: 'settled', key: 'leap_day', rule: id, settled: 'ends-28-february' } as const] : []),
  ]
}

/** What a rule's own words show to be wrong or left open, without laying it out. */
export function checkRule(rule: Rule): Problem[] {
  const { id, span, within } = rule
  return [
    ...timesIn(span, within)
      .filter((at) => readTime(at) === null)
      .map((at): Problem => ({ level: 'stops', key: 'no_such_time', rule: id, at })),
    ...(rule.children !== 'all' && rule.children.length === 0 ? [{ level: 'wrong', key: 'no_children', rule: id } as const] : []),
    ...checkSpan(id, span),
    ...(within ? checkSeason(id, within) : []),
  ]
}
