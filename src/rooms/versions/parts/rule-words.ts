import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { patternOf } from '../../../domain/custody/patterns.ts'
import type { Holiday, Rule, Span } from '../../../domain/custody/types.ts'
import { dayShort, monthDay, weekdayName } from '../../../web/inside/calendar-days.ts'
import type { Names } from '../../../web/inside/holders.ts'
import { clockTime } from '../../../web/inside/times.ts'

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
      const name = patternOf(span.nights)?.name
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
      const [from, to] = [clockTime(span.from.at, locale), clockTime(span.to.at, locale)]
      const turn = turnInWords(span, names, i18n)
      const [before, after] = [-span.from.offset, span.to.offset]
      const begin =
        before > 0 ? t(i18n)`${plural(before, { one: '# day', other: '# days' })} before at ${from}` : t(i18n)`the day itself at ${from}`
      const end = after > 0 ? t(i18n)`${plural(after, { one: '# day', other: '# days' })} after at ${to}` : t(i18n)`the day itself at ${to}`
      return t(i18n)`From ${begin} until ${end}: ${turn}.`
    }
  }
}

/** A rule in a sentence or two. */
export function ruleWords(rule: Rule, names: Names, i18n: I18n): string {
  const { within } = rule
  const words = spanInWords(rule.span, names, i18n)
  if (!within) return words
  if ('dated' in within) {
    const days = within.dated.map(({ from, to }) => `${dayShort(from, i18n.locale)} – ${dayShort(to, i18n.locale)}`).join('; ')
    return `${days}: ${words}`
  }
  const { from, to } = within.each
  const [begin, end] = [monthDay(from.month, from.day, i18n.locale), monthDay(to.month, to.day, i18n.locale)]
  return `${t(i18n)`From ${begin} to ${end}`}: ${words}`
}
