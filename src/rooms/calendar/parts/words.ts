import type { Holder } from '../../../web/inside/side-look.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { dayAt, numberOf } from '../../../domain/time/calendar.ts'
import type { Day } from '../../../kernel/day.ts'
import type { EventKind, View } from '../contract.ts'

export const kindNames: Readonly<Record<EventKind, MessageDescriptor>> = {
  event: msg`Event`,
  school: msg`School`,
  health: msg`Health`,
  activity: msg`Activity`,
  visit: msg`Visit`,
  travel: msg`Travel or vacation`,
  deadline: msg`Deadline`,
  other: msg`Other`,
}

export const viewNames: Readonly<Record<View, MessageDescriptor>> = {
  month: msg`Month`,
  week: msg`Week`,
  agenda: msg`Agenda`,
  list: msg`List`,
}

/** What can be hidden; in the address by these names. */
export const layers = ['time', 'exchanges', 'holidays', 'events', 'school', 'court', 'private'] as const
export type LayerName = (typeof layers)[number]
export const layerNames: Readonly<Record<LayerName, MessageDescriptor>> = {
  time: msg`Parenting time`,
  exchanges: msg`Exchanges`,
  holidays: msg`Holidays`,
  events: msg`Events`,
  school: msg`School`,
  court: msg`Court dates and deadlines`,
  private: msg`Private`,
}

/** What changed, by its field (rules.ts, `alterations`). */
export const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Title`,
  kind: msg`Kind`,
  firstDay: msg`First day`,
  lastDay: msg`Last day`,
  from: msg`Begins`,
  to: msg`Ends`,
  place: msg`Place`,
  notes: msg`Notes`,
  dropOff: msg`Drop-off`,
  pickUp: msg`Pick-up`,
  isShared: msg`Shared`,
}

export type Names = Readonly<Record<'A' | 'B', string>>

export const letterOf: Readonly<Record<Holder, string>> = { A: 'A', B: 'B', third: 'T', gap: '–' }

export function holderName(i18n: I18n, holder: Holder, names: Names): string {
  if (holder === 'third') return i18n._(msg`somebody else`)
  return holder === 'gap' ? i18n._(msg`nobody yet`) : names[holder]
}

const write = (day: string, locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

export const monthInWords = (day: string, locale: string) => write(day, locale, { month: 'long', year: 'numeric' })
export const dayShort = (day: string, locale: string) => write(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })
export const weekdayInWords = (day: string, locale: string, width: 'short' | 'long' | 'narrow') => write(day, locale, { weekday: width })

export const plusDays = (day: string, days: number): string => dayAt(numberOf(day as Day) + days)
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: numberOf(to as Day) - numberOf(from as Day) + 1 }, (_, index) => plusDays(from, index))

/** The same day of another month, or its last. */
export function plusMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`
}
