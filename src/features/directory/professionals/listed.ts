import type { Db } from '#ports/db/port.ts'
import { countListed, readListed } from './store.sitemap.ts'

/** The people in the sitemap: real ones whom their source still names (http/sitemap.ts). */
export function listed(db: Db) {
  return {
    parts: async (size: number) => Math.ceil((await countListed(db)) / size),
    part: async (number: number, size: number) =>
      (await readListed(db, (number - 1) * size, size)).map(({ id, changedOn }) => ({
        path: `/professionals/${id}`,
        ...(changedOn !== null && { changedOn }),
      })),
  }
}
