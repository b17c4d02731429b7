/**
 * One way to find the records that may be the same: texts from coarse to fine, at most three. `['s530 j', 's530 j|oh']`
 * looks for the sound and initial in all the country and, where too many share that, within the state.
 */
export type Key = readonly [coarse: string, finer?: string, finest?: string]

/** Statistics of the blocks: how many hold two or more records; how many were too big and split by a finer text; how many were left out. */
export interface BlockStats {
  blocks: number
  refined: number
  skipped: number
}

export const steps = 3
/** A row's number holds 32 bits of the key and 21 of the record. */
export const recordBits = 2 ** 21

/** A 32-bit number above 0 for a text (FNV-1a); 0 for no text. Two texts with one number only cost an extra comparison. */
export function numberOf(text: string | undefined): number {
  if (text === undefined) return 0
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0 || 1
}

/** All keys of all records as numbers, three for each; the keys of a record start at `from[record]`. */
export interface Numbers {
  from: Uint32Array
  of: Uint32Array
}

export function readKeys(records: number, keys: (record: number) => readonly Key[]): Numbers {
  const from = new Uint32Array(records + 1)
  let of = new Uint32Array(Math.max(1, records) * steps * 8)
  let filled = 0
  for (let record = 0; record < records; record += 1) {
    for (const key of keys(record)) {
      if (filled + steps > of.length) {
        const larger = new Uint32Array(of.length * 2)
        larger.set(of)
        of = larger
      }
      for (let step = 0; step < steps; step += 1) of[filled + step] = numberOf(key[step])
      filled += steps
    }
    from[record + 1] = filled
  }
  return { from, of: of.subarray(0, filled) }
}

/** The blocks of one step: key numbers in order, each with a record that has it. */
export interface Rows {
  numbers: Uint32Array
  records: Uint32Array
}

/** The rows of the keys whose coarser texts are all too common. */
export function rowsOf({ from, of }: Numbers, step: number, tooBig: readonly Set<number>[]): Rows {
  let both = new Float64Array(of.length / steps)
  let filled = 0
  for (let record = 0; record + 1 < from.length; record += 1) {
    for (let key = from[record]!; key < from[record + 1]!; key += steps) {
      if (of[key + step] === 0) continue
      let isRefined = true
      for (let before = 0; before < step; before += 1) isRefined &&= tooBig[before]!.has(of[key + before]!)
      if (!isRefined) continue
      both[filled] = of[key + step]! * recordBits + record
      filled += 1
    }
  }
  both = both.subarray(0, filled).toSorted()
  const rows = { numbers: new Uint32Array(filled), records: new Uint32Array(filled) }
  let unique = 0
  for (let at = 0; at < filled; at += 1) {
    // A record may have the same key twice.
    if (at > 0 && both[at] === both[at - 1]) continue
    rows.numbers[unique] = Math.floor(both[at]! / recordBits)
    rows.records[unique] = both[at]! % recordBits
    unique += 1
  }
  return { numbers: rows.numbers.subarray(0, unique), records: rows.records.subarray(0, unique) }
}

/** The first row of a number, or where it would be. */
export function firstOf(numbers: Uint32Array, wanted: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numbers[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function endOf(numbers: Uint32Array, from: number): number {
  let end = from
  while (end < numbers.length && numbers[end] === numbers[from]) end += 1
  return end
}

/** The numbers of the blocks with more than `most` records; counts all others of two and more. */
export function bigOnes({ numbers }: Rows, most: number, stats: BlockStats): Set<number> {
  const big = new Set<number>()
  for (let from = 0; from < numbers.length;) {
    const end = endOf(numbers, from)
    if (end - from > most) big.add(numbers[from]!)
    else if (end - from > 1) stats.blocks += 1
    from = end
  }
  return big
}

/** Which of the too big blocks some record has a finer text for. */
export function refinedOnes({ of }: Numbers, step: number, big: ReadonlySet<number>): number {
  const refined = new Set<number>()
  if (step + 1 < steps)
    for (let key = 0; key < of.length; key += steps) if (of[key + step + 1] !== 0 && big.has(of[key + step]!)) refined.add(of[key + step]!)
  return refined.size
}
