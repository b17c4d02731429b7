import type { Random } from '#kernel/random.ts'
import { seededNumbers } from '#kernel/seeded.ts'

/** Repeatable chance: the same seed gives the same numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  const next = seededNumbers(seed)
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')
  return { next, uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}` }
}

/**
 * Repeatable chance whose UUIDs rise: ids that are made at one moment of a clock that stands still (kernel/uuid7.ts) have the order in
 * which they were made, no matter how many were drawn by tests before.
 */
export function risingRandom(seed: number): Random {
  const { next, uuid } = seededRandom(seed)
  let made = 0
  return {
    next,
    uuid: () => {
      made += 1
      const count = made.toString(16).padStart(6, '0')
      const drawn = uuid()
      return `${drawn.slice(0, 15)}${count.slice(0, 3)}-a${count.slice(3)}${drawn.slice(23)}`
    },
  }
}
