import type { Occurrence } from '#schedule/events/contract.ts'
import type { Asked, CourtDate, Due, Exchange, Range } from '../contract.ts'
import type { LayerName } from '../rules.ts'

/** One line of a day. */
export type Entry =
  | { is: 'event'; key: string; sort: string; event: Occurrence }
  | { is: 'hearing'; key: string; sort: string; hearing: CourtDate }
  | { is: 'exchange'; key: string; sort: string; exchange: Exchange }
  | { is: 'holiday'; key: string; sort: string; name: string; observed: boolean }
  | { is: 'asked'; key: string; sort: string; asked: Asked }
  | { is: 'due'; key: string; sort: string; due: Due }
  | { is: 'special'; key: string; sort: string; special: Range['specials'][number] }

function layerOf({ kind, isShared }: Occurrence): LayerName {
  if (!isShared) return 'private'
  return kind === 'school' ? 'school' : kind === 'deadline' ? 'court' : 'events'
}

/** What a day shows, in its order: what has no hour first. */
export function entriesOf(range: Range, day: string, off: ReadonlySet<string>): Entry[] {
  const found: Entry[] = []
  if (!off.has('holidays')) {
    for (const { day: on, name, observed } of range.holidays)
      if (on === day) found.push({ is: 'holiday', key: `holiday ${name} ${observed}`, sort: '0', name, observed })
  }
  if (!off.has('time')) {
    for (const special of range.specials)
      if (special.layer !== 'season' && special.firstDay <= day && special.lastDay >= day)
        found.push({
          is: 'special',
          key: `special ${special.layer} ${special.label} ${special.holder} ${special.firstDay}`,
          sort: '1',
          special,
        })
  }
  if (!off.has('time'))
    for (const asked of range.asked)
      if (asked.firstDay <= day && asked.lastDay >= day)
        found.push({ is: 'asked', key: `asked ${asked.trade} ${asked.from} ${asked.side}`, sort: '1', asked })
  if (!off.has('dues')) for (const due of range.dues) if (due.day === day) found.push({ is: 'due', key: `due ${due.id}`, sort: '1', due })
  for (const event of range.events)
    if (event.firstDay <= day && event.lastDay >= day && !off.has(layerOf(event)))
      found.push({
        is: 'event',
        key: `event ${event.id} ${event.firstDay}`,
        // Of a day after its first it begins with the day.
        sort: event.fromAt === null || event.firstDay < day ? '2' : event.fromAt,
        event,
      })
  if (!off.has('court'))
    for (const hearing of range.hearings)
      if (hearing.day === day) found.push({ is: 'hearing', key: `hearing ${hearing.id}`, sort: hearing.fromAt, hearing })
  if (!off.has('exchanges'))
    for (const exchange of range.exchanges)
      if (exchange.day === day)
        found.push({ is: 'exchange', key: `exchange ${exchange.at} ${exchange.to} ${exchange.children[0]}`, sort: exchange.at, exchange })
  return found.toSorted((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : a.key < b.key ? -1 : 1))
}

type Holder = Range['nights'][number]['by'][number]['holder']

/** With whom the children sleep after a day: one holder where it is the same for all, each otherwise. */
export function holdersOf(range: Range, day: string): Holder[] {
  const night = range.nights.find((each) => each.day === day)
  return [...new Set(night?.by.map(({ holder }) => holder))]
}
