import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
const zoneThere = () => 'UTC'

/** The zone of this device; UTC on the server, which does not know it. */
export const useZone = () => useSyncExternalStore(never, zoneHere, zoneThere)

const shape = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions

/** A moment in words, with weekday and zone: "Thu, Mar 12, 2026, 6:00:03 PM CDT". */
function momentInWords(iso: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { ...shape, timeZone }).format(new Date(iso))
}

/** A moment of the record, in this device's own zone or, `utc`, in that of the record. */
export function Moment({ at, utc = false }: { at: string; utc?: boolean }) {
  const { i18n } = useLingui()
  const zone = useZone()
  return (
    <time className="figures" dateTime={at}>
      {momentInWords(at, i18n.locale, utc ? 'UTC' : zone)}
    </time>
  )
}
