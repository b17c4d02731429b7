import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { formatDate, ownZone } from '#web/dates.ts'

const never = () => () => {}
const zoneThere = () => 'UTC'

/** The zone of this device; UTC on the server, which does not know it. */
export const useZone = () => useSyncExternalStore(never, ownZone, zoneThere)

/** A moment of the record, with weekday, seconds and zone, in this device's own zone or, `utc`, in that of the record. */
export function Moment({ at, utc = false }: { at: string; utc?: boolean }) {
  const { i18n } = useLingui()
  const zone = useZone()
  return (
    <time className="figures" dateTime={at}>
      {formatDate('momentToTheSecond', at, i18n.locale, utc ? 'UTC' : zone)}
    </time>
  )
}
