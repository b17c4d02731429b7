import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Clause, OrderFacts } from '../contract.ts'
import type { Values } from '#web/form/use-form.ts'

interface Counted {
  name: Exclude<keyof OrderFacts, 'exchange' | 'channel'>
  unit: 'hours' | 'days'
  most: number
  title: MessageDescriptor
  label: MessageDescriptor
}

/** The facts of an order that are a number of hours or days. */
export const counted: readonly Counted[] = [
  { name: 'swapNotice', unit: 'hours', most: 8760, title: msg`Notice for swaps`, label: msg`Hours of notice for a swap` },
  { name: 'answerWithin', unit: 'hours', most: 8760, title: msg`Time to answer requests`, label: msg`Hours to answer` },
  { name: 'vacationNotice', unit: 'days', most: 365, title: msg`Notice for vacations`, label: msg`Days of notice for a vacation` },
  { name: 'travelNotice', unit: 'days', most: 365, title: msg`Notice for travel`, label: msg`Days of notice for travel` },
  { name: 'firstRefusal', unit: 'hours', most: 720, title: msg`Right of first refusal`, label: msg`From how many hours away` },
]

/** The number, with the clause that has it; `null` if the order does not say. */
export function countIn(facts: OrderFacts, { name }: Pick<Counted, 'name'>): { count: number; clause: Clause } | null {
  const fact = facts[name]
  return fact ? { count: 'hours' in fact ? fact.hours : fact.days, clause: fact.clause } : null
}

const number = (typed: string): number | undefined => (/^\d+$/.test(typed) ? Number(typed) : undefined)
const clauseOf = (typed: Values, name: string) => ({ paragraph: typed(`${name}-paragraph`), text: typed(`${name}-words`) })

/** The facts that were typed; empty ones are left out. */
export function factsOf(typed: Values): OrderFacts {
  const [time, place, graceMinutes] = [typed('exchange-time'), typed('exchange-place'), number(typed('exchange-grace'))]
  const counts: OrderFacts = Object.fromEntries(
    counted.flatMap(({ name, unit }) => {
      const count = number(typed(name))
      return count === undefined ? [] : [[name, { [unit]: count, clause: clauseOf(typed, name) }]]
    }),
  )
  const isSaid = time !== '' || place !== '' || graceMinutes !== undefined
  return {
    ...(isSaid && {
      exchange: {
        ...(time !== '' && { time }),
        ...(place !== '' && { place }),
        ...(graceMinutes !== undefined && { graceMinutes }),
        clause: clauseOf(typed, 'exchange'),
      },
    }),
    ...counts,
    ...(typed('channel') !== '' && { channel: { name: typed('channel'), clause: clauseOf(typed, 'channel') } }),
  }
}
