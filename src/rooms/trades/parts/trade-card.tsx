import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OpeningRow } from '../../../web/inside/opening-row.tsx'
import { useChange } from '../../../web/inside/use-change.ts'
import { SiteLink } from '../../../web/link.tsx'
import { useToast } from '../../../web/toasts.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/notice.tsx'
import type { Side } from '../../cases/contract.ts'
import { Elsewhere, Moment, Who } from '../../cases/door.tsx'
import { calls, type Trade } from '../contract.ts'
import { DeclineForm } from './decline-form.tsx'
import { History } from './history.tsx'
import { Moves } from './moves.tsx'
import { TradeSummary } from './trade-summary.tsx'

interface TradeCardProps {
  trade: Trade
  caseId: string
  zone: string
  kids: readonly { id: string; name: string }[]
  /** One's own side; `null` for a granted seat. */
  side: Side | null
  /** The address names it. */
  isNamed: boolean
  /** Where a request is shown, opened. */
  linkTo: (request: string) => string
  /** It was opened by somebody whose first look counts. */
  onSeen: () => void
  onChange: () => void
  onCounter: () => void
}

const renews = ['/api/exchanges', '/api/schedule', '/api/calendar', '/api/answers']
/** One request, opened by itself: what it asks, what it moves, by when it is answered, what became of it, and what one may do. */
export function TradeCard({ trade, caseId, zone, kids, side, isNamed, linkTo, onSeen, onChange, onCounter }: TradeCardProps) {
  const { id, state, legs, names } = trade
  const named = (ids: readonly string[]) =>
    kids
      .filter((child) => ids.includes(child.id))
      .map(({ name }) => name)
      .join(', ')
  return (
    <Card>
      <article aria-labelledby={`trade-${id}`} id={`request-${id}`}>
        <OpeningRow
          isNamed={isNamed}
          onSeen={trade.can.includes('view') ? onSeen : undefined}
          summary={<TradeSummary kids={kids} names={names} side={side} trade={trade} zone={zone} />}
        >
          <ul className="grid gap-3">
            {legs.map((leg) => (
              <li className="border-s-4 border-line ps-3" key={`${leg.from} ${leg.side} ${leg.children.join()}`}>
                <p className="font-semibold">
                  <Trans>
                    {named(leg.children)} with <Who names={names} side={leg.side} />
                  </Trans>
                </p>
                <p>
                  <Trans>
                    from <Moment at={leg.fromAt} zone={zone} />
                  </Trans>
                  <Elsewhere at={leg.fromAt} zone={zone} />
                  <br />
                  <Trans>
                    to <Moment at={leg.toAt} zone={zone} />
                  </Trans>
                  <Elsewhere at={leg.toAt} zone={zone} />
                </p>
                {leg.droppedAt && (
                  <p>
                    <Trans>
                      Holds no more since <Moment at={leg.droppedAt} zone={zone} />: both of you dropped it.
                    </Trans>
                  </p>
                )}
              </li>
            ))}
          </ul>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
            <Row label={<Trans>Reason</Trans>}>{trade.reason}</Row>
            <Row label={<Trans>Hand-over</Trans>}>{trade.handover}</Row>
            {trade.effect && trade.effect.length > 0 && (
              <Row label={<Trans>What it moves</Trans>}>
                <Moves kids={kids} effect={trade.effect} names={names} />
              </Row>
            )}
            {trade.respondBy && (state === 'sent' || state === 'viewed') && (
              <Row label={<Trans>Answer by</Trans>}>
                <Moment at={trade.respondBy} zone={zone} />
                <Elsewhere at={trade.respondBy} zone={zone} />
              </Row>
            )}
            {trade.declineReason && <Row label={<Trans>Reason given</Trans>}>{trade.declineReason}</Row>}
            {trade.counters && (
              <Row label={<Trans>Answers</Trans>}>
                <SiteLink to={linkTo(trade.counters)}>
                  <Trans>the request before it</Trans>
                </SiteLink>
              </Row>
            )}
            {trade.counteredBy && (
              <Row label={<Trans>Answered by</Trans>}>
                <SiteLink to={linkTo(trade.counteredBy)}>
                  <Trans>a request with other terms</Trans>
                </SiteLink>
              </Row>
            )}
          </dl>
          <History trade={trade} zone={zone} />
          <Acts caseId={caseId} onChange={onChange} onCounter={onCounter} trade={trade} />
        </OpeningRow>
      </article>
    </Card>
  )
}

function Row({ label, children }: { label: React.ReactNode; children: React.ReactNode }) {
  if (children === '') return null
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

function Acts({ trade, caseId, onChange, onCounter }: Pick<TradeCardProps, 'trade' | 'caseId' | 'onChange' | 'onCounter'>) {
  const { t } = useLingui()
  const toast = useToast()
  const accepting = useChange(calls.accept, renews)
  const withdrawing = useChange(calls.withdraw, renews)
  const [isDeclining, setDeclining] = useState(false)
  const at = { params: { case: caseId, trade: trade.id } }
  const can = (act: Trade['can'][number]) => trade.can.includes(act)
  const problem = accepting.problem ?? withdrawing.problem
  const accept = async () => {
    if (await accepting.send(at)) toast({ title: t`Accepted`, text: t`The calendar of both of you has changed with it.` })
  }
  const withdraw = async () => {
    if (await withdrawing.send(at)) toast({ title: can('discard') ? t`The draft is gone` : t`Withdrawn` })
  }
  if (!trade.can.some((act) => act !== 'view')) return null
  return (
    <div className="no-print grid gap-3">
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      {isDeclining ? (
        <DeclineForm caseId={caseId} onDone={() => setDeclining(false)} renews={renews} trade={trade.id} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {can('accept') && (
            <Button busy={accepting.busy} onClick={() => void accept()}>
              <Trans>Accept</Trans>
            </Button>
          )}
          {can('counter') && (
            <Button kind="secondary" onClick={onCounter}>
              <Trans>Answer with other terms</Trans>
            </Button>
          )}
          {can('decline') && (
            <Button kind="quiet" onClick={() => setDeclining(true)}>
              <Trans>Decline</Trans>
            </Button>
          )}
          {can('change') && (
            <Button onClick={onChange}>
              <Trans>Continue the draft</Trans>
            </Button>
          )}
          {can('discard') && (
            <Button busy={withdrawing.busy} kind="quiet" onClick={() => void withdraw()}>
              <Trans>Throw the draft away</Trans>
            </Button>
          )}
          {can('withdraw') && (
            <Button busy={withdrawing.busy} kind="secondary" onClick={() => void withdraw()}>
              <Trans>Withdraw</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
