import type { CaseTx } from '#access/cases.ts'
import { readCursor, writeCursor } from '#http/cursor.ts'
import { type MessageRow, messagesById, messagesFrom, messagesOf, type Point, type Reading } from './store.ts'

/** How many messages a part has. */
const most = 30

/** A part of a thread, the oldest message first, with the cursors of what lies around it (contract.ts). */
interface Part {
  rows: MessageRow[]
  older: string | null
  newer: string | null
  since: string | null
}

interface Wanted {
  cursor?: string | undefined
  after?: string | undefined
  at?: string | undefined
  /** The moment at which a day begins. */
  day: Date | null
}

const pointOf = (row: MessageRow): Point => ({ at: (row.publishedAt ?? row.sentAt)!, sentAt: row.sentAt!, id: row.id })

/**
 * The part of a thread that is asked for. A part that begins after a cursor always has the same beginning, whatever is sent meanwhile: pages that
 * hold several parts of a thread miss nothing between them.
 */
export async function partOf(tx: CaseTx, of: Reading, thread: string, { cursor, after, at, day }: Wanted): Promise<Part> {
  const asked = ['thread', of.caseId, thread]
  const read = (text: string | undefined) => {
    const parts = readCursor(asked, text, ['instant', 'instant', 'id'])
    return parts && { at: new Date(parts[0]), sentAt: new Date(parts[1]), id: parts[2] }
  }
  const write = (row: MessageRow) => {
    const point = pointOf(row)
    return writeCursor(asked, [point.at.getTime(), point.sentAt.getTime(), point.id])
  }
  const [before, since] = [read(cursor), read(after)]

  /** The messages before a point, and what they say of what lies before them. */
  const upTo = async (end: Point | null, size: number) => {
    const found = await messagesOf(tx, of, thread, { before: end, most: size + 1 })
    const rows = found.slice(0, size).toReversed()
    const isMore = found.length > size
    return { rows, older: isMore ? write(rows[0]!) : null, since: isMore ? write(found[size]!) : null }
  }
  /** Those from a point on, or from a moment. */
  const from = async (begin: Point | Date, isAfter: boolean, size: number) => {
    const found = await messagesFrom(tx, of, thread, { from: begin, isAfter, most: size + 1 })
    const rows = found.slice(0, size)
    return { rows, newer: found.length > size ? write(rows.at(-1)!) : null }
  }
  const around = async (middle: Point, earlier: number, later: number): Promise<Part> => {
    const [head, tail] = [await upTo(middle, earlier), await from(middle, false, later)]
    return { ...head, ...tail, rows: [...head.rows, ...tail.rows] }
  }

  if (since) {
    const { rows, newer } = await from(since, true, most)
    return { rows, newer, older: rows[0] ? write(rows[0]) : null, since: after! }
  }
  if (before) {
    const part = await upTo(before, most)
    return { ...part, newer: part.rows.length > 0 ? write(part.rows.at(-1)!) : null }
  }
  if (at !== undefined) {
    const [row] = await messagesById(tx, of, [at])
    if (row?.threadId === thread) return around(pointOf(row), most / 2, most / 2)
  }
  if (day) {
    const [row] = (await from(day, false, 1)).rows
    if (row) return around(pointOf(row), most / 5, (most / 5) * 4)
  }
  return { ...(await upTo(null, most)), newer: null }
}
