import { Fault } from '#kernel/fault.ts'
import type { After } from './store.ts'

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Lines on one page of a list. */
export const pageSize = 25

/**
 * Reads where a page of a list begins.
 * @throws Fault `invalid` for anything that is not one of our cursors
 */
export function afterOf(cursor: string | undefined): After | null {
  if (cursor === undefined || cursor === '') return null
  const [, at = '', id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (id === undefined || Number.isNaN(Date.parse(at))) {
    throw new Fault('invalid', 'This page of the list cannot be found. Start again from the first page.', { field: 'cursor' })
  }
  return { at: new Date(at), id }
}

/** Cuts what was found, one more than a page holds, to a page and the cursor of the next. */
export function pageOf<T extends { id: string; at: Date }>(found: readonly T[]): { items: readonly T[]; next: string | null } {
  const items = found.slice(0, pageSize)
  const last = items.at(-1)
  const more = found.length > pageSize && last !== undefined
  return { items, next: more ? Buffer.from(`${last.at.toISOString()}_${last.id}`).toString('base64url') : null }
}
