import { useLingui } from '@lingui/react/macro'
import { formatDate } from './dates.ts'
import { dayInWords } from './days.ts'
import { useRuns } from './runs.ts'

/** Formats an instant in the reader's own zone; on the server, which does not know it, in UTC. */
export function useLocalMoment(): (instant: string) => string {
  const { i18n } = useLingui()
  const runs = useRuns()
  return (instant) =>
    runs ? formatDate('momentOfLocale', instant, i18n.locale, null) : `${dayInWords(instant, i18n.locale)}, ${instant.slice(11, 16)} UTC`
}
