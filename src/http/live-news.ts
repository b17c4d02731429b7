import type { Found, Hearer, Hearing } from '../access/hearing.ts'

/** What somebody is told after a number. */
export interface News {
  /** Where they are then. */
  seq: number
  /** It does not go on from what they knew: everything is to be asked anew. */
  isStart: boolean
  changes: Found['changes']
  isMore: boolean
}

/** So many changes are read at once. */
const mostAtOnce = 500
/** Who is further behind than this asks everything anew, which is less work for both. */
const mostBehind = 5_000

/**
 * What came after a number that somebody knows, which may be none, of another time (a database brought back from a
 * copy) or too old; `null` where the case is not theirs to hear.
 */
export async function newsFor(hearing: Pick<Hearing, 'since'>, hearer: Hearer, after: number | null): Promise<News | null> {
  const found = await hearing.since(hearer, after, mostAtOnce)
  if (!found) return null
  const { last, changes } = found
  if (after === null || after > last || last - after > mostBehind) return { seq: last, isStart: true, changes: [], isMore: false }
  const isMore = changes.length === mostAtOnce
  // Lines between that are not theirs to see are passed over.
  return { seq: isMore ? changes.at(-1)!.seq : last, isStart: false, changes, isMore }
}
