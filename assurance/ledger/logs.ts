import { compareRecords } from '#domain/record/compare.ts'
import type { Checkpoint } from '#domain/transparency-log/checkpoint.ts'
import { emptyFrontier, grown, type Hash, isSameHash, leafHash, rootOf } from '#domain/transparency-log/merkle-tree.ts'
import { dice, type Dice } from '../fuzz/dice.ts'

/** A log as its operator presents it: entries, their hashes, and the head over them. */
export interface Log {
  readonly entries: readonly string[]
  readonly hashes: readonly Hash[]
  readonly head: Checkpoint
}

const origin = 'records.example/ledger/case/1'
const hashesOf = (entries: readonly string[]) => entries.map((entry) => leafHash(Buffer.from(entry)))

function headOf(hashes: readonly Hash[]): Checkpoint {
  return { origin, size: hashes.length, root: rootOf(grown(emptyFrontier, hashes)) }
}

export const logOf = (entries: readonly string[]): Log => ({ entries, hashes: hashesOf(entries), head: headOf(hashesOf(entries)) })
/** The log as it was when it had fewer entries. */
export const atSize = ({ entries, hashes }: Log, size: number): Log => ({
  entries: entries.slice(0, size),
  hashes: hashes.slice(0, size),
  head: headOf(hashes.slice(0, size)),
})

/** Whether someone who holds an old head, or none, finds something wrong with a log. */
export function isFoundBy(old: Checkpoint | null, { entries, hashes, head }: Log): boolean {
  const again = hashesOf(entries)
  if (again.length !== hashes.length || again.some((hash, n) => !isSameHash(hash, hashes[n]!))) return true
  const root = headOf(hashes)
  if (root.size !== head.size || !isSameHash(root.root, head.root)) return true
  if (old === null) return false
  const comparison = compareRecords({ shared: { head: old, hashes: null }, anchored: null }, { shared: { head, hashes }, anchored: null })
  return comparison !== 'same' && comparison !== 'first is older'
}

/** What is done to the entries; each touches at least one of the first `size`. */
const changes: Readonly<Record<string, (entries: readonly string[], size: number, chance: Dice) => readonly string[]>> = {
  flip: (entries, size, { below }) => {
    const at = below(size)
    const bytes = Buffer.from(entries[at]!, 'latin1')
    // One of the lower bits: still a letter of its own, and so another text.
    bytes[below(bytes.length)]! ^= 1 << below(4)
    return entries.with(at, bytes.toString('latin1'))
  },
  delete: (entries, size, { below }) => entries.toSpliced(below(size), 1),
  insert: (entries, size, { below }) => entries.toSpliced(below(size), 0, `{"seq":${below(size)},"verb":"put.in"}`),
  swap: (entries, size, { below }) => {
    const one = below(size)
    const other = (one + 1 + below(entries.length - 1)) % entries.length
    return entries.with(one, entries[other]!).with(other, entries[one]!)
  },
  truncate: (entries, size, { below }) => entries.slice(0, below(size)),
}
const kinds = Object.keys(changes)

/** A log whose entries are all different, and a size at which someone took its head. */
function grownLog(chance: Dice, salt: number): { log: Log; size: number } {
  const length = 2 + chance.below(60)
  const log = logOf(Array.from({ length }, (_, n) => `{"at":"2026-11-27T09:${n}","object":"${salt.toString(36)}","seq":${n + 1}}`))
  return { log, size: 1 + chance.below(length) }
}

/**
 * Rewrites logs: an entry is flipped, deleted or put in, two are swapped, the end is cut off; then the operator leaves the hashes as they
 * were, or makes all of them and the head again from that place on.
 * @returns how many were found by who holds one old head, and of those whose hashes were made again how many by who holds none
 */
export function rewrites(count: number, seed = 1): { found: number; of: number; foundByNobody: number; again: number } {
  const chance = dice(seed)
  const total = { found: 0, of: count, foundByNobody: 0, again: 0 }
  for (let n = 0; n < count; n += 1) {
    const { log, size } = grownLog(chance, n)
    const entries = changes[kinds[n % kinds.length]!]!(log.entries, size, chance)
    const isAgain = chance.oneIn(2)
    const after = isAgain ? logOf(entries) : { ...log, entries }
    const old = atSize(log, size).head
    if (isFoundBy(old, after)) total.found += 1
    if (isAgain) {
      total.again += 1
      if (isFoundBy(null, after)) total.foundByNobody += 1
    }
  }
  return total
}

/** Logs that only grew. @returns how many were taken for rewritten */
export function falseAlarms(count: number, seed = 2): number {
  const chance = dice(seed)
  let alarms = 0
  for (let n = 0; n < count; n += 1) {
    const { log, size } = grownLog(chance, n)
    if (isFoundBy(atSize(log, size).head, log)) alarms += 1
  }
  return alarms
}
