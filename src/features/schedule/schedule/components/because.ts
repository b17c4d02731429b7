import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { weekdayName } from '#shell/calendar-days.ts'
import type { Reason } from '../contract.ts'

/** Why a rule gives this time, in words. */
export function becauseWords({ because }: Reason['links'][number], i18n: I18n): string {
  switch (because.key) {
    case 'cycle': {
      const [night, of] = [because.night ?? 0, because.of ?? 0]
      return t(i18n)`Night ${night} of a pattern of ${of}.`
    }
    case 'month_week': {
      const n = because.n ?? 0
      return t(i18n)`Week ${n} of the month.`
    }
    case 'otherwise':
      return t(i18n)`All time that no other week names.`
    case 'visit': {
      const day = weekdayName(because.weekday ?? 0, i18n.locale)
      return t(i18n)`Every ${day} of the visits.`
    }
    case 'block':
      return t(i18n)`These days are named.`
    case 'holiday': {
      const year = String(because.year ?? '')
      const turn =
        because.turn === 'every'
          ? t(i18n)`The same every year.`
          : because.turn === 'odd'
            ? t(i18n)`${year} is an odd year.`
            : t(i18n)`${year} is an even year.`
      const part = because.part === 'first' ? t(i18n)`The first part.` : because.part === 'second' ? t(i18n)`The second part.` : ''
      return part ? `${turn} ${part}` : turn
    }
  }
}
