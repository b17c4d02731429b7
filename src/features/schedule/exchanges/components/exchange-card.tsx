import { Trans, useLingui } from '@lingui/react/macro'
import { exchangeKey } from '#domain/exchange/key.ts'
import { useLanding } from '#shell/landing.ts'
import { timeIn } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { Elsewhere, MessagesAbout, Moment, NoteIncident, Who } from '#case/cases/public.tsx'
import { calls, type Exchange } from '../contract.ts'
import { CameLine } from './came-line.tsx'
import { CheckInLine } from './check-in-line.tsx'
import { GraceBy } from './grace-by.tsx'
import { ItemsList } from './items-list.tsx'
import type { Waiting } from './waiting.ts'
import { exchangeStateNames } from './words.ts'

interface ExchangeCardProps {
  exchange: Exchange
  caseId: string
  zone: string
  kids: readonly { id: string; name: string }[]
  waiting: readonly Waiting[]
  /** Someone who can write about it. */
  canWrite: boolean
  /** The reader's side; `null` for a granted seat. */
  side: 'A' | 'B' | null
  /** The address names it. */
  isNamed?: boolean
  search: URLSearchParams
  onCheckIn: () => void
  /** Something reached the server. */
  onSent: () => void
}

const invalidates = ['/api/exchanges']

/** One exchange: when, where, who, and what both recorded. */
export function ExchangeCard({
  exchange,
  caseId,
  zone,
  kids,
  waiting,
  canWrite,
  side,
  isNamed = false,
  search,
  onCheckIn,
  onSent,
}: ExchangeCardProps) {
  const place = useLanding<HTMLElement>(isNamed)
  const { i18n } = useLingui()
  const { dueAt, toSide, state, came, can, names, ordered } = exchange
  const other = side && (side === 'A' ? 'B' : 'A')
  const from = toSide === 'A' ? 'B' : 'A'
  const id = `exchange-${toSide}-${Date.parse(dueAt)}`
  const who = kids
    .filter((kid) => exchange.children.includes(kid.id))
    .map(({ name }) => name)
    .join(', ')
  // Of two states neither is shown alone.
  const isSplit = ordered !== null && ordered.state !== state
  const isAlert = [state, ordered?.state].some((each) => each === 'late' || each === 'missed')
  const isDue = came.A.is !== 'open' || came.B.is !== 'open'
  return (
    <Card>
      <article aria-labelledby={id} className="grid scroll-mt-20 gap-4 outline-none" ref={place} tabIndex={-1}>
        <header className="grid gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={isAlert ? 'attention' : state === 'scheduled' || state === 'cancelled' ? 'plain' : 'info'}>
              {isSplit ? <Trans>Schedule and order differ</Trans> : i18n._(exchangeStateNames[state])}
            </Badge>
            {exchange.isCompleted && (state === 'late' || isSplit) && (
              <Badge>
                <Trans>Completed</Trans>
              </Badge>
            )}
            {exchange.isOff && (
              <Badge>
                <Trans>No longer in the schedule</Trans>
              </Badge>
            )}
          </div>
          <h3 id={id}>
            <Moment at={dueAt} zone={zone} />
          </h3>
          <Elsewhere at={dueAt} zone={zone} />
          <p>
            {who !== '' && <span className="font-semibold">{who}: </span>}
            <Trans>
              from <Who names={names} side={from} /> to <Who names={names} side={toSide} />
            </Trans>
          </p>
          {exchange.place && <p className="text-soft">{exchange.place}</p>}
        </header>
        {(isDue || exchange.checkIns.length > 0) && state !== 'cancelled' && (
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
            {(['A', 'B'] as const).map((each) => (
              <div className="contents" key={each}>
                <dt>
                  <Who names={names} side={each} />
                </dt>
                <dd>
                  <CameLine line={exchange} side={each} zone={zone} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <ItemsList caseId={caseId} exchange={exchange} onSent={onSent} waiting={waiting} zone={zone} />
        {exchange.checkIns.length > 0 && (
          <ul className="grid gap-2">
            {exchange.checkIns.map((record) => (
              <CheckInLine caseId={caseId} key={record.id} record={record} zone={zone} />
            ))}
          </ul>
        )}
        {(isAlert || (can.checkIn && !exchange.isCompleted)) && state !== 'cancelled' && <Grace exchange={exchange} zone={zone} />}
        <MessagesAbout
          count={exchange.messages}
          search={search}
          thing={`exchange:${exchangeKey({ due: Date.parse(dueAt), to: toSide })}`}
          write={canWrite ? <Trans>Write about this exchange</Trans> : null}
        />
        {canWrite && state !== 'cancelled' && other !== null && (came[other].is === 'late' || came[other].is === 'no_record') && (
          <NoteIncident search={search} source={`exchange:${exchangeKey({ due: Date.parse(dueAt), to: toSide })}`} />
        )}
        <Acts caseId={caseId} exchange={exchange} onCheckIn={onCheckIn} />
      </article>
    </Card>
  )
}

/** By which time and which grace it is counted: each number with the words that give it. */
function Grace({ exchange: { grace, graceBy, ordered }, zone }: Pick<ExchangeCardProps, 'exchange' | 'zone'>) {
  const { i18n } = useLingui()
  const ordersTime = ordered && timeIn(ordered.dueAt, zone, i18n.locale)
  return (
    <p className="text-sm text-soft">
      <GraceBy by={graceBy} minutes={grace} />. <Trans>Minutes late are counted after it.</Trans>
      {ordered && (
        <>
          {' '}
          {ordered.timeBy && (
            <>
              <Trans>
                Ordered time: {ordersTime}, by {ordered.timeBy.order}, paragraph {ordered.timeBy.clause.paragraph}.
              </Trans>{' '}
            </>
          )}
          <Trans>
            For the order: <GraceBy by={ordered.graceBy} minutes={ordered.grace} />.
          </Trans>
        </>
      )}
    </p>
  )
}

function Acts({ exchange, caseId, onCheckIn }: Pick<ExchangeCardProps, 'exchange' | 'caseId' | 'onCheckIn'>) {
  const { t } = useLingui()
  const toast = useToast()
  const cancelling = useMutation(calls.cancel, invalidates)
  const { can, dueAt, toSide } = exchange
  if (!can.checkIn && !can.cancel && !can.restore) return null
  const hasOwn = exchange.checkIns.some(({ isMine, kind }) => isMine && kind !== 'note')
  const set = async (cancelled: boolean) => {
    if (await cancelling.send({ params: { case: caseId }, body: { dueAt, toSide, cancelled } }))
      toast({ title: cancelled ? t`Called off` : t`It takes place` })
  }
  return (
    <div className="no-print grid gap-3">
      {cancelling.problem && (
        <p className="font-semibold text-danger" role="alert">
          {cancelling.problem.sentence}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {can.checkIn && (
          <Button kind={hasOwn ? 'secondary' : 'primary'} onClick={onCheckIn}>
            {hasOwn ? <Trans>Add a record</Trans> : <Trans>Check in</Trans>}
          </Button>
        )}
        {can.cancel && (
          <Button busy={cancelling.busy} kind="quiet" onClick={() => void set(true)}>
            <Trans>Call it off</Trans>
          </Button>
        )}
        {can.restore && (
          <Button busy={cancelling.busy} kind="secondary" onClick={() => void set(false)}>
            <Trans>It takes place after all</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
