import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayLong } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import type { Child } from '#case/cases/contract.ts'
import { calls, type EventRecord, type Occurrence } from '../contract.ts'
import { AddWords } from './add-words.tsx'
import { History } from './history.tsx'
import { Repeats } from './repeats.tsx'
import { kindNames, type Names } from './words.ts'

interface EventViewProps {
  caseId: string
  occurrence: Occurrence
  names: Names
  kids: readonly Child[]
  onChange: (event: EventRecord) => void
  onGone: (event: EventRecord, undo: { sequence: number } | null) => void
}

/** One event with all that it says, what it said before, and what was added to it. */
export function EventView({ caseId, occurrence, names, kids, onChange, onGone }: EventViewProps) {
  const { t, i18n } = useLingui()
  const { data: event, error, refetch, isFetching } = useApiQuery(calls.one, { query: { case: caseId, id: occurrence.id } })
  const cancelling = useMutation(calls.cancel, ['/api/calendar'])
  if (!event) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Try again in a minute.</Trans>}
        title={<Trans>It could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={5} />
    )
  }
  const remove = async () => {
    const reply = await cancelling.send({ params: { case: caseId, event: event.id }, body: { cancelled: true, sequence: event.sequence } })
    if (reply) onGone(event, reply.canUndo ? { sequence: reply.sequence } : null)
  }
  const whoOf = (side: 'A' | 'B' | null) => (side === null ? '' : names[side])
  const rows: readonly (readonly [string, string])[] = [
    [
      t`Children`,
      kids
        .filter(({ id }) => event.childIds.includes(id))
        .map(({ name }) => name)
        .join(', '),
    ],
    [t`Parents`, event.sides.map((side) => names[side]).join(', ')],
    [t`Drop-off by`, whoOf(event.dropOff)],
    [t`Pick-up by`, whoOf(event.pickUp)],
    [t`Place`, event.place],
    [t`Notes`, event.notes],
  ]
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Badge>{i18n._(kindNames[event.kind])}</Badge>
        <Badge>{event.isShared ? <Trans>Shared</Trans> : <Trans>Private</Trans>}</Badge>
        {event.begun && (
          <Badge>
            <Trans>Has begun</Trans>
          </Badge>
        )}
      </div>
      <p className="font-semibold">
        {dayLong(occurrence.firstDay, i18n.locale)}
        {occurrence.lastDay !== occurrence.firstDay && <> – {dayLong(occurrence.lastDay, i18n.locale)}</>}
        {event.from !== null && (
          <span className="figures block font-normal">
            {event.from} – {event.to} <span className="text-soft">{event.zone}</span>
          </span>
        )}
        {event.repeat && <Repeats repeat={event.repeat} />}
      </p>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div className="contents" key={label}>
              <dt className="text-soft">{label}</dt>
              <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
      <History event={event} />
      {cancelling.problem && (
        <p className="font-semibold text-danger" role="alert">
          {cancelling.problem.sentence}
        </p>
      )}
      {event.can.change && (
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" onClick={() => onChange(event)}>
            <Trans>Change</Trans>
          </Button>
          <Button busy={cancelling.busy} kind="quiet" onClick={() => void remove()}>
            {event.begun ? <Trans>End it from now on</Trans> : <Trans>Take it out of the calendar</Trans>}
          </Button>
        </div>
      )}
      {!event.isMine && (
        <p className="text-sm text-soft">
          <Trans>Only who added an event changes it.</Trans>
        </p>
      )}
      {event.can.add && <AddWords caseId={caseId} id={event.id} />}
    </div>
  )
}
