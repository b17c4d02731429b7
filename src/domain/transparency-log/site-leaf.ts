import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Checkpoint, writeCheckpoint } from './checkpoint.ts'

/** Bytes of a nonce: as many as the digest has, so that no head can be found by trying. */
const nonceLength = 32

/**
 * What the public tree of the whole site holds of one case's head: SHA-256 over a nonce and the checkpoint's text. Without the nonce, which
 * is in that case's exports alone, it reveals nothing about a case, not even that two leaves are of the same one.
 * @param nonce 32 random bytes, of this head alone
 * @returns 32 bytes: the leaf's data, which the tree hashes once more (`leafHash`)
 * @throws RangeError for another length of the nonce, and for an origin that no checkpoint can have
 */
export function siteLeaf(nonce: Uint8Array, head: Checkpoint): Uint8Array {
  if (nonce.length !== nonceLength) throw new RangeError(`A nonce has ${nonceLength} bytes.`)
  return sha256(concatBytes(nonce, utf8ToBytes(writeCheckpoint(head))))
}
