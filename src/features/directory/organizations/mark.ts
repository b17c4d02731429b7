import { createHash } from 'node:crypto'
import { Fault } from '#kernel/fault.ts'

const digestOf = (asked: unknown) => createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 8)
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The marker of where a page of the list ended, good for what was asked alone. */
export function writeMark(asked: unknown, [name, id]: readonly [string, string]): string {
  return Buffer.from(JSON.stringify([digestOf(asked), name, id])).toString('base64url')
}

/** @throws Fault `invalid` for a marker that was changed, or given out for something else */
export function readMark(asked: unknown, cursor: string | undefined): { name: string; id: string } | null {
  if (cursor === undefined || cursor === '') return null
  let parts: unknown = null
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    // judged below
  }
  const [digest, name, id] = Array.isArray(parts) ? (parts as unknown[]) : []
  if (digest === digestOf(asked) && typeof name === 'string' && !name.includes('\0') && typeof id === 'string' && isId.test(id))
    return { name, id }
  throw new Fault('invalid', 'This page marker cannot be used here. Start again from the first page.', { field: 'cursor' })
}
