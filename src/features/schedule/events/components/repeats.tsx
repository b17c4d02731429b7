import { Trans, useLingui } from '@lingui/react/macro'
import { dayLong } from '#web/times.ts'
import { weekdayName } from '#shell/calendar-days.ts'
import type { EventRecord } from '../contract.ts'

/** How an event repeats, in words. */
export function Repeats({ repeat }: { repeat: NonNullable<EventRecord['repeat']> }) {
  const { i18n } = useLingui()
  const { every, until } = repeat
  const days = repeat.on.map((weekday) => weekdayName(weekday, i18n.locale, 'long')).join(', ')
  const last = until === null ? '' : dayLong(until, i18n.locale)
  return (
    <span className="block font-normal">
      {every === 1 ? (
        <Trans>Every week on {days}</Trans>
      ) : (
        <Trans>
          Every {every} weeks on {days}
        </Trans>
      )}
      {last && (
        <>
          {', '}
          <Trans>up to {last}</Trans>
        </>
      )}
    </span>
  )
}
