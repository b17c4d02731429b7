import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dayInWords } from '#web/days.ts'
import { dayLong, differ, timeElsewhere, timeIn, useViewerZone, zoneLetters } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useTick } from '#web/form/use-tick.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { calls, type Hearing } from '../contract.ts'
import { fieldNames, kindNames } from './words.ts'

interface HearingCardProps {
  hearing: Hearing
  caseId: string
  /** The parents' names by their sides. */
  names: Readonly<Record<'A' | 'B', string>>
  onChange: () => void
  /** What it means for the children's time. */
  notes?: ReactNode
}

/** One hearing: when, where, who, what is to be ready, and what was changed. */
export function HearingCard({ hearing, caseId, names, onChange, notes: checked }: HearingCardProps) {
  const { i18n } = useLingui()
  const cancelling = useMutation(calls.cancel, ['/api/hearings'])
  const ticking = useMutation(calls.tick, ['/api/hearings'])
  const { title, court, room, judge, remote, notes, cancelledAt, can } = hearing
  const who = hearing.sides.map((side) => names[side]).join(', ')
  const at = { case: caseId, hearing: hearing.id }
  // A line is its place in the list: two may say the same.
  const numbered = hearing.preparation.map((line, index) => ({ line, index }))
  const problem = cancelling.problem ?? ticking.problem
  return (
    <Card>
      <article aria-labelledby={`hearing-${hearing.id}`} className="grid gap-4">
        <header className="grid gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <Badge>{i18n._(kindNames[hearing.kind])}</Badge>
            {cancelledAt && (
              <Badge tone="attention">
                <Trans>Cancelled</Trans>
              </Badge>
            )}
            <Badge>{hearing.isShared ? <Trans>Shared with the other parent</Trans> : <Trans>Private</Trans>}</Badge>
          </div>
          <h3 className={cancelledAt ? 'line-through' : ''} id={`hearing-${hearing.id}`}>
            {title}
          </h3>
          <When hearing={hearing} />
        </header>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
          <Row label={<Trans>Court</Trans>} text={court} />
          <Row label={<Trans>Room</Trans>} text={room} />
          <Row label={<Trans>Judge</Trans>} text={judge} />
          <Row label={<Trans>Link or number</Trans>} text={remote} />
          <Row label={<Trans>Must attend</Trans>} text={who} />
          <Row label={<Trans>Documents due</Trans>} text={hearing.documentsDueOn ? dayInWords(hearing.documentsDueOn, i18n.locale) : ''} />
          <Row label={<Trans>Notes</Trans>} text={notes} />
        </dl>
        {hearing.preparation.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="font-semibold">
              <Trans>To prepare</Trans>
            </legend>
            {numbered.map(({ line, index }) => (
              <Tick
                can={can.tick}
                key={index}
                line={line}
                onTick={(done) => ticking.send({ params: at, body: { line: index, text: line.text, done } })}
              />
            ))}
          </fieldset>
        )}
        <Changes changes={hearing.changes} />
        {checked}
        {problem && (
          <p className="font-semibold text-danger" role="alert">
            {problem.sentence}
          </p>
        )}
        {can.change && (
          <div className="no-print flex flex-wrap gap-3">
            <Button kind="secondary" onClick={onChange}>
              <Trans>Change</Trans>
              <span className="sr-only"> {title}</span>
            </Button>
            <Button
              busy={cancelling.busy}
              kind="quiet"
              onClick={() => void cancelling.send({ params: at, body: { cancelled: cancelledAt === null } })}
            >
              {cancelledAt ? <Trans>It takes place after all</Trans> : <Trans>Mark as cancelled</Trans>}
              <span className="sr-only"> {title}</span>
            </Button>
          </div>
        )}
      </article>
    </Card>
  )
}

function Tick({ line, can, onTick }: { line: Hearing['preparation'][number]; can: boolean; onTick: (done: boolean) => Promise<unknown> }) {
  const { done, tick } = useTick(line.done, onTick)
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        checked={done}
        className="size-5 flex-none"
        disabled={!can}
        onChange={(event) => void tick(event.target.checked)}
        type="checkbox"
      />
      <span className={done ? 'text-soft line-through' : ''}>{line.text}</span>
    </label>
  )
}

function When({ hearing }: { hearing: Hearing }) {
  const { i18n } = useLingui()
  const viewer = useViewerZone()
  const { zone, fromAt, toAt } = hearing
  const [from, to, letters] = [timeIn(fromAt, zone, i18n.locale), timeIn(toAt, zone, i18n.locale), zoneLetters(fromAt, zone, i18n.locale)]
  const mine = viewer !== null && differ(fromAt, zone, viewer) ? timeElsewhere(fromAt, zone, viewer, i18n.locale) : null
  return (
    <p>
      <time className="font-semibold" dateTime={fromAt}>
        {dayLong(hearing.day, i18n.locale)}
      </time>
      <br />
      <span className="figures">
        <Trans>
          {from} to {to} {letters}
        </Trans>
      </span>
      {mine && (
        <span className="text-soft">
          {' '}
          <Trans>({mine} where you are)</Trans>
        </span>
      )}
    </p>
  )
}

function Row({ label, text }: { label: React.ReactNode; text: string }) {
  if (text === '') return null
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
    </>
  )
}

function Changes({ changes }: { changes: Hearing['changes'] }) {
  const { i18n } = useLingui()
  if (changes.length === 0) return null
  return (
    <section className="border-s-4 border-attention ps-3">
      <h4 className="text-base">
        <Trans>Changed</Trans>
      </h4>
      <ul className="text-sm">
        {changes.flatMap(({ at, what }) =>
          what.map(({ field, was, is }) => {
            const [name, when] = [i18n._(fieldNames[field]!), dayInWords(at, i18n.locale)]
            return (
              <li key={`${at} ${field}`}>
                <Trans>
                  {name}: “{was}” became “{is}” on {when}
                </Trans>
              </li>
            )
          }),
        )}
      </ul>
    </section>
  )
}
