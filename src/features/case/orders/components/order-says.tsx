import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { clockTime } from '#web/times.ts'
import type { Clause, OrderFacts } from '../contract.ts'
import { counted, countIn } from './order-facts.ts'

/** The facts of an order, each with its paragraph and the words of the order. */
export function OrderSays({ facts }: { facts: OrderFacts }) {
  const { i18n } = useLingui()
  const lines = counted.flatMap((matter) => {
    const said = countIn(facts, matter)
    return said ? [{ ...matter, ...said }] : []
  })
  const { exchange, channel } = facts
  if (!exchange && !channel && lines.length === 0) return null
  return (
    <dl className="grid gap-2 text-sm">
      {exchange && (
        <Line clause={exchange.clause} title={<Trans>Exchanges</Trans>}>
          {[exchange.time && clockTime(exchange.time, i18n.locale), exchange.place].filter(Boolean).join(', ')}
          {exchange.graceMinutes !== undefined && (
            <>
              {(exchange.time || exchange.place) && '; '}
              <Plural one="# minute of grace" other="# minutes of grace" value={exchange.graceMinutes} />
            </>
          )}
        </Line>
      )}
      {lines.map(({ name, title, unit, count, clause }) => (
        <Line clause={clause} key={name} title={i18n._(title)}>
          {unit === 'hours' ? <Plural one="# hour" other="# hours" value={count} /> : <Plural one="# day" other="# days" value={count} />}
        </Line>
      ))}
      {channel && (
        <Line clause={channel.clause} title={<Trans>Writing to each other</Trans>}>
          <Trans>only through {channel.name}</Trans>
        </Line>
      )}
    </dl>
  )
}

function Line({ title, clause: { paragraph, text }, children }: { title: ReactNode; clause: Clause; children: ReactNode }) {
  return (
    <div>
      <dt className="inline font-semibold">
        {title}
        {paragraph !== '' && <span className="font-normal text-soft"> ({paragraph})</span>}:{' '}
      </dt>
      <dd className="inline [overflow-wrap:anywhere]">
        {children}
        {text !== '' && <q className="block text-soft">{text}</q>}
      </dd>
    </div>
  )
}
