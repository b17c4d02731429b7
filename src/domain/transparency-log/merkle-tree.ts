import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'

// The tree of RFC 9162, section 2.1 (the same as that of RFC 6962): what Certificate Transparency and Go's checksum database stand on.

/** 32 bytes of SHA-256. */
export type Hash = Uint8Array

/** Whether two hashes are the same. Hashes are no secrets: this takes no constant time. */
export const isSameHash = (one: Hash, other: Hash): boolean => one.length === other.length && one.every((byte, n) => byte === other[n])

const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)

/** The hash of a leaf's bytes (section 2.1.1). Its prefix differs from that of a node, so that no node can pass for a leaf. */
export const leafHash = (data: Uint8Array): Hash => sha256(concatBytes(leafPrefix, data))
export const nodeHash = (left: Hash, right: Hash): Hash => sha256(concatBytes(nodePrefix, left, right))
/** The root of a tree without leaves. */
export const emptyRoot: Hash = sha256(new Uint8Array())

/** Proofs shift by bits: more leaves than this are refused. */
const mostLeaves = 2 ** 31 - 1

/** The largest power of two that is smaller than `n`, for `n` of 2 and more: where a tree of `n` leaves divides. */
const half = (n: number): number => 2 ** (31 - Math.clz32(n - 1))

/** A tree in few hashes: the roots of its complete subtrees, the largest first. Enough to add leaves and to know the root. */
export interface Frontier {
  readonly size: number
  readonly peaks: readonly Hash[]
}

export const emptyFrontier: Frontier = { size: 0, peaks: [] }

/** The tree with further leaves at its end, by their hashes. */
export function grown({ size, peaks }: Frontier, leaves: readonly Hash[]): Frontier {
  const stack = [...peaks]
  let count = size
  for (const leaf of leaves) {
    let hash = leaf
    for (let rest = count; rest % 2 === 1; rest = (rest - 1) / 2) hash = nodeHash(stack.pop()!, hash)
    stack.push(hash)
    count += 1
  }
  return { size: count, peaks: stack }
}

export function rootOf({ peaks }: Frontier): Hash {
  if (peaks.length === 0) return emptyRoot
  return peaks.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), peaks.at(-1)!)
}

/** All of a tree: for proofs. */
export interface Tree {
  readonly size: number
  /** The root of its first leaves; of all where no number is given. */
  root(size?: number): Hash
  /** That a leaf is in the tree of the first `size` leaves (section 2.1.3.1). */
  inclusion(index: number, size?: number): Hash[]
  /** That the first `from` leaves are the beginning of the first `to` (section 2.1.4.1). */
  consistency(from: number, to?: number): Hash[]
}

/**
 * @param leaves the hashes of all leaves, in order
 * @throws RangeError from its functions for a leaf or a size that it does not have
 */
export function treeOf(leaves: readonly Hash[]): Tree {
  const size = leaves.length
  if (size > mostLeaves) throw new RangeError(`A tree has at most ${mostLeaves} leaves.`)
  // The complete subtrees of 1, 2, 4, … leaves.
  const levels: (readonly Hash[])[] = [leaves]
  for (let below = leaves; below.length > 1; below = levels.at(-1)!)
    levels.push(Array.from({ length: Math.floor(below.length / 2) }, (_, n) => nodeHash(below[2 * n]!, below[2 * n + 1]!)))

  /** The root of the leaves from `lo` to before `hi`. */
  const node = (lo: number, hi: number): Hash => {
    const many = hi - lo
    const level = 31 - Math.clz32(many)
    if (many === 2 ** level && lo % many === 0) return levels[level]![lo / many]!
    const middle = lo + half(many)
    return nodeHash(node(lo, middle), node(middle, hi))
  }
  const path = (index: number, lo: number, hi: number): Hash[] => {
    if (hi - lo === 1) return []
    const middle = lo + half(hi - lo)
    return index < middle ? [...path(index, lo, middle), node(middle, hi)] : [...path(index, middle, hi), node(lo, middle)]
  }
  const subproof = (from: number, lo: number, hi: number, isWhole: boolean): Hash[] => {
    if (from === hi) return isWhole ? [] : [node(lo, hi)]
    const middle = lo + half(hi - lo)
    if (from <= middle) return [...subproof(from, lo, middle, isWhole), node(middle, hi)]
    return [...subproof(from, middle, hi, false), node(lo, middle)]
  }
  const check = (is: boolean) => {
    if (!is) throw new RangeError(`The tree has ${size} leaves.`)
  }
  return {
    size,
    root: (to = size) => {
      check(to >= 0 && to <= size)
      return to === 0 ? emptyRoot : node(0, to)
    },
    inclusion: (index, to = size) => {
      check(index >= 0 && index < to && to <= size)
      return path(index, 0, to)
    },
    consistency: (from, to = size) => {
      check(from >= 0 && from <= to && to <= size)
      return from === 0 || from === to ? [] : subproof(from, 0, to, true)
    },
  }
}

const isSize = (value: number) => Number.isInteger(value) && value >= 0 && value <= mostLeaves

/** Whether a proof shows that the leaf with this hash has this place in the tree (section 2.1.3.2). */
export function provesInclusion(
  leaf: Hash,
  { index, size, root, proof }: { index: number; size: number; root: Hash; proof: readonly Hash[] },
): boolean {
  if (!isSize(index) || !isSize(size) || index >= size) return false
  let [at, last, hash] = [index, size - 1, leaf]
  for (const step of proof) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(step, hash)
      while (at % 2 === 0 && at !== 0) [at, last] = [at >>> 1, last >>> 1]
    } else hash = nodeHash(hash, step)
    ;[at, last] = [at >>> 1, last >>> 1]
  }
  return last === 0 && isSameHash(hash, root)
}

/** A tree as one knows it from outside: how many leaves, and its root. */
export interface Head {
  size: number
  root: Hash
}

/** Whether a proof shows that the older tree is the beginning of the newer one (section 2.1.4.2). */
export function provesConsistency(older: Head, newer: Head, proof: readonly Hash[]): boolean {
  if (!isSize(older.size) || !isSize(newer.size) || older.size > newer.size) return false
  if (older.size === 0) return proof.length === 0 && isSameHash(older.root, emptyRoot)
  if (older.size === newer.size) return proof.length === 0 && isSameHash(older.root, newer.root)
  let [at, last] = [older.size - 1, newer.size - 1]
  while (at % 2 === 1) [at, last] = [at >>> 1, last >>> 1]
  // Where the older tree is one complete subtree of the newer, its root is the first step, and is left out of the proof.
  const [first, ...steps] = at === 0 ? [older.root, ...proof] : proof
  if (first === undefined) return false
  let [ofOlder, ofNewer] = [first, first]
  for (const step of steps) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      ofOlder = nodeHash(step, ofOlder)
      ofNewer = nodeHash(step, ofNewer)
      while (at % 2 === 0 && at !== 0) [at, last] = [at >>> 1, last >>> 1]
    } else ofNewer = nodeHash(ofNewer, step)
    ;[at, last] = [at >>> 1, last >>> 1]
  }
  return last === 0 && isSameHash(ofOlder, older.root) && isSameHash(ofNewer, newer.root)
}
