import type { CourtRecord, PersonRecord } from '#domain/directory/record.ts'
import { isDisguised, isPrintable } from '#kernel/printable.ts'

/** Longest texts that a record may bring; names and keys stand in indexes. Characters. */
const longest = { key: 200, name: 300, value: 2000 }

// PostgreSQL keeps neither U+0000 nor halves of a character pair.
const broken = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i

/** Why a record cannot be stored, in a sentence; `null` when it can. */
export function unfit(record: PersonRecord | CourtRecord): string | null {
  if (record.key === '') return 'The record has no key.'
  if (record.key.length > longest.key) return `The key is longer than ${longest.key} characters.`
  if (broken.test(JSON.stringify(record))) return 'The record has signs that cannot be kept.'
  const names =
    record.what === 'court'
      ? [record.name]
      : [record.name.display, ...record.positions.flatMap(({ title, courtName }) => [title, courtName ?? ''])]
  if (names.some((name) => name.length > longest.name)) return `A name or title is longer than ${longest.name} characters.`
  if (!names.every((name) => isPrintable(name) && !isDisguised(name)))
    return 'A name or title holds signs that nobody sees, or letters of two alphabets in one word.'
  if (record.what === 'court') return null
  if (record.positions.length === 0) return 'The person has no position.'
  return record.facts.some(({ value }) => value.length > longest.value) ? `A field is longer than ${longest.value} characters.` : null
}
