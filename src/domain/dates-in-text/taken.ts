/** Which signs of a text are spoken for. */
export interface Taken {
  /** Whether none of them is taken yet. */
  isFree(from: number, to: number): boolean
  take(from: number, to: number): void
  /** Whether a mention goes on behind this sign. */
  goesOn(at: number): boolean
}

/** @param length of the text @param mentions what is taken from the beginning */
export function takenIn(length: number, mentions: readonly { from: number; to: number }[] = []): Taken {
  // 0 free, 1 the last sign of a mention, 2 any other of it.
  const signs = new Uint8Array(length)
  const take = (from: number, to: number) => {
    signs.fill(2, from, to)
    if (to > from) signs[to - 1] = 1
  }
  for (const { from, to } of mentions) take(from, to)
  return {
    isFree(from, to) {
      for (let at = from; at < to; at++) if (signs[at] !== 0) return false
      return true
    },
    take,
    goesOn: (at) => signs[at] === 2,
  }
}
