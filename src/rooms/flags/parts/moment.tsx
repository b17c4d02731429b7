import { useLingui } from '@lingui/react/macro'

const shape: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
}

/** A moment as staff reads it: the same for everybody, in UTC. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useLingui()
  return (
    <time className="figures" dateTime={at}>
      {new Intl.DateTimeFormat(i18n.locale, shape).format(new Date(at))}
    </time>
  )
}
