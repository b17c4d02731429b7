import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { usualWeights } from '#domain/optimizer/weights.ts'
import { weekdayName } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import type { Candidate, Limit, Search } from '../contract.ts'

export const partNames: Readonly<Record<keyof Candidate['parts'], MessageDescriptor>> = {
  share: msg`Off the share you asked for`,
  exchange: msg`Exchanges`,
  gap: msg`Longest time away`,
  splitWeekend: msg`Weekends cut in two`,
  drivingHour: msg`Driving`,
  change: msg`Nights unlike today`,
}

/** What is known of a pattern, said as exactly as it was shown. */
export const proofNames: Readonly<Record<NonNullable<Candidate['proof']>, MessageDescriptor>> = {
  best: msg`No pattern that keeps your limits has fewer points. All were looked at, or ruled out.`,
  best_apart: msg`No other pattern that differs clearly from those before it has fewer points.`,
  best_for_gap: msg`No pattern with as short a longest time away has fewer points.`,
  found: msg`It keeps your limits. Whether another one has fewer points was not shown.`,
}

/** A limit in a sentence, for when it conflicts with others. */
export function limitWords(limit: Limit, names: Names, i18n: I18n): string {
  switch (limit.kind) {
    case 'share': {
      const [who, percent, tolerance] = [names.A, limit.percentA, limit.tolerance]
      return t(i18n)`${who} has ${percent} % of the nights, give or take ${tolerance}`
    }
    case 'nights': {
      const who = names[limit.holder]
      const days = [...new Set(limit.nights.map((night) => night % 7))].map((weekday) => weekdayName(weekday, i18n.locale)).join(', ')
      return t(i18n)`These nights are with ${who}: ${days}`
    }
    case 'away': {
      const [who, most] = [names[limit.from], limit.most]
      return t(i18n)`At most ${most} nights on end without ${who}`
    }
    case 'exchange_days': {
      const days = limit.weekdays.map((weekday) => weekdayName(weekday, i18n.locale)).join(', ')
      return t(i18n)`Exchanges on these days only: ${days}`
    }
    case 'exchanges': {
      const { most } = limit
      return t(i18n)`At most ${most} exchanges in the pattern`
    }
    case 'weekends': {
      const [who, least] = [names[limit.holder], limit.least]
      return t(i18n)`At least ${least} whole weekends with ${who}`
    }
    case 'driving': {
      const { most } = limit
      return t(i18n)`At most ${most} minutes of driving in the pattern`
    }
  }
}

/** One step looser: what is tried where limits conflict. `null`: it can only be left out. */
export function loosened(limit: Limit): Limit | null {
  switch (limit.kind) {
    case 'share':
      return limit.tolerance >= 100 ? null : { ...limit, tolerance: Math.min(100, limit.tolerance + 5) }
    case 'away':
      return { ...limit, most: limit.most + 1 }
    case 'exchanges':
      return { ...limit, most: limit.most + 2 }
    case 'weekends':
      return limit.least <= 1 ? null : { ...limit, least: limit.least - 1 }
    case 'driving':
      return { ...limit, most: limit.most + 30 }
    case 'nights':
    case 'exchange_days':
      return null
  }
}

const number = (form: FormData, name: string) => Math.round(Number(form.get(name)) || 0)
const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const ticked = (form: FormData, name: string) => form.getAll(name).map((value) => Number(value) as 0 | 1 | 2 | 3 | 4 | 5 | 6)

/** What was typed, as a search. A field that was left empty is no limit. */
export function searchIn(form: FormData, current: (cycle: 14 | 28) => string | null): Search {
  const cycleNights = form.get('cycle') === '28' ? 28 : 14
  const weeks = cycleNights / 7
  const every = (weekdays: readonly number[]) =>
    Array.from({ length: weeks }, (_, week) => weekdays.map((weekday) => week * 7 + weekday)).flat()
  const limits: Limit[] = []
  if (text(form, 'percentA'))
    limits.push({ id: 'share', kind: 'share', percentA: number(form, 'percentA'), tolerance: number(form, 'tolerance') })
  for (const side of ['A', 'B'] as const) {
    if (text(form, `away${side}`)) limits.push({ id: `away-${side}`, kind: 'away', from: side, most: number(form, `away${side}`) })
    const nights = ticked(form, `nights${side}`)
    if (nights.length > 0) limits.push({ id: `nights-${side}`, kind: 'nights', holder: side, nights: every(nights) })
    if (text(form, `weekends${side}`))
      limits.push({ id: `weekends-${side}`, kind: 'weekends', holder: side, least: number(form, `weekends${side}`) })
  }
  const days = ticked(form, 'exchangeDay')
  if (days.length > 0) limits.push({ id: 'exchange-days', kind: 'exchange_days', weekdays: days })
  if (text(form, 'exchanges')) limits.push({ id: 'exchanges', kind: 'exchanges', most: number(form, 'exchanges') })
  if (text(form, 'driving')) limits.push({ id: 'driving', kind: 'driving', most: number(form, 'driving') })
  const hasSchool = text(form, 'schoolA') !== '' || text(form, 'schoolB') !== ''
  const weight = (name: keyof typeof usualWeights) =>
    text(form, `weight-${name}`) === '' ? usualWeights[name] : number(form, `weight-${name}`)
  return {
    cycleNights,
    exchangeAt: text(form, 'exchangeAt') || '18:00',
    drivePerExchange: number(form, 'drive'),
    school: hasSchool
      ? {
          minutesFromA: number(form, 'schoolA'),
          minutesFromB: number(form, 'schoolB'),
          exchangesThere: form.get('exchangesThere') === 'on',
        }
      : null,
    current: current(cycleNights),
    limits,
    weights: {
      share: weight('share'),
      exchange: weight('exchange'),
      gap: weight('gap'),
      splitWeekend: weight('splitWeekend'),
      drivingHour: weight('drivingHour'),
      change: weight('change'),
    },
  }
}
