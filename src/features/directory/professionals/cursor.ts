import { createHash } from 'node:crypto'
import { Fault } from '#kernel/fault.ts'

const sentence = 'This page marker cannot be used for this search. Start again from its first page.'

/** A short digest of what was asked, so that a marker is used only where it was given out. */
function digestOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 8)
}

/** Makes the opaque marker of where a page ended. */
export function writeCursor(asked: unknown, at: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([digestOf(asked), ...at])).toString('base64url')
}

/** `number` is whole, as the database's integer is; `decimal` is one that its real takes. */
type Kind = 'string' | 'number' | 'decimal'
type Parts<K extends readonly Kind[]> = { [I in keyof K]: K[I] extends 'string' ? string : number }

function fits(part: unknown, kind: Kind | undefined): boolean {
  if (kind === 'number') return Number.isInteger(part) && Math.abs(part as number) < 2 ** 31
  if (kind === 'decimal') return typeof part === 'number' && (part === 0 || (Math.abs(part) > 1e-6 && Math.abs(part) < 2 ** 31))
  return kind === 'string' && typeof part === 'string' && !part.includes('\0')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads a marker back; `kinds` are the types of its parts.
 * @returns the parts, or `null` when none was given
 * @throws Fault 'invalid' with a sentence when it was cut, changed or given out for another search
 */
export function readCursor<const K extends readonly Kind[]>(asked: unknown, cursor: string | undefined, kinds: K): Parts<K> | null {
  if (cursor === undefined || cursor === '') return null
  const parts = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!Array.isArray(parts) || parts[0] !== digestOf(asked)) throw new Fault('invalid', sentence, { field: 'cursor' })
  const at: unknown[] = parts.slice(1)
  if (at.length !== kinds.length || !at.every((part, index) => fits(part, kinds[index]))) {
    throw new Fault('invalid', sentence, { field: 'cursor' })
  }
  return at as Parts<K> // each part was checked against its kind
}
