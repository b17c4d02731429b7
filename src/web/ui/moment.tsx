import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#web/dates.ts'

/** A moment in the reader's own zone, which the browser knows. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatDate('momentWithZone', at, i18n.locale, null)}
    </time>
  )
}
