import { useLingui } from '@lingui/react/macro'
import { dayInWords } from './days.ts'

/** Formats an instant as day and time in UTC, as desks write deadlines: everyone reads the same. */
export function useUtcMoment(): (iso: string) => string {
  const { i18n } = useLingui()
  return (iso) => `${dayInWords(iso, i18n.locale)}, ${iso.slice(11, 16)} UTC`
}
