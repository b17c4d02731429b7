import { seededNumbers } from '#kernel/seeded.ts'

/** Repeatable chance for the fuzzer: the same seed asks the same things (mulberry32). */
export interface Dice {
  /** A whole number in [0, n). */
  below(n: number): number
  /** True once in n throws. */
  oneIn(n: number): boolean
  pick<T>(from: readonly T[]): T
}

export function dice(seed: number): Dice {
  const next = seededNumbers(seed)
  const below = (n: number) => Math.floor(next() * n)
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: <T>(from: readonly T[]) => from[below(from.length)]!,
  }
}
