import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OpeningRow } from '#shell/opening-row.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Card } from '#web/ui/notice.tsx'
import type { Side } from '#case/cases/contract.ts'
import { Elsewhere, Moment, NoteIncident, Who } from '#case/cases/public.tsx'
import { calls, type Trade } from '../contract.ts'
import { DeclineForm } from './decline-form.tsx'
import { History } from './history.tsx'
import { EffectTable } from './effect-table.tsx'
import { TradeSummary, WhoGetsWhat } from './trade-summary.tsx'

interface TradeCardProps {
  trade: Trade
  caseId: string
  zone: string
  kids: readonly { id: string; name: string }[]
  /** The reader's side; `null` for a granted seat. */
  side: Side | null
  /** The address names it. */
  isNamed: boolean
  search: URLSearchParams
  /** Where a request is shown, opened. */
  linkTo: (request: string) => string
  /** It was opened by someone whose first look counts. */
  onSeen: () => void
  onChange: () => void
  onCounter: () => void
}

const invalidates = ['/api/exchanges', '/api/schedule', '/api/calendar', '/api/answers']
/** One request, opened by itself: what it asks, what it moves, by when it is answered, what became of it, and what one may do. */
export function TradeCard({ trade, caseId, zone, kids, side, isNamed, search, linkTo, onSeen, onChange, onCounter }: TradeCardProps) {
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
                <EffectTable kids={kids} effect={trade.effect} names={names} />
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
          {trade.isMine && (state === 'declined' || state === 'expired') && <NoteIncident search={search} source={`swap:${id}`} />}
          <Acts caseId={caseId} kids={kids} onChange={onChange} onCounter={onCounter} side={side} trade={trade} zone={zone} />
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

type ActsProps = Pick<TradeCardProps, 'trade' | 'caseId' | 'zone' | 'kids' | 'side' | 'onChange' | 'onCounter'>

function Acts({ trade, caseId, zone, kids, side, onChange, onCounter }: ActsProps) {
  const { t } = useLingui()
  const accepting = useMutation(calls.accept, invalidates)
  const withdrawing = useMutation(calls.withdraw, invalidates)
  const [isDeclining, setDeclining] = useState(false)
  const at = { params: { case: caseId, trade: trade.id } }
  const can = (act: Trade['can'][number]) => trade.can.includes(act)
  const [asking, setAsking] = useState<'accept' | 'withdraw' | null>(null)
  const askFirst = (what: 'accept' | 'withdraw') => {
    accepting.clear()
    withdrawing.clear()
    setAsking(what)
  }
  const accept = async () => {
    const done = { title: t`Accepted`, text: t`The calendar of both of you has changed with it.` }
    if (await accepting.send(at, { done })) setAsking(null)
  }
  const withdraw = async () => {
    const done = can('discard') ? t`The draft is gone` : t`Withdrawn`
    if (await withdrawing.send(at, { done })) setAsking(null)
  }
  if (!trade.can.some((act) => act !== 'view')) return null
  return (
    <div className="no-print grid gap-3">
      <Confirm
        busy={accepting.busy}
        onClose={() => setAsking(null)}
        onConfirm={() => void accept()}
        open={asking === 'accept'}
        problem={accepting.problem?.sentence}
        title={trade.kind === 'swap' ? <Trans>Accept this swap?</Trans> : <Trans>Accept this request?</Trans>}
        verb={trade.kind === 'swap' ? <Trans>Accept swap</Trans> : <Trans>Accept request</Trans>}
      >
        <WhoGetsWhat className="grid gap-1 font-semibold" kids={kids} names={trade.names} side={side} trade={trade} zone={zone} />
        {trade.effect && trade.effect.length > 0 && <EffectTable effect={trade.effect} kids={kids} names={trade.names} />}
        <p>
          <Trans>Both calendars change right away. Undoing it later takes both parents.</Trans>
        </p>
      </Confirm>
      <Confirm
        busy={withdrawing.busy}
        isDanger={can('discard')}
        onClose={() => setAsking(null)}
        onConfirm={() => void withdraw()}
        open={asking === 'withdraw'}
        problem={withdrawing.problem?.sentence}
        title={can('discard') ? <Trans>Discard this draft?</Trans> : <Trans>Withdraw this request?</Trans>}
        verb={can('discard') ? <Trans>Discard draft</Trans> : <Trans>Withdraw request</Trans>}
      >
        <p>
          {can('discard') ? (
            <Trans>The draft is deleted. Nobody else has seen it.</Trans>
          ) : (
            <Trans>The other parent can no longer accept it. The schedule stays as it is, and the request stays in the record.</Trans>
          )}
        </p>
      </Confirm>
      {isDeclining ? (
        <DeclineForm caseId={caseId} onClose={() => setDeclining(false)} invalidates={invalidates} trade={trade.id} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {can('accept') && (
            <Button onClick={() => askFirst('accept')}>
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
            <Button kind="quiet" onClick={() => askFirst('withdraw')}>
              <Trans>Discard draft</Trans>
            </Button>
          )}
          {can('withdraw') && (
            <Button kind="secondary" onClick={() => askFirst('withdraw')}>
              <Trans>Withdraw</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
