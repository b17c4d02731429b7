import type { Found, Heard, Subscriber, ChangeFeed, Place } from './subscribers.ts'

/** What a subscriber gets after a place. */
export interface Updates extends Place {
  /** It does not go on from what they knew: everything must be loaded again. */
  isStart: boolean
  changes: Found['changes']
  isMore: boolean
}

/** So many changes are read at once. */
const mostAtOnce = 500
/** Who is further behind than this asks everything again, which is less work for both. */
const mostBehind = 5_000

/** Whether someone cannot go on from a number: there is none so far, or it is too far back. */
const isLost = (after: number, last: number) => after > last || last - after > mostBehind

/** A place as it is written in an address and in the id of an event: `12`, or `12.5` with their own number. */
export const placeText = ({ seq, own }: Place): string => (own === null ? String(seq) : `${seq}.${own}`)
export const placePattern = /^\d{1,15}(\.\d{1,15})?$/
/** @returns `null` for what is no place */
export function readPlace(text: string): Place | null {
  if (!placePattern.test(text)) return null
  const [seq, own] = text.split('.')
  return { seq: Number(seq), own: own === undefined ? null : Number(own) }
}

/**
 * What came after a place that someone knows, which may be none, of another time (a database brought back from a
 * copy) or too old; `null` where the case is not theirs to hear.
 */
export async function updatesFor(hearing: Pick<ChangeFeed, 'since'>, subscriber: Subscriber, after: Place | null): Promise<Updates | null> {
  const found = await hearing.since(subscriber, after, mostAtOnce)
  if (!found) return null
  const { last, changes } = found
  if (after === null || isLost(after.seq, last.seq) || (after.own !== null && last.own !== null && isLost(after.own, last.own)))
    return { ...last, isStart: true, changes: [], isMore: false }
  // Lines between that are not theirs to see are passed over.
  const upTo = (of: (heard: Heard) => number | null, end: number | null): { is: number | null; isMore: boolean } => {
    const numbers = changes.flatMap((heard) => of(heard) ?? [])
    const isMore = numbers.length === mostAtOnce
    return { is: isMore ? numbers.at(-1)! : end, isMore }
  }
  const [shared, own] = [upTo(({ seq }) => seq, last.seq), upTo((heard) => heard.own, last.own)]
  return { seq: shared.is!, own: own.is, isStart: false, changes, isMore: shared.isMore || own.isMore }
}
