import { plusDays } from '#shell/calendar-days.ts'
import type { Holder } from '#shell/side-look.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import type { Names } from '#schedule/events/public.tsx'
import { formatDay } from '#web/dates.ts'
import type { View } from '../contract.ts'
import type { LayerName } from '../rules.ts'

export const viewNames: Readonly<Record<View, MessageDescriptor>> = {
  month: msg`Month`,
  week: msg`Week`,
  agenda: msg`Agenda`,
  list: msg`List`,
}

/** What can be hidden, in words. */
export const layerNames: Readonly<Record<LayerName, MessageDescriptor>> = {
  time: msg`Parenting time`,
  exchanges: msg`Exchanges`,
  holidays: msg`Holidays`,
  events: msg`Events`,
  school: msg`School`,
  court: msg`Court dates and deadlines`,
  dues: msg`Child support due`,
  private: msg`Private`,
}

export const letterOf: Readonly<Record<Holder, string>> = { A: 'A', B: 'B', third: 'T', gap: '–' }

export function holderName(i18n: I18n, holder: Holder, names: Names): string {
  if (holder === 'third') return i18n._(msg`somebody else`)
  return holder === 'gap' ? i18n._(msg`nobody yet`) : names[holder]
}

export const weekdayInWords = (day: string, locale: string, width: 'short' | 'long') =>
  formatDay(width === 'long' ? 'weekdayLong' : 'weekdayShort', day, locale)

export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: numberOf(to as Day) - numberOf(from as Day) + 1 }, (_, index) => plusDays(from, index))

/** The same day of another month, or its last. */
export function plusMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`
}
