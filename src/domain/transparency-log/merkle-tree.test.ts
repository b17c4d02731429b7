import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { seededNumbers } from '#kernel/seeded.ts'
import { allProofs } from './proofs.testing.ts'
import {
  emptyFrontier,
  emptyRoot,
  grown,
  type Hash,
  isSameHash,
  leafHash,
  nodeHash,
  provesConsistency,
  provesInclusion,
  rootOf,
  treeOf,
} from './merkle-tree.ts'

const leaf = (n: number) => leafHash(Uint8Array.of(n >> 8, n & 255))
const leaves = Array.from({ length: 512 }, (_, n) => leaf(n))
const next = seededNumbers(9162)
const below = (n: number) => Math.floor(next() * n)

test('roots are those of the test data that Certificate Transparency publishes', () => {
  const data = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
  const tree = treeOf(data.map((hex) => leafHash(hexToBytes(hex))))
  expect(Array.from({ length: 9 }, (_, size) => bytesToHex(tree.root(size)))).toEqual([
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ])
})

/** Section 2.1.1 as it is written. */
function definedRoot(of: readonly Hash[]): Hash {
  if (of.length === 0) return emptyRoot
  if (of.length === 1) return of[0]!
  let k = 1
  while (k * 2 < of.length) k *= 2
  return nodeHash(definedRoot(of.slice(0, k)), definedRoot(of.slice(k)))
}

test('a tree grown leaf by leaf, in parts, and as a whole has the root of the definition', () => {
  let frontier = emptyFrontier
  const whole = treeOf(leaves)
  for (let size = 1; size <= leaves.length; size += 1) {
    frontier = grown(frontier, [leaves[size - 1]!])
    expect(frontier.size).toBe(size)
    const root = definedRoot(leaves.slice(0, size))
    expect(isSameHash(rootOf(frontier), root), `size ${size}, grown`).toBe(true)
    expect(isSameHash(whole.root(size), root), `size ${size}, whole`).toBe(true)
    const part = below(size + 1)
    const inParts = grown(grown(emptyFrontier, leaves.slice(0, part)), leaves.slice(part, size))
    expect(isSameHash(rootOf(inParts), root), `size ${size}, in two parts`).toBe(true)
  }
})

test('every proof of every tree of up to 70 leaves is right', () => {
  expect(allProofs(leaves.slice(0, 70))).toEqual({ proofs: (70 * 71) / 2 + (70 * 71) / 2, wrong: [] })
})

test('a proof shows nothing else: another leaf, place, size, root, or with a step changed, added or left out', () => {
  for (let round = 0; round < 400; round += 1) {
    const size = 2 + below(510)
    const index = below(size)
    const tree = treeOf(leaves.slice(0, size))
    const root = tree.root()
    const proof = tree.inclusion(index)
    const at = below(proof.length)
    const broken = proof.with(at, leaf(60_000 + round))
    const cases = [
      provesInclusion(leaf(60_000), { index, size, root, proof }),
      provesInclusion(leaves[index]!, { index: (index + 1) % size, size, root, proof }),
      provesInclusion(leaves[index]!, { index, size, root: leaf(60_001), proof }),
      provesInclusion(leaves[index]!, { index, size, root, proof: broken }),
      provesInclusion(leaves[index]!, { index, size, root, proof: proof.toSpliced(at, 1) }),
      provesInclusion(leaves[index]!, { index, size, root, proof: [...proof, leaf(1)] }),
      provesInclusion(leaves[index]!, { index: size, size, root, proof }),
      provesInclusion(leaves[index]!, { index: -1, size, root, proof }),
      provesInclusion(leaves[index]!, { index: 0.5, size, root, proof }),
    ]
    expect(cases, `leaf ${index} of ${size}`).toEqual(cases.map(() => false))
    const from = 1 + below(size - 1)
    const older = { size: from, root: tree.root(from) }
    const newer = { size, root }
    const steps = tree.consistency(from)
    const brokenSteps = steps.with(below(steps.length), leaf(60_002 + round))
    const rewritten = treeOf(leaves.slice(0, size).with(below(from), leaf(61_000)))
    const others = [
      provesConsistency({ size: from, root: leaf(3) }, newer, steps),
      provesConsistency(older, { size, root: leaf(4) }, steps),
      provesConsistency(older, newer, brokenSteps),
      provesConsistency(older, newer, steps.slice(1)),
      provesConsistency(older, newer, [...steps, leaf(5)]),
      provesConsistency(older, { size, root: rewritten.root() }, rewritten.consistency(from)),
      provesConsistency(newer, older, steps),
    ]
    expect(others, `from ${from} to ${size}`).toEqual(others.map(() => false))
  }
})

test('a node never passes for a leaf', () => {
  const tree = treeOf(leaves.slice(0, 2))
  expect(isSameHash(leafHash(concatBytes(leaves[0]!, leaves[1]!)), tree.root())).toBe(false)
})

test('the empty tree is the beginning of every tree, and a tree of itself', () => {
  const tree = treeOf(leaves.slice(0, 5))
  const head = { size: 5, root: tree.root() }
  expect(provesConsistency({ size: 0, root: emptyRoot }, head, tree.consistency(0))).toBe(true)
  expect(provesConsistency({ size: 0, root: leaf(1) }, head, [])).toBe(false)
  expect(provesConsistency(head, head, tree.consistency(5))).toBe(true)
  expect(provesConsistency(head, head, [leaf(1)])).toBe(false)
})

test('a leaf or a size that the tree does not have is refused', () => {
  const tree = treeOf(leaves.slice(0, 5))
  for (const ask of [
    () => tree.root(6),
    () => tree.root(-1),
    () => tree.inclusion(5),
    () => tree.inclusion(3, 3),
    () => tree.inclusion(0, 6),
    () => tree.consistency(4, 3),
    () => tree.consistency(1, 6),
  ])
    expect(ask).toThrow(RangeError)
})
