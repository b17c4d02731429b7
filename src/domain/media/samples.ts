import { box, type Box, fixed, only, viewOf, words } from './boxes.ts'
import type { Coded } from './coding.ts'
import { CannotClean } from './reasons.ts'

/** Samples of a track that stand one after the other in the file. Offset and length in bytes. */
export interface Chunk {
  offset: number
  bytes: number
  /** The first one's number in the track, from 0. */
  first: number
  samples: number
}

/** Where a track's samples are (ISO/IEC 14496-12, 8.7). */
export interface Samples {
  chunks: readonly Chunk[]
  /** Of each sample, in bytes; null where all have one size. */
  sizes: Uint32Array | null
}

function sizesOf(boxes: readonly Box[]): { sizes: Uint32Array | null; each: number; count: number } {
  const body = only(boxes, 'stsz')
  const view = viewOf(body)
  const [each, count] = [view.getUint32(4), view.getUint32(8)]
  if (each > 0) return { sizes: null, each, count }
  if (12 + count * 4 > body.length) throw new CannotClean('damaged', 'stsz')
  return { sizes: Uint32Array.from({ length: count }, (_, index) => view.getUint32(12 + index * 4)), each, count }
}

function offsetsOf(boxes: readonly Box[]): number[] {
  const isLong = boxes.some(({ type }) => type === 'co64')
  const body = only(boxes, isLong ? 'co64' : 'stco')
  const view = viewOf(body)
  const count = view.getUint32(4)
  if (8 + count * (isLong ? 8 : 4) > body.length) throw new CannotClean('damaged', 'stco')
  return Array.from({ length: count }, (_, index) => (isLong ? Number(view.getBigUint64(8 + index * 8)) : view.getUint32(8 + index * 4)))
}

/** How many samples each chunk has: a row of `stsc` holds until the next one's first chunk, which are counted from 1. */
function countsOf(boxes: readonly Box[], chunks: number): number[] {
  const view = viewOf(only(boxes, 'stsc'))
  const counts: number[] = []
  for (let row = view.getUint32(4) - 1, until = chunks; row >= 0; row -= 1) {
    const from = view.getUint32(8 + row * 12) - 1
    const samples = view.getUint32(12 + row * 12)
    for (let index = Math.max(0, from); index < until; index += 1) counts[index] = samples
    until = Math.min(until, Math.max(0, from))
  }
  return counts
}

/** The samples of a track by the boxes of its `stbl`. @throws CannotClean `damaged`; RangeError where a table is cut off */
export function samplesOf(boxes: readonly Box[], { packet, units }: Coded): Samples {
  const { sizes, each, count } = sizesOf(boxes)
  const offsets = offsetsOf(boxes)
  const counts = countsOf(boxes, offsets.length)
  const lengthOf = (first: number, samples: number): number => {
    if (sizes) return sizes.subarray(first, first + samples).reduce((sum, size) => sum + size, 0)
    return each === 1 && packet ? Math.ceil(samples / packet.samples) * packet.bytes : samples * each
  }
  let first = 0
  const chunks = offsets.map((offset, index) => {
    const samples = counts[index] ?? 0
    const chunk = { offset, bytes: lengthOf(first, samples), first, samples }
    first += samples
    return chunk
  })
  if (first > count) throw new CannotClean('damaged', 'more samples than sizes')
  if (units === null || sizes !== null) return { chunks, sizes }
  // Pictures of one size: what stays of each has its own.
  if (count > 10_000_000) throw new CannotClean('damaged', 'samples')
  return { chunks, sizes: new Uint32Array(count).fill(each) }
}

/** A table of `rows` behind its number of rows, and nothing after it. */
function table({ type, body }: Box, rowBytes: number): Uint8Array {
  return box(type, fixed(body, 8 + viewOf(body).getUint32(4) * rowBytes))
}

/** Bytes of a row. When samples are shown, and which of them stand alone. */
const tables: Readonly<Record<string, number>> = { stts: 8, ctts: 8, stss: 4, stps: 4, stsc: 12 }

/**
 * The boxes of `stbl` for samples that were written again. Sample groups (`sgpd`) and what else is not named is left out.
 * @param offsets where each chunk is now
 * @param sizes of each sample now; null leaves the table as it is
 */
export function writeTables(boxes: readonly Box[], offsets: readonly number[], sizes: Uint32Array | null): Uint8Array[] {
  const written = boxes.flatMap((each) => {
    const rowBytes = tables[each.type]
    return rowBytes === undefined ? [] : [table(each, rowBytes)]
  })
  const stsz = only(boxes, 'stsz')
  const each = viewOf(stsz).getUint32(4)
  written.push(sizes ? box('stsz', words([0, 0, sizes.length]), words(sizes)) : box('stsz', fixed(stsz, each > 0 ? 12 : stsz.length)))
  const isLong = offsets.some((offset) => offset >= 2 ** 32)
  const at = isLong ? offsets.flatMap((offset) => [Math.floor(offset / 2 ** 32), offset % 2 ** 32]) : offsets
  written.push(box(isLong ? 'co64' : 'stco', words([0, offsets.length]), words(at)))
  return written
}
