import { createHash } from 'node:crypto'
import { type Day, readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'

const notFound = msg`This page of the list cannot be found. Start again from the first page.`

/** A short digest of what was asked, so that a cursor is used only where it was given out. */
function digestOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 8)
}

/** What stands in a cursor, each checked when it comes back, since a sender can write anything into it. */
const kinds = {
  text: (part: unknown): part is string => typeof part === 'string' && !part.includes('\0'),
  id: (part: unknown): part is string => typeof part === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part),
  /** Whole, as the database's integer is. */
  whole: (part: unknown): part is number => Number.isInteger(part) && Math.abs(part as number) < 2 ** 31,
  /** One that the database's real takes. */
  real: (part: unknown): part is number => typeof part === 'number' && (part === 0 || (Math.abs(part) > 1e-6 && Math.abs(part) < 2 ** 31)),
  /** Between 0 and 1. */
  share: (part: unknown): part is number => typeof part === 'number' && part >= 0 && part <= 1,
  /** Milliseconds since 1970. */
  instant: (part: unknown): part is number => Number.isInteger(part) && Math.abs(part as number) < 1e14,
  /** `YYYY-MM-DD`, a day that there is. */
  day: (part: unknown): part is Day => typeof part === 'string' && !part.startsWith('0000') && readDay(part) !== null,
  /** `YYYY-MM`; PostgreSQL has no year 0. */
  month: (part: unknown): part is string => typeof part === 'string' && /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/.test(part),
}
type Kind = keyof typeof kinds
type PartOf<K extends Kind> = (typeof kinds)[K] extends ((part: unknown) => part is infer P) ? P : never
type Parts<K extends readonly Kind[]> = { [I in keyof K]: PartOf<K[I]> }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The opaque cursor of where a page of a list ended. @param asked what the list is of: the cursor is good for that alone */
export function writeCursor(asked: unknown, at: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([digestOf(asked), ...at])).toString('base64url')
}

/**
 * Reads a cursor back.
 * @returns its parts, or `null` for the first page
 * @throws Fault `invalid` when it was cut, changed or given out for another list
 */
export function readCursor<const K extends readonly Kind[]>(asked: unknown, cursor: string | undefined, of: K): Parts<K> | null {
  if (cursor === undefined || cursor === '') return null
  const parts = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  const [digest, ...at] = Array.isArray(parts) ? (parts as unknown[]) : []
  if (digest !== digestOf(asked) || at.length !== of.length || !at.every((part, index) => kinds[of[index]!](part)))
    throw new Fault('invalid', notFound, { field: 'cursor' })
  return at as Parts<K> // each part was checked against its kind
}

/**
 * Cuts what was found, one more than a page holds, to a page and the cursor of the next.
 * @param partsOf where a page ends that has this as its last
 */
export function pageOf<T>(
  found: readonly T[],
  size: number,
  asked: unknown,
  partsOf: (last: T) => readonly (string | number)[],
): { items: T[]; next: string | null } {
  const items = found.slice(0, size)
  const last = items.at(-1)
  return { items, next: found.length > size && last !== undefined ? writeCursor(asked, partsOf(last)) : null }
}
