import { type Came as CameFact, cameOf, exchangeStateOf, isCompleted } from '../../domain/exchange/lateness.ts'
import type { Standing } from '../cases/door.ts'
import type { Side } from '../cases/contract.ts'
import type { Came, CheckIn, Exchange, Item, Punctuality } from './contract.ts'
import { factsOf, type Gathered, isOver } from './gather.ts'
import { canOfExchange, canOfItem, tickOf } from './rules.ts'
import type { Tick } from './store.items.ts'

type SideOf = (member: string | null) => Side | null

const shownCame = (came: CameFact): Came => ('at' in came ? { ...came, at: new Date(came.at).toISOString() } : came)

function shownCheckIn(record: Gathered['records'][number], here: Standing): CheckIn {
  const isMine = record.authorId === here.memberId
  return {
    id: record.id,
    side: record.side,
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

const shownTick = (tick: Tick | null) => tick && { at: tick.at.toISOString(), isLateRecord: tick.isLate }

function shownItem(
  { item, isCarried }: Gathered['items'][number],
  { to, isPast }: { to: Side; isPast: boolean },
  { here, sideOf, can }: { here: Standing; sideOf: SideOf; can: Exchange['can'] },
): Item {
  const isMine = item.authorId === here.memberId
  const isActive = here.role === 'parent' && !here.isFormer
  // Carried here, nothing was said of it here.
  const isTicked = !isCarried && item.isTicked
  const { tick, remove } = canOfItem({ mayRecord: can.checkIn, isActive, isMine, isTicked, isCarried, isPast })
  return {
    id: item.id,
    name: item.name,
    note: item.note,
    side: sideOf(item.authorId),
    isMine,
    isCarried,
    given: isCarried ? null : shownTick(item.given),
    got: isCarried ? null : shownTick(item.got),
    can: { tick: tick && here.side ? tickOf(here.side, to) : null, remove },
  }
}

/** An exchange as it is shown to somebody, at a moment. */
export function shownExchange(it: Gathered, here: Standing, now: number, sideOf: SideOf): Exchange {
  const facts = factsOf(it, now)
  const isActive = here.role === 'parent' && !here.isFormer
  const can = canOfExchange({ isActive, now, due: it.due, isCancelled: facts.isCancelled, hasRecords: it.records.length > 0 })
  return {
    dueAt: new Date(it.due).toISOString(),
    toSide: it.to,
    day: it.day,
    place: it.place,
    placeId: it.placeId,
    children: [...it.children],
    grace: it.grace,
    graceBy: it.graceBy,
    state: exchangeStateOf(facts),
    isCompleted: isCompleted(facts.records),
    came: { A: shownCame(cameOf(facts, 'A')), B: shownCame(cameOf(facts, 'B')) },
    checkIns: it.records.map((record) => shownCheckIn(record, here)),
    isOff: it.isOff,
    items: it.items.map((going) => shownItem(going, { to: it.to, isPast: isOver(it, now) }, { here, sideOf, can })),
    can,
  }
}

/** An exchange that was due, as a month's sheet has it. */
export function shownPast(it: Gathered, now: number): Punctuality['exchanges'][number] {
  const facts = factsOf(it, now)
  return {
    dueAt: new Date(it.due).toISOString(),
    toSide: it.to,
    place: it.place,
    grace: it.grace,
    graceBy: it.graceBy,
    isCancelled: facts.isCancelled,
    came: { A: shownCame(cameOf(facts, 'A')), B: shownCame(cameOf(facts, 'B')) },
  }
}
