import {
  bigOnes,
  firstOf,
  type Key,
  numberOf,
  readKeys,
  recordBits,
  refinedOnes,
  type Rows,
  rowsOf,
  steps,
  type BlockStats,
} from './block-rows.ts'

export type { Key, BlockStats } from './block-rows.ts'

/** Records by the keys that they share. Made once, asked for all pairs, or for one more record. */
export interface Blocks {
  /** Pairs that share a usable key, each once, in chunks of a, b, a, b, … with a < b. */
  pairs(): Generator<Uint32Array>
  /** Places of the records that share a usable key with these keys, each once. */
  like(keys: readonly Key[]): number[]
  stats: BlockStats
}

const chunkPairs = 2 ** 20

/**
 * Puts records in blocks of a common key. A block of more than `most` records is not compared each with each, which
 * would be quadratic: its records are looked for by the next finer text of the same key, and where the finest is
 * still too common (or they have none) by their other keys alone. So n records of k keys make at most n * k * most / 2 pairs.
 * @param keys of each record, made once; an index of a database holds the same texts
 * @throws RangeError for more than 2,097,152 records
 */
export function blocksOf(records: number, keys: (record: number) => readonly Key[], most: number): Blocks {
  if (records > recordBits) throw new RangeError(`At most ${recordBits} records are put in blocks at once.`)
  const numbers = readKeys(records, keys)
  const rows: Rows[] = []
  const tooBig: Set<number>[] = []
  const stats: BlockStats = { blocks: 0, refined: 0, skipped: 0 }
  for (let step = 0; step < steps; step += 1) {
    rows.push(rowsOf(numbers, step, tooBig))
    const big = bigOnes(rows[step]!, most, stats)
    tooBig.push(big)
    const refined = refinedOnes(numbers, step, big)
    stats.refined += refined
    stats.skipped += big.size - refined
  }

  /** Calls `see` with the records of the coarsest block of this key that is small enough. */
  function eachOf(one: number, two: number, three: number, see: (record: number) => void) {
    for (let step = 0; step < steps; step += 1) {
      const number = step === 0 ? one : step === 1 ? two : three
      if (number === 0) return
      if (tooBig[step]!.has(number)) continue
      const { numbers: all, records: owners } = rows[step]!
      for (let at = firstOf(all, number); all[at] === number; at += 1) see(owners[at]!)
      return
    }
  }

  function like(wanted: readonly Key[]): number[] {
    const found = new Set<number>()
    for (const [one, two, three] of wanted) eachOf(numberOf(one), numberOf(two), numberOf(three), (record) => found.add(record))
    return [...found]
  }

  function* pairs(): Generator<Uint32Array> {
    const seenBy = new Int32Array(records).fill(-1)
    let others: number[] = []
    let chunk = new Uint32Array(2 * chunkPairs)
    let filled = 0
    for (let record = 0; record < records; record += 1) {
      others = []
      const see = (other: number) => {
        if (other <= record || seenBy[other] === record) return
        seenBy[other] = record
        others.push(other)
      }
      const { from, of } = numbers
      for (let key = from[record]!; key < from[record + 1]!; key += steps) eachOf(of[key]!, of[key + 1]!, of[key + 2]!, see)
      for (const other of others) {
        chunk[filled] = record
        chunk[filled + 1] = other
        filled += 2
        if (filled < chunk.length) continue
        yield chunk
        chunk = new Uint32Array(2 * chunkPairs)
        filled = 0
      }
    }
    if (filled > 0) yield chunk.slice(0, filled)
  }

  return { pairs, like, stats }
}
