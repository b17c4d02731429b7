import type { Checkpoint } from '../transparency-log/checkpoint.ts'
import { emptyFrontier, grown, isSameHash, provesConsistency, rootOf } from '../transparency-log/merkle-tree.ts'
import type { Hash } from '../transparency-log/merkle-tree.ts'
import type { Verified, VerifiedLog } from './verify.ts'

/**
 * What two records of one case say of each other: the same state, one an older state of the other, or two records that can't both be
 * right. `unknown` where neither has all entries, and so neither can show that it begins with the other.
 */
export type Comparison = 'same' | 'first is older' | 'second is older' | 'not the same record' | 'another case' | 'unknown'

/** Whether a longer log begins with an older one: by its hashes or by a proof; `null` where it has neither. */
function beginsWith(longer: VerifiedLog, older: Checkpoint, proof: readonly Hash[] | null): boolean | null {
  if (longer.hashes) return isSameHash(rootOf(grown(emptyFrontier, longer.hashes.slice(0, older.size))), older.root)
  return proof && provesConsistency(older, longer.head, proof)
}

/**
 * Compares the shared logs of two records that were checked (`verifyRecord`). Two that can't both be right prove that the log was rewritten.
 * @param proof a consistency proof between the two sizes, for records that have chosen entries alone
 * @throws RangeError for a record whose shared log doesn't hold: there is nothing to compare
 */
export function compareRecords(
  first: Pick<Verified, 'shared' | 'anchored'>,
  second: Pick<Verified, 'shared' | 'anchored'>,
  proof: readonly Hash[] | null = null,
): Comparison {
  if (!first.shared || !second.shared) throw new RangeError('Only records that hold can be compared.')
  const [one, two] = [first.shared.head, second.shared.head]
  if (one.origin !== two.origin) return 'another case'
  const [longer, older] = one.size < two.size ? [second.shared, first] : [first.shared, second]
  // The head itself, and the one that an outside timestamp was over.
  const begins = [older.shared!.head, ...(older.anchored ? [older.anchored] : [])].map((head) =>
    beginsWith(longer, head, head === older.shared!.head ? proof : null),
  )
  if (one.size === two.size && !isSameHash(one.root, two.root)) return 'not the same record'
  if (one.size === two.size) return 'same'
  if (begins.includes(false)) return 'not the same record'
  if (begins[0] === null) return 'unknown'
  return one.size < two.size ? 'first is older' : 'second is older'
}
