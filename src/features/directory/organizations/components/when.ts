import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { dayInWords } from '#web/days.ts'
import type { Seat } from '../contract.ts'

/** A seat's first day, as exactly as it is known. */
export function beganInWords({ fromOn, fromPrecision }: Pick<Seat, 'fromOn' | 'fromPrecision'>, i18n: I18n): string {
  return fromOn === null ? t(i18n)`not known` : dayInWords(fromOn, i18n.locale, fromPrecision)
}

/** The day from which it is over; no end is not the same as being there today. */
export function endedInWords({ toOn }: Pick<Seat, 'toOn'>, i18n: I18n): string {
  return toOn === null ? t(i18n)`no end known` : dayInWords(toOn, i18n.locale)
}
