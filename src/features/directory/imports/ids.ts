import { createHash } from 'node:crypto'
import type { CourtRecord, PersonRecord } from '#domain/directory/record.ts'
import type { Db } from '#ports/db/port.ts'
import { idsByKey, takenIds } from '#directory/professionals/public.ts'

/**
 * The id that a person of a source is given: made from the source's own key, so it is the same on every machine and
 * after every import. A UUID of version 8 (RFC 9562, 5.8): its bits are our own, here those of a digest.
 */
export function personId(sourceId: string, key: string): string {
  const bytes = createHash('sha256').update(`${sourceId}:${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * The ids of people by their keys: who has one keeps it, whatever the key was when it was given; anybody else is given
 * the id of the key, or a further one where someone whose spelling changed still has that.
 */
export async function idsOf(tx: Db, sourceId: string, keys: readonly string[]): Promise<Map<string, string>> {
  const ids = await idsByKey(tx, sourceId, keys)
  const fresh = keys.filter((key) => !ids.has(key))
  const candidates = (key: string) =>
    [key, ...Array.from({ length: mostNamed }, (_, at) => `${key}\n${at + 2}`)].map((one) => personId(sourceId, one))
  const taken = new Set(await takenIds(tx, fresh.flatMap(candidates)))
  for (const key of fresh) {
    const id = candidates(key).find((one) => !taken.has(one))
    if (id === undefined) throw new Error(`Too many people have had the key "${key}".`)
    ids.set(key, id)
  }
  return ids
}

/** As many may have left a key behind, one after the other. */
const mostNamed = 5

/** What a record says, in short. Where in the file it stands is left out: moving a line changes nothing. */
export function digestOf(record: PersonRecord | CourtRecord): string {
  const { line: _line, ...said } = record
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
