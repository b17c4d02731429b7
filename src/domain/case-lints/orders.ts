import { dayAt, numberOf } from '../time/calendar.ts'
import { type CaseFacts, type Clause, type Finding, inForceOn, type OrderFacts, type OrderInRecord, sourceOf, type Value } from './types.ts'

/** An order that ends within this many days is a finding. */
const soon = 30
/** An order that ended within this many days is a finding, unless another came after it. */
const recent = 90

interface Said {
  as: Value['as']
  value: string
  clause: Clause
}

/** Each thing that two orders could say differently. */
const matters: readonly ((facts: OrderFacts) => Said | null)[] = [
  ({ exchange }) => (exchange?.time === undefined ? null : { as: 'time', value: exchange.time, clause: exchange.clause }),
  ({ exchange }) => (exchange?.place ? { as: 'text', value: exchange.place, clause: exchange.clause } : null),
  ({ exchange }) =>
    exchange?.graceMinutes === undefined ? null : { as: 'minutes', value: String(exchange.graceMinutes), clause: exchange.clause },
  ({ swapNotice }) => (swapNotice ? { as: 'hours', value: String(swapNotice.hours), clause: swapNotice.clause } : null),
  ({ vacationNotice }) => (vacationNotice ? { as: 'days', value: String(vacationNotice.days), clause: vacationNotice.clause } : null),
  ({ travelNotice }) => (travelNotice ? { as: 'days', value: String(travelNotice.days), clause: travelNotice.clause } : null),
  ({ answerWithin }) => (answerWithin ? { as: 'hours', value: String(answerWithin.hours), clause: answerWithin.clause } : null),
  ({ firstRefusal }) => (firstRefusal ? { as: 'hours', value: String(firstRefusal.hours), clause: firstRefusal.clause } : null),
]

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function contradictions(inForce: readonly OrderInRecord[]): Finding[] {
  const found: Finding[] = []
  for (const matter of matters) {
    const said = inForce.flatMap((order) => {
      const it = matter(order.facts)
      return it ? [{ order, ...it }] : []
    })
    const [first] = said
    const other = said.find(({ value }) => first !== undefined && !same(value, first.value))
    if (!first || !other) continue
    const valueOf = ({ order, as, value, clause }: typeof first): Value => ({ of: 'order', as, value, source: sourceOf(order, clause) })
    found.push({ kind: 'orders_contradict', values: [valueOf(first), valueOf(other)], mend: 'orders' })
  }
  return found
}

/** Orders that end, that have ended, and that do not say the same. */
export function orderFindings({ today, orders, profile }: CaseFacts): Finding[] {
  const inForce = inForceOn(orders, today)
  const found = contradictions(inForce)
  const until = dayAt(numberOf(today) + soon)
  const endOf = (order: OrderInRecord, kind: 'order_ends_soon' | 'order_ended'): Finding => ({
    kind,
    values: [
      { of: 'order', as: 'day', value: order.ends!, source: sourceOf(order) },
      { of: 'today', as: 'day', value: today, source: '' },
    ],
    mend: 'orders',
  })
  for (const order of inForce) if (order.ends !== null && order.ends <= until) found.push(endOf(order, 'order_ends_soon'))
  if (inForce.length === 0) {
    const since = dayAt(numberOf(today) - recent)
    const last = orders
      .filter(({ ends }) => ends !== null && ends < today && ends >= since)
      .toSorted((one, other) => (one.ends! < other.ends! ? 1 : -1))[0]
    if (last) found.push(endOf(last, 'order_ended'))
  }
  if (profile.decreeOn !== null && !orders.some(({ kind }) => kind === 'decree' || kind === 'consent' || kind === 'modification'))
    found.push({
      kind: 'decree_without_order',
      values: [
        { of: 'profile_decree', as: 'day', value: profile.decreeOn, source: '' },
        { of: 'order', as: 'nothing', value: '', source: '' },
      ],
      mend: 'orders',
    })
  return found
}
