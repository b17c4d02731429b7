import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Clause, OrderFacts } from '../contract.ts'
import { clockTime } from '../../../web/inside/times.ts'

/** What an order says, each with its paragraph and its own words. */
export function OrderSays({ facts }: { facts: OrderFacts }) {
  const { i18n } = useLingui()
  const { exchange, swapNotice, answerWithin, vacationNotice, travelNotice, firstRefusal } = facts
  const time = exchange?.time && clockTime(exchange.time, i18n.locale)
  const hours = (count: number) => <Plural one="# hour" other="# hours" value={count} />
  const days = (count: number) => <Plural one="# day" other="# days" value={count} />
  const lines: { key: string; label: ReactNode; value: ReactNode; clause: Clause }[] = []
  if (exchange) {
    const value = (
      <>
        {[time, exchange.place].filter(Boolean).join(', ')}
        {exchange.graceMinutes !== undefined && (
          <>
            {(time || exchange.place) && '; '}
            <Plural one="# minute of grace" other="# minutes of grace" value={exchange.graceMinutes} />
          </>
        )}
      </>
    )
    lines.push({ key: 'exchange', label: <Trans>Exchanges</Trans>, value, clause: exchange.clause })
  }
  if (swapNotice)
    lines.push({ key: 'swap', label: <Trans>Notice for swaps</Trans>, value: hours(swapNotice.hours), clause: swapNotice.clause })
  if (answerWithin)
    lines.push({
      key: 'answer',
      label: <Trans>Time to answer requests</Trans>,
      value: hours(answerWithin.hours),
      clause: answerWithin.clause,
    })
  if (vacationNotice)
    lines.push({
      key: 'vacation',
      label: <Trans>Notice for vacations</Trans>,
      value: days(vacationNotice.days),
      clause: vacationNotice.clause,
    })
  if (travelNotice)
    lines.push({ key: 'travel', label: <Trans>Notice for travel</Trans>, value: days(travelNotice.days), clause: travelNotice.clause })
  if (firstRefusal)
    lines.push({
      key: 'refusal',
      label: <Trans>Right of first refusal</Trans>,
      value: hours(firstRefusal.hours),
      clause: firstRefusal.clause,
    })
  if (lines.length === 0) return null
  return (
    <dl className="grid gap-2 text-sm">
      {lines.map(({ key, label, value, clause }) => (
        <div key={key}>
          <dt className="inline font-semibold">
            {label}
            {clause.paragraph !== '' && <span className="font-normal text-soft"> ({clause.paragraph})</span>}:{' '}
          </dt>
          <dd className="inline [overflow-wrap:anywhere]">
            {value}
            {clause.text !== '' && <q className="block text-soft">{clause.text}</q>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
