import { Trans } from '@lingui/react/macro'
import { Badge } from '#web/ui/notice.tsx'
import type { Queued } from '../contract.ts'
import { useUtcMoment } from '#web/utc-moment.ts'

/** Which clock runs, until when, and whether it has run out. */
export function Clock({ clock }: { clock: Queued['clock'] }) {
  const moment = useUtcMoment()
  if (clock === null) return <Trans>no clock</Trans>
  const until = moment(clock.until)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span>{clock.is === 'ack' ? <Trans>acknowledge by {until}</Trans> : <Trans>decide by {until}</Trans>}</span>
      {clock.isOver && (
        <Badge tone="danger">
          <Trans>Overdue</Trans>
        </Badge>
      )}
    </span>
  )
}

/** What is unusual about a notice. */
export function Marks({ of }: { of: Queued }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {of.lane === 'counsel' && (
        <Badge tone="info">
          <Trans>Counsel</Trans>
        </Badge>
      )}
      {of.isCourtUnknown && (
        <Badge tone="attention">
          <Trans>Court not found</Trans>
        </Badge>
      )}
      {of.isRepeat && (
        <Badge tone="attention">
          <Trans>Repeat</Trans>
        </Badge>
      )}
      {of.isOver && (
        <Badge tone="attention">
          <Trans>One of many: not hidden</Trans>
        </Badge>
      )}
      {!of.isProven && (
        <Badge>
          <Trans>Without proof of work</Trans>
        </Badge>
      )}
      {of.isAbusive && (
        <Badge tone="danger">
          <Trans>Abusive</Trans>
        </Badge>
      )}
      {of.isHeld && (
        <Badge>
          <Trans>Held</Trans>
        </Badge>
      )}
    </span>
  )
}
