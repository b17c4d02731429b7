import type { Random } from '#kernel/random.ts'
import { seededNumbers } from '#kernel/seeded.ts'

/** Repeatable chance with the questions that the demo directory asks of it. */
export interface Chance extends Random {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** True with the probability `share` (0 to 1). */
  yes(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** The list in another order; the list itself stays. */
  shuffled<T>(list: readonly T[]): T[]
}

/** FNV-1a: a number for a text, so that every corner of the demo has a seed with a readable name. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Chance from a seed (mulberry32): whole-number steps only, so that it gives the same on every machine.
 * One seed for each corner keeps a change in one state from moving all the others.
 */
export function chance(seed: string): Chance {
  const next = seededNumbers(numberOf(seed))
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('')
  const shuffled = <T>(list: readonly T[]) => {
    const left = [...list]
    const out: T[] = []
    while (left.length > 0) out.push(...left.splice(between(0, left.length - 1), 1))
    return out
  }
  return {
    next,
    between,
    shuffled,
    yes: (share) => next() < share,
    pick: (list) => {
      if (list.length === 0) throw new Error('There is nothing to pick from in an empty list.')
      return list[between(0, list.length - 1)]!
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[between(0, 3)]}${hex(3)}-${hex(12)}`,
  }
}
