import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { deadlineIn, leftUntil, useNow } from '#shell/due.ts'
import { differ, useViewerZone, zoneLetters } from '#web/times.ts'
import { Elsewhere } from './who.tsx'

/** A deadline in the case's zone and how long that is from now: "by Fri, Nov 27, 5:00 PM, in 31 hours". */
export function Due({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useLingui()
  const now = useNow()
  const viewer = useViewerZone()
  const { day, time } = deadlineIn(at, zone, i18n.locale, now)
  const letters = differ(at, zone, viewer) ? ` ${zoneLetters(at, zone, i18n.locale)}` : ''
  const clock = `${time ?? ''}${letters}`
  return (
    <span className="figures">
      <time dateTime={at}>
        {time === null ? (
          <Trans>
            by the end of {day}
            {letters}
          </Trans>
        ) : (
          <Trans>
            by {day}, {clock}
          </Trans>
        )}
      </time>
      <Elsewhere at={at} zone={zone} />
      {now !== null && (
        <>
          , <Remaining at={at} now={now} />
        </>
      )}
    </span>
  )
}

/** How long a deadline is from now: "in 31 hours", "overdue". @param now ms */
export function Remaining({ at, now }: { at: string; now: number }) {
  const { count, unit, isOver } = leftUntil(at, now)
  if (isOver) return <Trans>overdue</Trans>
  if (unit === 'minutes') return <Plural one="in # minute" other="in # minutes" value={count} />
  if (unit === 'hours') return <Plural one="in # hour" other="in # hours" value={count} />
  return <Plural one="in # day" other="in # days" value={count} />
}
