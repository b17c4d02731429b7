import { Fault } from '#kernel/fault.ts'
import type { After } from './store.ts'

// There is no year 0 in PostgreSQL.
const shape = /^((?!0000)\d{4}-(?:0[1-9]|1[0-2]))_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Reads where a page of reviews begins.
 * @throws Fault `invalid` for anything that is not one of our cursors
 */
export function afterOf(cursor: string | undefined): After | null {
  if (cursor === undefined || cursor === '') return null
  const [, month, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (month === undefined || id === undefined) {
    throw new Fault('invalid', 'This page of reviews cannot be found. Start again from the first page.', { field: 'cursor' })
  }
  return { month, id }
}

/** Cuts what was found, one more than a page holds, to a page and the cursor of the next. */
export function pageOf<T extends { id: string; eventMonth: string }>(found: T[], size: number): { items: T[]; next: string | null } {
  const items = found.slice(0, size)
  const last = items.at(-1)
  const more = found.length > size && last !== undefined
  return { items, next: more ? Buffer.from(`${last.eventMonth}_${last.id}`).toString('base64url') : null }
}
