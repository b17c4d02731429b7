import type { Db } from '#ports/db/port.ts'
import type { Professional } from './contract.ts'
import { readEdition } from './store.edition.ts'
import { findProfessional } from './store.ts'

/** The most entries, of about 5 KB each. */
const mostCached = 2_000

/**
 * Finds profiles, and remembers each for as long as nothing in the directory changes. Each time it asks for the edition of the
 * directory, which takes a fifth of the time that a profile does: a profile that was corrected is never given out as it was
 * before (decision 0069). Made once for a server. Callers must not change the profile that they get.
 */
export function rememberProfiles(db: Db): (id: string) => Promise<Professional | undefined> {
  const cache = new Map<string, { edition: string; professional: Professional }>()
  return async (id) => {
    const known = cache.get(id)
    if (known && known.edition === (await readEdition(db))) return known.professional
    const found = await findProfessional(db, id)
    cache.delete(id)
    if (!found) return undefined
    // The oldest goes: a Map gives its entries in the order in which they came.
    if (cache.size >= mostCached) cache.delete(cache.keys().next().value!)
    cache.set(id, found)
    return found.professional
  }
}
