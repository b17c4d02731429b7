import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#web/dates.ts'

/** A moment as staff reads it: the same for everybody, in UTC. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useLingui()
  return (
    <time className="figures" dateTime={at}>
      {formatDate('momentWithWeekdayAndZone', at, i18n.locale)}
    </time>
  )
}
