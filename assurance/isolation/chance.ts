// Repeatable chance, and the one moment at which every made-up world is looked at.
import { seededNumbers } from '#kernel/seeded.ts'

export interface Chance {
  below: (n: number) => number
  uuid: () => string
  /** Some of the items. */
  some: <T>(items: readonly T[]) => T[]
}

export function chanceOf(seed: number): Chance {
  const next = seededNumbers(seed)
  const below = (n: number) => Math.floor(next() * n)
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('')
  return {
    below,
    uuid: () => `${hex(8)}-${hex(4)}-7${hex(3)}-a${hex(3)}-${hex(12)}`,
    some: (items) => items.filter(() => below(2) === 0),
  }
}

export const at = new Date('2026-03-12T18:00:00Z')
export const days = (n: number) => new Date(at.getTime() + n * 24 * 3_600_000)
export const dayOf = (n: number) => days(n).toISOString().slice(0, 10)

/** Days around every end that a seat of this world has. */
export const someDays: readonly string[] = [-60, -31, -30, -29, -21, -20, -10, -5, -4, -3, -2, 0, 1, 5, 6, 40].map(dayOf)
