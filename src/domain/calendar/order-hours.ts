import { writeTime } from '../time/wall.ts'
import type { Holdings } from './holdings.ts'
import type { Wall } from './spans.ts'
import type { Held, OrderedExchange, OrderFacts } from './types.ts'

/** Hand-overs of one rule that the schedule plans at another time than the order says, taken together. */
export interface Deviation {
  exchange: OrderedExchange
  rule: string | null
  /** Minutes of the day, as planned. */
  planned: number
  /** Each hand-over: of whom, from the planned instant to the order's. */
  moves: { child: string; from: number; to: number }[]
}

/**
 * Where the schedule changes hands at another time than the order: "the order says 6 pm, the schedule says 5 pm".
 * An hour of the order speaks of a hand-over by its weekday and direction. Where several do, one that fits is
 * enough, and the nearest is named otherwise; where none does, nothing is said.
 */
export function deviations(holdings: Holdings, order: OrderFacts, wall: Wall): Deviation[] {
  if (order.exchanges.length === 0) return []
  const found = new Map<string, Deviation>()
  for (const child of holdings.children) {
    const list = holdings.of(child)
    for (let i = 1; i < list.length; i++) {
      const before = list[i - 1]!
      const after = list[i]!
      if (before.to !== after.from || before.holder === after.holder || before.holder === 'gap' || after.holder === 'gap') continue
      const planned = wall.minuteOf(after.from)
      const exchange = broken(before, after, order, wall)
      if (!exchange) continue
      const key = JSON.stringify([exchange.id, after.rule, planned])
      let deviation = found.get(key)
      if (!deviation) found.set(key, (deviation = { exchange, rule: after.rule, planned, moves: [] }))
      deviation.moves.push({ child, from: after.from, to: wall.at(wall.dayOf(after.from), exchange.time) })
    }
  }
  return [...found.values()]
}

/** What the deviation is about, as the items of its conflict. */
export function aboutOf({ exchange, rule, planned }: Deviation): string[] {
  return [exchange.id, ...(rule === null ? [] : [rule]), writeTime(planned)].toSorted()
}

const regular = new Set(['base', 'season', null, undefined])

function broken(before: Held, after: Held, order: OrderFacts, wall: Wall): OrderedExchange | null {
  const weekday = wall.weekdayOf(after.from)
  const spoken = order.exchanges.filter(
    ({ weekday: on, into, rules }) =>
      (on === undefined || on === weekday) &&
      (into === undefined || into === after.holder) &&
      (rules ? after.rule !== null && rules.includes(after.rule) : regular.has(after.layer) && regular.has(before.layer)),
  )
  const off = (exchange: OrderedExchange) => Math.abs(wall.at(wall.dayOf(after.from), exchange.time) - after.from) / 60_000
  if (spoken.length === 0 || spoken.some((exchange) => off(exchange) <= order.grace)) return null
  return spoken.reduce((a, b) => (off(b) < off(a) || (off(b) === off(a) && b.id < a.id) ? b : a))
}
