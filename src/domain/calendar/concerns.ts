import type { Parent } from '../schedule/types.ts'
import type { Conflict, Item } from './types.ts'

/** Kinds of conflicts that are about two things of one parent. */
const ofParents = new Set<Conflict['kind']>(['overlap', 'travel', 'hearing_in_vacation'])

/**
 * Whether a person who reads can do something about a conflict, or must know of it. What is about the children's time or the order
 * concerns both parents and the person who looks for them. Two appointments of one parent are theirs alone, unless a child or an
 * exchange is in one of them; a court date also concerns who has no side.
 * @param reader the side of a parent; `null` for a granted seat
 * @param items those that meet, as far as they are known
 */
export function concerns({ kind, reason }: Conflict, items: readonly Item[], reader: Parent | null): boolean {
  if (!ofParents.has(kind)) return true
  if ('people' in reason && reader !== null && reason.people.includes(reader)) return true
  return items.some((item) => item.children.length > 0 || item.kind === 'exchange' || (reader === null && item.kind === 'hearing'))
}
