import { pageOf, readCursor } from '#http/cursor.ts'
import type { After } from './store.ts'

/** Lines on one page of a list. */
export const pageSize = 25

/**
 * A page of a list whose newest line comes first, and the cursor of the next.
 * @param list which list, and what it was narrowed to
 * @param read one line more than a page holds, from a place on
 * @throws Fault `invalid` for a cursor of another list
 */
export async function nextPage<T extends { id: string; at: Date }>(
  list: unknown,
  cursor: string | undefined,
  read: (after: After | null) => Promise<readonly T[]>,
): Promise<{ items: T[]; next: string | null }> {
  const at = readCursor(list, cursor, ['instant', 'id'])
  return pageOf(await read(at && { at: new Date(at[0]), id: at[1] }), pageSize, list, (last) => [last.at.getTime(), last.id])
}
