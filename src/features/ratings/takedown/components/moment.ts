import { useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'

/** Formats an instant as day and time in UTC, the time zone of all deadlines of notices: everyone reads the same. */
export function useMoment(): (iso: string) => string {
  const { i18n } = useLingui()
  return (iso) => `${dayInWords(iso, i18n.locale)}, ${iso.slice(11, 16)} UTC`
}
