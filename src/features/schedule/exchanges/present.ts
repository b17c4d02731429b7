import { type Came as CameFact, cameOf, type ExchangeFacts, exchangeStateOf, isCompleted } from '#domain/exchange/lateness.ts'
import type { Membership } from '#case/cases/public.ts'
import type { Side } from '#case/cases/contract.ts'
import type { Writers } from '#case/cases/rules.ts'
import type { Came, CheckIn, Exchange, Item, Punctuality } from './contract.ts'
import { factsOf, type Gathered, isOver, orderedFactsOf } from './gather.ts'
import { canOfExchange, canOfItem, tickOf } from './rules.ts'
import type { Tick } from './store.items.ts'

const iso = (at: number) => new Date(at).toISOString()

const presentArrival = (came: CameFact): Came =>
  'at' in came
    ? {
        ...came,
        at: iso(came.at),
        enteredAt: came.enteredAt === null ? null : iso(came.enteredAt),
        alsoEntered: came.alsoEntered && { at: iso(came.alsoEntered.at), enteredAt: iso(came.alsoEntered.enteredAt) },
      }
    : came

const bothCame = (facts: ExchangeFacts) => ({ A: presentArrival(cameOf(facts, 'A')), B: presentArrival(cameOf(facts, 'B')) })

/** Time and grace period of the orders in effect, with both parents' punctuality; `null` if they match schedule and record. */
function presentOrdered(it: Gathered, now: number): Punctuality['exchanges'][number]['ordered'] {
  if (!it.ordered) return null
  const { due, timeBy, grace, graceBy } = it.ordered
  return { dueAt: iso(due), timeBy, grace, graceBy, came: bothCame(orderedFactsOf(it, now)) }
}

const namesAt = ({ nameOn }: Writers, at: number) => ({ A: nameOn('A', at), B: nameOn('B', at) })

function presentCheckIn(record: Gathered['records'][number], here: Membership): CheckIn {
  const isMine = record.authorId === here.memberId
  return {
    id: record.id,
    side: record.side,
    name: record.name,
    isMine,
    isShared: record.isShared,
    kind: record.kind,
    at: record.at.toISOString(),
    receivedAt: record.receivedAt.toISOString(),
    isLateRecord: record.isLateRecord,
    isWithin: record.isWithin,
    position: record.latitude === null ? null : { latitude: record.latitude, longitude: record.longitude!, accuracy: record.accuracy },
    note: record.note,
    hasPhoto: record.hasPhoto,
  }
}

const presentTick = (tick: Tick | null, side: Side, { nameOn }: Writers) =>
  tick && { at: tick.at.toISOString(), isLateRecord: tick.isLate, name: nameOn(side, tick.at.getTime()) }

function presentItem(
  { item, isCarried }: Gathered['items'][number],
  { to, isPast }: { to: Side; isPast: boolean },
  { here, writers, can }: { here: Membership; writers: Writers; can: Exchange['can'] },
): Item {
  const isMine = item.authorId === here.memberId
  const isActive = here.role === 'parent' && !here.isFormer
  // A carried item has no check marks at this exchange.
  const isTicked = !isCarried && item.isTicked
  const { tick, remove } = canOfItem({ mayRecord: can.checkIn, isActive, isMine, isTicked, isCarried, isPast })
  return {
    id: item.id,
    name: item.name,
    note: item.note,
    isMine,
    isCarried,
    given: isCarried ? null : presentTick(item.given, to === 'A' ? 'B' : 'A', writers),
    got: isCarried ? null : presentTick(item.got, to, writers),
    can: { tick: tick && here.side ? tickOf(here.side, to) : null, remove },
  }
}

/** An exchange as the reader sees it at a moment. */
export function presentExchange(it: Gathered, here: Membership, now: number, writers: Writers, messages = 0): Exchange {
  const facts = factsOf(it, now)
  const ordered = presentOrdered(it, now)
  const isActive = here.role === 'parent' && !here.isFormer
  const can = canOfExchange({ isActive, now, due: it.due, isCancelled: facts.isCancelled, hasRecords: it.records.length > 0 })
  return {
    dueAt: new Date(it.due).toISOString(),
    toSide: it.to,
    day: it.day,
    place: it.place,
    placeId: it.placeId,
    children: [...it.children],
    names: namesAt(writers, it.due),
    grace: it.grace,
    graceBy: it.graceBy,
    state: exchangeStateOf(facts),
    isCompleted: isCompleted(facts.records),
    came: bothCame(facts),
    ordered: ordered && { ...ordered, state: exchangeStateOf(orderedFactsOf(it, now)) },
    checkIns: it.records.map((record) => presentCheckIn(record, here)),
    isOff: it.isOff,
    messages,
    items: it.items.map((going) => presentItem(going, { to: it.to, isPast: isOver(it, now) }, { here, writers, can })),
    can,
  }
}

/** A past exchange as a line of the monthly sheet. */
export function presentPast(it: Gathered, now: number): Punctuality['exchanges'][number] {
  const facts = factsOf(it, now)
  return {
    dueAt: new Date(it.due).toISOString(),
    toSide: it.to,
    place: it.place,
    grace: it.grace,
    graceBy: it.graceBy,
    isCancelled: facts.isCancelled,
    came: bothCame(facts),
    ordered: presentOrdered(it, now),
  }
}

/** The parents' names at the sheet's first exchange, so that a later rename does not change a printed sheet. */
export const namesOnSheet = (held: readonly Gathered[], now: number, writers: Writers) => namesAt(writers, held[0]?.due ?? now)
