import { useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'

/** A moment as day and time of UTC, in which the clocks of notices are told: the same for everybody who reads it. */
export function useMoment(): (iso: string) => string {
  const { i18n } = useLingui()
  return (iso) => `${dayInWords(iso, i18n.locale)}, ${iso.slice(11, 16)} UTC`
}
