import { fold } from '../matching/fold.ts'

const width = 5

/** FNV-1a, 32 bits (Fowler, Noll, Vo): quick, and the same everywhere. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The distinct runs of five letters of a text, folded (case, accents, punctuation), as 32-bit numbers. */
export function shinglesOf(text: string): Uint32Array {
  const plain = fold(text)
  const found = new Set<number>()
  for (let at = 0; at + width <= plain.length; at += 1) found.add(hashOf(plain, at, at + width))
  return Uint32Array.from(found)
}
