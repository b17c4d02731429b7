import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { utf8 } from '@scure/base'
import { canonicalJson, type Json } from '../transparency-log/canonical-json.ts'
import type { Leaf } from '../transparency-log/leaf.ts'
import { isSameHash } from '../transparency-log/merkle-tree.ts'
import {
  type DayEntry,
  type FileEntry,
  isPath,
  type KeyEntry,
  logNames,
  type Manifest,
  recordFormat,
  type SiteEntry,
  type Withheld,
  withheldWhys,
} from './format.ts'

// Reads the files of a record, and only in the one way in which they are written: what can be written in two ways could be changed unseen.

/** The text of UTF-8; `null` where these bytes are not the ones that the text is written as. */
export function readText(bytes: Uint8Array): string | null {
  try {
    const text = utf8.encode(bytes)
    return isSameHash(utf8ToBytes(text), bytes) ? text : null
  } catch {
    return null
  }
}

/** A value from its canonical JSON (RFC 8785); `undefined` for anything else. */
export function readCanonical(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json
    return canonicalJson(value) === text ? value : undefined
  } catch {
    return undefined
  }
}

/** The lines of a text, each of which ends with a line break; `null` where the last one doesn't. */
export function readLines(text: string): string[] | null {
  if (text === '') return []
  return text.endsWith('\n') ? text.slice(0, -1).split('\n') : null
}

type Check = (value: Json | undefined) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== ''
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
/** Has these members and no others. */
const object =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
    const given = value as Readonly<Record<string, Json>>
    return Object.keys(given).length === Object.keys(members).length && Object.entries(members).every(([name, check]) => check(given[name]))
  }

const isHash = matches(/^[0-9a-f]{64}$/)
const isId = matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const isTime = matches(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/)
const isDay = matches(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)

const isManifest = object({
  format: (value) => value === recordFormat,
  software: isText,
  case: isId,
  seat: isId,
  askedBy: isText,
  madeAt: isTime,
  zone: isText,
  range: object({ from: orNull(isDay), to: orNull(isDay) }),
  filters: listOf(isText),
  omitted: object({ statement: isText, counts: listOf(object({ what: isText, count: isCount })) }),
  logs: listOf(object({ log: isText, origin: isText, size: isCount, leaves: (value) => value === 'all' || value === 'chosen' })),
  files: listOf(object({ path: (value) => typeof value === 'string' && isPath(value), bytes: isCount, sha256: isHash })),
})
const isLeaf = object({ actor: isText, at: isTime, case: isId, object: isHash, seq: isCount, verb: isText })
const isKeys = object({ keys: listOf(object({ key: isText, from: isTime, note: orNull(isText) })) })
const isSite = object({ checkpoint: isText, consistency: listOf(isHash), nonce: isHash, index: isCount, proof: listOf(isHash) })
const isDayEntry = object({ leaves: listOf(object({ seq: isCount, nonce: isHash, index: isCount, proof: listOf(isHash) })) })
const isProof = object({ seq: isCount, proof: listOf(isHash) })
const isWithheld = object({ seq: isCount, why: (value) => withheldWhys.some((why) => why === value), by: orNull(isCount) })
const isDisclosed = object({ seq: isCount, key: isHash, content: isText })

const reader =
  <T>(check: Check) =>
  (text: string): T | null => {
    const value = readCanonical(text)
    return value !== undefined && check(value) ? (value as T) : null
  }

const areInOrder = (files: readonly FileEntry[]) => files.every(({ path }, n) => n === 0 || files[n - 1]!.path < path)

/** `null` for what is no manifest of this format: other members, files out of order, logs that it doesn't know. */
export function readManifest(text: string): Manifest | null {
  const manifest = reader<Manifest>(isManifest)(text)
  if (manifest === null || !areInOrder(manifest.files)) return null
  const { logs } = manifest
  return logs.length > 0 && logs.every(({ log }, n) => log === logNames[n]) ? manifest : null
}
export const readLeaf = reader<Leaf>(isLeaf)
export const readKeys = reader<{ keys: readonly KeyEntry[] }>(isKeys)
export const readSite = reader<SiteEntry>(isSite)
export const readDay = reader<DayEntry>(isDayEntry)
export const readProof = reader<{ seq: number; proof: readonly string[] }>(isProof)
/** What a leaf commits to: the key of 32 bytes as 64 digits, and the very text that was hashed. */
export const readDisclosed = reader<{ seq: number; key: string; content: string }>(isDisclosed)

export const readWithheld = reader<Withheld>(isWithheld)

/** What the content of an entry says of an erasure: the number of the erased entry, and the order in words. `null` for any other content. */
export function readErasure(content: string): { entry: number; order: string } | null {
  const said = readCanonical(content)
  if (said === undefined || said === null || typeof said !== 'object' || Array.isArray(said)) return null
  const { entry, court, docket, orderedOn } = said as Readonly<Record<string, Json>>
  if (!isCount(entry) || !isText(court) || !isText(docket) || !isText(orderedOn)) return null
  return { entry: entry as number, order: `${String(court)}, ${String(docket)}, of ${String(orderedOn)}` }
}

export const hashFromHex = (text: string): Uint8Array | null => (isHash(text) ? hexToBytes(text) : null)
export const hashesFromHex = (texts: readonly string[]): Uint8Array[] => texts.map((text) => hexToBytes(text))
