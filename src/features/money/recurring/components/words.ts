import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { Rule } from '../contract.ts'

/** How often an expense comes again, in words. */
export function repeatWords(i18n: I18n, repeat: Rule['repeat']): string {
  if (repeat.unit === 'year') return t(i18n)`Every year`
  if (repeat.unit === 'week') {
    const { every } = repeat
    return every === 1 ? t(i18n)`Every week` : t(i18n)`${plural(every, { one: 'Every # week', other: 'Every # weeks' })}`
  }
  const { day } = repeat
  return day > 28 ? t(i18n)`Every month on day ${day} or its last day` : t(i18n)`Every month on day ${day}`
}
