/**
 * FNV-1a over the UTF-16 units of a text, 32 bits (Fowler, Noll, Vo; RFC 9923): small, quick, and the same on every machine.
 * `from` goes on where another text ended.
 */
export function hashOf(text: string, from = 0x811c9dc5): number {
  let hash = from
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** One hash of two, their order counted. */
export const joined = (a: number, b: number): number => Math.imul(Math.imul(a, 0x9e3779b1) ^ (b >>> 7) ^ (b << 11), 0x85ebca6b) ^ b

/** The bits of a hash mixed so that its highest ones depend on all of them (the last step of MurmurHash3). */
export function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
