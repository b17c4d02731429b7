import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson, type Json } from './canonical-json.ts'
import { type Hash, leafHash } from './merkle-tree.ts'

/** One entry of a log: who did what, and when. What it was about is only committed to. */
export interface Leaf {
  /** Its number in its log, from 1, without a gap. */
  seq: number
  /** The case's id. */
  case: string
  /** The seat that acted; `system` for what the platform does by itself. */
  actor: string
  /** What was done, by the name of its call: `messages.send`. */
  verb: string
  /** The commitment to what it was about, as 64 digits (see `commitment`). */
  object: string
  /** The server's time, UTC, with milliseconds (RFC 3339). */
  at: string
}

/** Bytes of the key of one object. */
const keyLength = 32

/**
 * Commits to a content without showing it: SHA-256 over a key of its own and the content's canonical JSON, as hex. Who has content and key
 * can check it. Without the key nobody can, not even by trying contents, so that a key that is destroyed takes the meaning with it and
 * leaves every proof as it was.
 * @param key 32 random bytes, of this object alone
 * @throws RangeError for another length of the key, and for a content without a canonical form
 */
export function commitment(key: Uint8Array, content: Json): string {
  if (key.length !== keyLength) throw new RangeError(`A key has ${keyLength} bytes.`)
  return bytesToHex(sha256(concatBytes(key, utf8ToBytes(canonicalJson(content)))))
}

/** The bytes of a leaf: canonical JSON (RFC 8785). */
export const leafText = (leaf: Leaf): string => canonicalJson({ ...leaf })
export const hashOfLeaf = (leaf: Leaf): Hash => leafHash(utf8ToBytes(leafText(leaf)))
