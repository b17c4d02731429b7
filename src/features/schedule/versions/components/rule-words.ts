import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { checkRule } from '#domain/schedule/check-rule.ts'
import { occurrencesOf } from '#domain/schedule/overlaps.ts'
import { patternOf } from '#domain/schedule/patterns.ts'
import { seasonsIn } from '#domain/schedule/pieces.ts'
import type { DateRule, Holiday, Rule, Span } from '#domain/schedule/types.ts'
import { dayAt, minutesOfDay, numberOf } from '#domain/time/calendar.ts'
import { dayOfWall, writeTime } from '#domain/time/wall.ts'
import type { Day } from '#kernel/day.ts'
import { dayShort, monthDay, monthOnly, weekdayName } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import { clockTime } from '#web/times.ts'

/** "2 nights Ana, 2 nights Ben, …" */
export function nightsInWords(nights: string, names: Names, i18n: I18n): string {
  const runs = nights.match(/A+|B+|T+/g) ?? []
  if (runs.length > 14) return ''
  return runs
    .map((run) => {
      const who = run[0] === 'T' ? names.third : names[run[0] as 'A' | 'B']
      const count = run.length
      return count === 1 ? t(i18n)`1 night ${who}` : t(i18n)`${count} nights ${who}`
    })
    .join(', ')
}

export function turnInWords({ turn, split }: Holiday, names: Names, i18n: I18n): string {
  if ('every' in turn) {
    const who = names[turn.every]
    return split ? t(i18n)`first part with ${who}` : t(i18n)`with ${who} every year`
  }
  const [even, odd] = [turn.even, turn.odd].map((holder) => (holder === null ? t(i18n)`as usual` : names[holder]))
  return split
    ? t(i18n)`first part: ${even} in even years, ${odd} in odd years; then the other parent`
    : t(i18n)`${even} in even years, ${odd} in odd years`
}

function spanInWords(span: Span, names: Names, i18n: I18n): string {
  const { locale } = i18n
  switch (span.kind) {
    case 'cycle': {
      const pattern = patternOf(span.nights)
      const name = pattern && i18n._(pattern.name)
      const [words, at] = [nightsInWords(span.nights, names, i18n), clockTime(span.handover.at, locale)]
      const place = span.handover.place ?? ''
      const handover = place ? t(i18n)`Hand-over at ${at}, ${place}.` : t(i18n)`Hand-over at ${at}.`
      const others = Object.entries(span.on ?? {}).flatMap(([weekday, handed]) => {
        if (!handed) return []
        const [day, time, where] = [weekdayName(Number(weekday), locale), clockTime(handed.at, locale), handed.place ?? '']
        return [where ? t(i18n)`${day}: ${time}, ${where}.` : t(i18n)`${day}: ${time}.`]
      })
      const first = name ? (words ? `${name}: ${words}.` : `${name}.`) : words ? `${words}.` : t(i18n)`A pattern of its own.`
      return [first, handover, ...others].join(' ')
    }
    case 'monthly': {
      const who = names[span.holder]
      const other = span.otherwise ? names[span.otherwise] : null
      const which = span.which.join(', ')
      const by = weekdayName(span.numberedBy, locale)
      const from = `${weekdayName(span.start.weekday, locale)}, ${clockTime(span.start.at, locale)}`
      const to = `${weekdayName(span.end.weekday, locale)}, ${clockTime(span.end.at, locale)}`
      const main = t(i18n)`Weeks ${which} of a month, counted by their ${by}: ${who} from ${from} to ${to}.`
      return other ? `${main} ${t(i18n)`All other time: ${other}.`}` : main
    }
    case 'visits': {
      const who = names[span.holder]
      const days = span.weekdays.map((weekday) => weekdayName(weekday, locale)).join(', ')
      const [from, to] = [clockTime(span.from, locale), clockTime(span.to, locale)]
      const weeks = span.every?.weeks ?? 1
      return weeks === 1 ? t(i18n)`${days}, ${from} to ${to}: ${who}.` : t(i18n)`${days} of every ${weeks} weeks, ${from} to ${to}: ${who}.`
    }
    case 'block': {
      const who = names[span.holder]
      const from = `${dayShort(span.from.day, locale)}, ${clockTime(span.from.at, locale)}`
      const to = `${dayShort(span.to.day, locale)}, ${clockTime(span.to.at, locale)}`
      return t(i18n)`${from} to ${to}: ${who}.`
    }
    case 'holiday': {
      const turn = turnInWords(span, names, i18n)
      const [from, to] = [clockTime(span.from.at, locale), clockTime(span.to.at, locale)]
      if (span.date.type === 'dated') {
        const first = offsetInWords(span.from.offset, t(i18n)`the first day`, i18n)
        const last = offsetInWords(span.to.offset, t(i18n)`the last day`, i18n)
        return t(i18n)`From ${from} on ${first} until ${to} on ${last}: ${turn}.`
      }
      const day = dateInWords(span.date, i18n)
      const first = offsetInWords(span.from.offset, t(i18n)`that day`, i18n)
      const last = offsetInWords(span.to.offset, t(i18n)`that day`, i18n)
      return t(i18n)`Every year, ${day}. From ${from} on ${first} until ${to} on ${last}: ${turn}.`
    }
  }
}

/** Days before or after a day, or the day itself. */
function offsetInWords(offset: number, day: string, i18n: I18n): string {
  const count = Math.abs(offset)
  if (offset === 0) return day
  return offset < 0
    ? t(i18n)`${plural(count, { one: '# day', other: '# days' })} before`
    : t(i18n)`${plural(count, { one: '# day', other: '# days' })} after`
}

/** "the fourth Thursday of November" */
function dateInWords(date: DateRule, i18n: I18n): string {
  const { locale } = i18n
  const month = (number: number) => monthOnly(number, locale)
  switch (date.type) {
    case 'fixed':
      return monthDay(date.month, date.day, locale)
    case 'nth': {
      const [weekday, of] = [weekdayName(date.weekday, locale), month(date.month)]
      if (date.n < 0) return t(i18n)`the last ${weekday} of ${of}`
      const names = [t(i18n)`first`, t(i18n)`second`, t(i18n)`third`, t(i18n)`fourth`, t(i18n)`fifth`]
      const nth = names[date.n - 1] ?? i18n.number(date.n)
      return t(i18n)`the ${nth} ${weekday} of ${of}`
    }
    case 'last': {
      const [weekday, of] = [weekdayName(date.weekday, locale), month(date.month)]
      return t(i18n)`the last ${weekday} of ${of}`
    }
    case 'election':
      return t(i18n)`the Tuesday after the first Monday of November`
    case 'easter':
      return t(i18n)`Easter Sunday`
    case 'relative': {
      const base = dateInWords(date.base, i18n)
      const count = Math.abs(date.offset)
      return date.offset < 0
        ? t(i18n)`${plural(count, { one: '# day', other: '# days' })} before ${base}`
        : t(i18n)`${plural(count, { one: '# day', other: '# days' })} after ${base}`
    }
    case 'dated':
      return ''
  }
}

/** From which day a pattern's nights are counted. */
function anchorInWords({ span }: Rule, i18n: I18n): string {
  if (span.kind !== 'cycle' || new Set(span.nights).size === 1) return ''
  if (span.anchor === 'window') return t(i18n)`Night 1 is that of the first day.`
  if (span.anchor === 'week') return t(i18n)`Week 1 is the week of the first day, from Monday.`
  const day = dayShort(span.anchor, i18n.locale)
  return t(i18n)`Night 1 is ${day}.`
}

/** A rule in a sentence or two. */
export function ruleWords(rule: Rule, names: Names, i18n: I18n): string {
  const { within } = rule
  const words = [spanInWords(rule.span, names, i18n), anchorInWords(rule, i18n)].filter(Boolean).join(' ')
  if (!within) return words
  const at = (time: string | undefined) => (time === undefined ? '' : `, ${clockTime(time, i18n.locale)}`)
  if ('dated' in within) {
    const days = within.dated.map(
      ({ from, to }) => `${dayShort(from, i18n.locale)}${at(within.at)} – ${dayShort(to, i18n.locale)}${at(within.until)}`,
    )
    return `${days.join('; ')}: ${words}`
  }
  const { from, to } = within.each
  const begin = `${monthDay(from.month, from.day, i18n.locale)}${at(within.at)}`
  const end = `${monthDay(to.month, to.day, i18n.locale)}${at(within.until)}`
  return `${t(i18n)`Every year from ${begin} to ${end}`}: ${words}`
}

/** "Sat, Dec 18, 2027, 12:00 PM" of a minute of the wall. */
export const momentInWords = (wall: number, locale: string): string =>
  `${dayShort(dayAt(dayOfWall(wall)), locale)}, ${clockTime(writeTime(wall), locale)}`

/** How many of the coming years are printed of what comes every year. */
const years = 3

/**
 * Every date that a rule would put into the calendar, with its year: all of a break's, and of what comes every year the first
 * from a day on.
 * @param reading that of the rule's version
 */
export function ruleDates(rule: Rule, from: string, names: Names, i18n: I18n, reading?: 1): string[] {
  const { span, within } = rule
  // What cannot be laid out is named by its problem.
  if (checkRule(rule).some(({ level }) => level === 'stops')) return []
  const say = (wall: number) => momentInWords(wall, i18n.locale)
  const begin = numberOf(from as Day) * minutesOfDay
  const window = { from: begin, to: begin + years * 366 * minutesOfDay }
  if (span.kind === 'holiday') {
    const isDated = span.date.type === 'dated'
    const found = isDated ? occurrencesOf(rule, 0, 60_000 * minutesOfDay) : occurrencesOf(rule, window.from, window.to).slice(0, years)
    return found.map(({ from: start, to, holder, second }) => {
      const [first, last, who] = [say(start), say(to), names[holder]]
      if (!second) return t(i18n)`${first} to ${last}: ${who}`
      const [middle, other] = [say(second.from), names[second.holder]]
      return t(i18n)`${first} to ${middle}: ${who}; then until ${last}: ${other}`
    })
  }
  if (!within || !('each' in within)) return []
  return seasonsIn(rule, window, reading)
    .slice(0, years)
    .map(({ from: start, to }) => {
      const [first, last] = [say(start), say(to)]
      return t(i18n)`${first} to ${last}`
    })
}
