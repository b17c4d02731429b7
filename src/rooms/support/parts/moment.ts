import { useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { useRuns } from './files.ts'

/** An instant in words, in the reader's own zone; on the server, which does not know it, in UTC. */
export function useMoment(): (instant: string) => string {
  const { i18n } = useLingui()
  const runs = useRuns()
  const shape = { dateStyle: 'medium', timeStyle: 'short' } as const
  return (instant) =>
    runs
      ? new Intl.DateTimeFormat(i18n.locale, shape).format(new Date(instant))
      : `${dayInWords(instant, i18n.locale)}, ${instant.slice(11, 16)} UTC`
}
