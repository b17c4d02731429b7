import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { Coverage } from './contract.ts'
import { type CoverageAsked, readCoverage } from './store.coverage.ts'

/** Coverage changes only with an import: an answer is cached for this long (milliseconds). */
const cachedFor = 30_000
/** How many places are cached; others are read each time. */
const most = 500

/** Reads what was collected for a place; the answer for one place is cached. */
export function coverage(db: Db, clock: Clock) {
  const cache = new Map<string, { at: number; answer: Promise<Coverage> }>()
  return async ({ state, county, court }: CoverageAsked): Promise<Coverage> => {
    // No place's name holds a NUL, and PostgreSQL takes none.
    if (`${county}${court}`.includes('\0')) throw new Fault('invalid', msg`No place is called so. Choose one from the list.`)
    const key = JSON.stringify([state ?? null, county?.trim().toLowerCase() ?? null, court ?? null])
    const known = cache.get(key)
    if (known && clock() - known.at < cachedFor) return known.answer
    const answer = readCoverage(db, { state, county, court })
    if (cache.size >= most) cache.clear()
    cache.set(key, { at: clock(), answer })
    answer.catch(() => cache.delete(key))
    return answer
  }
}
