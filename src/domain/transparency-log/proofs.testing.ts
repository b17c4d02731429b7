import { type Hash, provesConsistency, provesInclusion, treeOf } from './merkle-tree.ts'

/** Makes and checks each proof of each tree of the first 1, 2, … leaves: of every leaf, and of every older tree. */
export function allProofs(leaves: readonly Hash[]): { proofs: number; wrong: string[] } {
  const tree = treeOf(leaves)
  const roots = Array.from({ length: leaves.length + 1 }, (_, size) => tree.root(size))
  const wrong: string[] = []
  let proofs = 0
  for (let size = 1; size <= leaves.length; size += 1) {
    for (let index = 0; index < size; index += 1) {
      proofs += 2
      const root = roots[size]!
      if (!provesInclusion(leaves[index]!, { index, size, root, proof: tree.inclusion(index, size) }))
        wrong.push(`leaf ${index} of ${size}`)
      const older = { size: index + 1, root: roots[index + 1]! }
      if (!provesConsistency(older, { size, root }, tree.consistency(older.size, size))) wrong.push(`from ${older.size} to ${size}`)
    }
  }
  return { proofs, wrong }
}
