import { createHash } from 'node:crypto'
import type { CourtRecord, PersonRecord } from '../../domain/directory/record.ts'

/**
 * The id of a person of a source: made from the source's own key, so it is the same on every machine and
 * after every import. A UUID of version 8 (RFC 9562, 5.8): its bits are our own, here those of a digest.
 */
export function personId(sourceId: string, key: string): string {
  const bytes = createHash('sha256').update(`${sourceId}:${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** What a record says, in short. Where in the file it stands is left out: moving a line changes nothing. */
export function digestOf(record: PersonRecord | CourtRecord): string {
  const { line: _line, ...said } = record
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
