import type { Random } from '#kernel/random.ts'
import { seededNumbers } from '#kernel/seeded.ts'

/** Repeatable chance: the same seed gives the same numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  const next = seededNumbers(seed)
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')
  return { next, uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}` }
}
