import { join, nameAt, viewOf } from './boxes.ts'
import { CannotClean } from './reasons.ts'

/** Segments that a decoder needs (ITU-T T.81, table B.1): frames, Huffman and arithmetic tables, quantization, scans, intervals. */
const isNeeded = (marker: number) => (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdf)

/** The end of the coded pixels that begin at a place: a zero or a restart after 0xff belongs to them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new CannotClean('damaged', 'jpeg end')
}

/**
 * A JPEG without anything but its picture: no application segments, no comments, nothing after its end. The pixels stay bit by bit.
 * Adobe's segment stays with its 12 bytes: it says how the colors are coded (ITU-T T.872, 6.5.3).
 * @throws CannotClean `damaged`
 */
export function pictureOnly(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new CannotClean('damaged', 'JPEG')
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 2)]
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) throw new CannotClean('damaged', 'jpeg segment')
    const marker = bytes[at + 1]!
    // Bytes of 0xff may fill the space in front of a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    const length = view.getUint16(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) throw new CannotClean('damaged', 'jpeg segment')
    const isAdobe = marker === 0xee && length >= 14 && nameAt(bytes, at + 4) === 'Adob'
    if (isAdobe) parts.push(Uint8Array.of(0xff, 0xee, 0, 14), bytes.subarray(at + 4, at + 16))
    const until = marker === 0xda ? endOfScan(bytes, end) : end
    if (isNeeded(marker)) parts.push(bytes.subarray(at, until))
    at = until
  }
  return join([...parts, Uint8Array.of(0xff, 0xd9)])
}
