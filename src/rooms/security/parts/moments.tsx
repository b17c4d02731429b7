import { useLingui } from '@lingui/react/macro'

/** A moment in the reader's own zone, which the browser knows. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useLingui()
  const shape = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return (
    <time dateTime={at} suppressHydrationWarning>
      {new Intl.DateTimeFormat(i18n.locale, shape).format(new Date(at))}
    </time>
  )
}
