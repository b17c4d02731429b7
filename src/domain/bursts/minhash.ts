import { shinglesOf } from './shingles.ts'

/** Rows of a signature: 256 estimate a likeness with a standard error of at most 0.031, and of 0.026 about the line drawn in campaign.ts. */
export const rows = 256

/** Odd multipliers and offsets of 32 bits, by a fixed sequence (splitmix32), so that a signature means the same for ever. */
const mixers = (() => {
  let state = 0x9e3779b9
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 0
  }
  return Array.from({ length: rows }, () => ({ times: next() | 1, plus: next() }))
})()

/** The avalanche of murmur3: without it a multiplication keeps the order of near numbers. */
function stir(value: number): number {
  let x = value
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

/** A text's MinHash (Broder 1997): 256 numbers, alike in as many places as the texts' five-letter runs overlap. Empty for a text under five letters. */
export function signatureOf(text: string): Uint32Array {
  const shingles = shinglesOf(text)
  if (shingles.length === 0) return new Uint32Array(0)
  const least = new Uint32Array(rows).fill(0xffffffff)
  for (const shingle of shingles) {
    for (let row = 0; row < rows; row += 1) {
      const { times, plus } = mixers[row]!
      const value = stir((Math.imul(shingle, times) + plus) >>> 0)
      if (value < least[row]!) least[row] = value
    }
  }
  return least
}

/** The share of five-letter runs that two texts have in common, estimated: 0 to 1. */
export function likeness(one: Uint32Array, other: Uint32Array): number {
  if (one.length !== rows || other.length !== rows) return 0
  let same = 0
  for (let row = 0; row < rows; row += 1) if (one[row] === other[row]) same += 1
  return same / rows
}
