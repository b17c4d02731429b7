import { type Came as CameFact, cameOf, exchangeStateOf, isCompleted } from '../../domain/exchange/lateness.ts'
import type { Standing } from '../cases/door.ts'
import type { Came, CheckIn, Exchange } from './contract.ts'
import { factsOf, type Gathered } from './gather.ts'
import { canOfExchange } from './rules.ts'

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

/** An exchange as it is shown to somebody, at a moment. */
export function shownExchange(it: Gathered, here: Standing, now: number): Exchange {
  const facts = factsOf(it, now)
  const isActive = here.role === 'parent' && !here.isFormer
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
    can: canOfExchange({ isActive, now, due: it.due, isCancelled: facts.isCancelled, hasRecords: it.records.length > 0 }),
  }
}
