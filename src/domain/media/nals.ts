import { CannotClean } from './reasons.ts'

// The units of a picture in H.264 and H.265. Supplemental information (SEI) can hold anything: Tesla and some dash cameras write
// the position of each picture into it, encoders their settings. By both standards a decoder needs none of it.

export type Coding = 'avc' | 'hevc'

/**
 * The units that a decoder needs: pictures, parameter sets, and marks between pictures. Units that the standards leave open are left
 * out as well: Dolby Vision's layer is one of them, and what is below it is a whole picture (profile 8).
 */
const needed: Readonly<Record<Coding, (head: number) => boolean>> = {
  // ITU-T H.264, table 7-1: slices, parameter sets, delimiter, ends, sequence extension, auxiliary picture.
  avc: (head) => [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 19].includes(head & 31),
  // ITU-T H.265, table 7-1: 0 to 21 are pictures, 32 to 37 parameter sets, delimiter and ends.
  hevc: (head) => isNeededHevc((head >> 1) & 63),
}

const isNeededHevc = (type: number) => type <= 21 || (type >= 32 && type <= 37)

/** Whether a unit is one that a decoder needs. @param head its first byte */
export const isNeeded = (coding: Coding, head: number): boolean => needed[coding](head)

/**
 * A sample without the units that a decoder does not need.
 * @param sample units, each after its length (ISO/IEC 14496-15, 4.3.3)
 * @param lengthBytes of each length: 1, 2 or 4
 * @returns the parts of the sample that stay, in order
 * @throws CannotClean `damaged` where lengths don't add up
 */
export function neededUnits(sample: Uint8Array, coding: Coding, lengthBytes: number): Uint8Array[] {
  const parts: Uint8Array[] = []
  for (let at = 0; at < sample.length;) {
    let length = 0
    for (let index = 0; index < lengthBytes; index += 1) length = length * 256 + (sample[at + index] ?? 0)
    const end = at + lengthBytes + length
    if (end > sample.length) throw new CannotClean('damaged', 'unit')
    if (length > 0 && isNeeded(coding, sample[at + lengthBytes]!)) parts.push(sample.subarray(at, end))
    at = end
  }
  return parts
}
