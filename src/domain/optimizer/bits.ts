// A pattern as a number: bit d is 1 where the child sleeps at A's in night d. Up to 28 nights fit a 32-bit integer.

/** All nights A's. */
export const fullOf = (cycleNights: number) => (1 << cycleNights) - 1

export function bitsOf(nights: string): number {
  let bits = 0
  for (let night = 0; night < nights.length; night += 1) if (nights[night] === 'A') bits |= 1 << night
  return bits
}

export function nightsOf(bits: number, cycleNights: number): string {
  let nights = ''
  for (let night = 0; night < cycleNights; night += 1) nights += (bits >> night) & 1 ? 'A' : 'B'
  return nights
}

/** Each night shows the holder of the night before. */
export function shifted(bits: number, cycleNights: number, full: number): number {
  return ((bits << 1) | (bits >> (cycleNights - 1))) & full
}

/** How many bits are 1 (Hacker's Delight, 5-1). */
export function countOf(bits: number): number {
  let count = bits - ((bits >> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >> 2) & 0x33333333)
  return (((count + (count >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24
}

/** The longest stay of ones, over the end too; the whole cycle when all are ones. */
export function longestStay(bits: number, cycleNights: number, full: number): number {
  if (bits === full) return cycleNights
  let length = 0
  for (let left = bits; left !== 0; left &= shifted(left, cycleNights, full)) length += 1
  return length
}

/** The bits of those nights for which `holds`. */
export function maskOf(cycleNights: number, holds: (night: number) => boolean): number {
  let mask = 0
  for (let night = 0; night < cycleNights; night += 1) if (holds(night)) mask |= 1 << night
  return mask
}
