import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { spanIn, useNow } from '#shell/due.ts'
import { Badge } from '#web/ui/notice.tsx'
import { Due, type Names } from '#case/cases/public.tsx'
import type { Side } from '#case/cases/contract.ts'
import type { Trade } from '../contract.ts'
import { tradeKindNames, tradeStateNames } from './words.ts'

const tones = {
  draft: 'plain',
  sent: 'info',
  viewed: 'info',
  countered: 'plain',
  accepted: 'info',
  declined: 'plain',
  withdrawn: 'plain',
  expired: 'attention',
} as const

interface SummaryProps {
  trade: Trade
  zone: string
  names: Names
  kids: readonly { id: string; name: string }[]
  /** The reader's side; `null` for a granted seat. */
  side: Side | null
}

/** Who gets which time: "You get Sun, Dec 20, 10:00 AM – 5:00 PM". */
export function WhoGetsWhat({ trade: { legs }, zone, names, kids, side: mine, className = '' }: SummaryProps & { className?: string }) {
  const { i18n } = useLingui()
  const now = useNow()
  return (
    <ul className={className}>
      {legs.map(({ fromAt, toAt, side, children }) => {
        const when = spanIn([fromAt, toAt], zone, i18n.locale, now)
        const who = names[side]
        const some = kids.filter((kid) => children.includes(kid.id))
        const of = some.length < kids.length ? ` (${some.map(({ name }) => name).join(', ')})` : ''
        return (
          <li className="figures" key={`${fromAt} ${side} ${children.join()}`}>
            {side === mine ? (
              <Trans>
                You get {when}
                {of}
              </Trans>
            ) : (
              <Trans>
                {who} gets {when}
                {of}
              </Trans>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A request as its closed row has it: how it stands, who asks, who gets which time, and by when it is answered. */
export function TradeSummary({ trade, zone, names, kids, side: mine }: SummaryProps) {
  const { i18n } = useLingui()
  const { id, state, legs } = trade
  const day = dayInWords(legs.map(({ from }) => from).toSorted()[0]!, i18n.locale)
  const drops = legs.filter(({ droppedAt }) => droppedAt !== null).length
  const author = trade.authorSide && names[trade.authorSide]
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{i18n._(tradeStateNames[state])}</Badge>
        <Badge>{i18n._(tradeKindNames[trade.kind])}</Badge>
        {trade.isEmergency && (
          <Badge tone="attention">
            <Trans>Under 48 hours</Trans>
          </Badge>
        )}
        {drops > 0 && (
          <Badge tone="attention">{drops === legs.length ? <Trans>Dropped since</Trans> : <Trans>In part dropped since</Trans>}</Badge>
        )}
        {trade.counters && (
          <Badge>
            <Trans>Other terms</Trans>
          </Badge>
        )}
      </div>
      <h3 id={`trade-${id}`}>
        {trade.isMine ? (
          <Trans>Your request for {day}</Trans>
        ) : author ? (
          <Trans>
            Request from {author} for {day}
          </Trans>
        ) : (
          <Trans>Request for {day}</Trans>
        )}
      </h3>
      <WhoGetsWhat className="text-sm" kids={kids} names={names} side={mine} trade={trade} zone={zone} />
      {trade.respondBy && (state === 'sent' || state === 'viewed') && (
        <p className="text-sm font-semibold">
          <Trans>
            Answer <Due at={trade.respondBy} zone={zone} />
          </Trans>
        </p>
      )}
    </>
  )
}
