import type { ItemTick } from '#domain/exchange/items.ts'
import { msg, type Text } from '#kernel/text.ts'

const hourMs = 3_600_000
/** A record may be made this long before an exchange is due, and this long after it. */
const checkInWindow = { before: 12 * hourMs, after: 7 * 24 * hourMs }
/** What reaches us later than this is marked as recorded late. */
export const lateRecordMs = 5 * 60_000

/** What may be done with an exchange now. Nobody calls one off once it is due or something is recorded of it. */
export function canOfExchange({
  isActive,
  now,
  due,
  isCancelled,
  hasRecords,
}: {
  isActive: boolean
  now: number
  due: number
  isCancelled: boolean
  hasRecords: boolean
}) {
  const isOpen = isActive && now < due && !hasRecords
  return {
    checkIn: isActive && !isCancelled && now >= due - checkInWindow.before && now <= due + checkInWindow.after,
    cancel: isOpen && !isCancelled,
    restore: isOpen && isCancelled,
    addItem: isActive && !isCancelled && now <= due + checkInWindow.after,
  }
}

/** Things on the list of one exchange. */
export const mostItems = 40

/** Which tick is whose: who gives the children says that it was handed over, who gets them that it was received. */
export const tickOf = (side: 'A' | 'B', to: 'A' | 'B'): ItemTick => (side === to ? 'received' : 'handed_over')

/** A list is both parents'. What nobody ticked is taken off by who put it there; what is elsewhere, by the person who says that it may stay. */
export function canOfItem({
  mayRecord,
  isActive,
  isMine,
  isTicked,
  isCarried,
  isPast,
}: Readonly<Record<'mayRecord' | 'isActive' | 'isMine' | 'isTicked' | 'isCarried' | 'isPast', boolean>>) {
  return { tick: mayRecord, remove: isActive && !isPast && (isCarried || (isMine && !isTicked)) }
}

/** When something was, from what the device or the person says. @returns a text where that cannot be */
export function wrongMoment(at: number, { now, due }: { now: number; due: number }): Text | null {
  if (at > now + 60_000) return msg`That time is still to come. Write when it was.`
  if (at < due - checkInWindow.before) return msg`That is more than 12 hours before this exchange.`
  return at > due + checkInWindow.after ? msg`That is more than 7 days after this exchange.` : null
}
