import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import type { Hash } from './merkle-tree.ts'

/** Bytes of a nonce: as many as the digest has, so that no entry can be found by trying. */
const nonceLength = 32

/**
 * What a day's tree of private commitments holds of one entry: SHA-256 over a nonce and the hash of the entry's leaf. Among random bytes of
 * the same length nobody can tell it apart who has not the nonce.
 * @param nonce 32 random bytes, of this entry alone
 * @returns 32 bytes: the leaf's data, which the tree hashes once more (`leafHash`)
 * @throws RangeError for another length of the nonce
 */
export function dayLeaf(nonce: Uint8Array, hash: Hash): Uint8Array {
  if (nonce.length !== nonceLength) throw new RangeError(`A nonce has ${nonceLength} bytes.`)
  return sha256(concatBytes(nonce, hash))
}

/** So many leaves a day's tree has at least. */
const fewest = 1024

/** How many leaves a day's tree has for so many entries, the random ones among them: a power of two, and all that its size tells. */
export const sizeOfDay = (entries: number): number => Math.max(fewest, 2 ** Math.ceil(Math.log2(Math.max(1, entries))))
