/** Repeatable chance for the fuzzer: the same seed asks the same things (mulberry32). */
export interface Dice {
  /** A whole number in [0, n). */
  below(n: number): number
  /** True once in n throws. */
  oneIn(n: number): boolean
  pick<T>(from: readonly T[]): T
}

export function dice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: <T>(from: readonly T[]) => from[below(from.length)]!,
  }
}
