// What someone can try who holds everything that was seen of askings and of payments: to say which belongs to which. Each
// way takes a column of numbers of either side and matches them one to one; where asking and paying have nothing to do with
// each other, a way is right once on average, whatever it is (fixed points of a random permutation).

const ranked = (values: readonly bigint[]) =>
  values
    .map((value, at) => ({ value, at }))
    .toSorted((one, other) => (one.value < other.value ? -1 : one.value > other.value ? 1 : 0))
    .map(({ at }) => at)

/**
 * Right pairs when the k-th of one column is taken for the k-th, or the k-th last, of another; and of their lowest 48 bits.
 * @param truth by payment, the number of its asking
 * @returns three counts, of as many pairs as there are payments
 */
export function rightByRank(asked: readonly bigint[], paid: readonly bigint[], truth: readonly number[]): number[] {
  const right = (one: readonly number[], other: readonly number[]) => one.filter((at, k) => truth[other[k]!] === at).length
  const low = (values: readonly bigint[]) => values.map((value) => value & 0xffff_ffff_ffffn)
  const order = ranked(asked)
  return [right(order, ranked(paid)), right(order, ranked(paid).toReversed()), right(ranked(low(asked)), ranked(low(paid)))]
}

const wordsOf = (values: readonly bigint[], length: number) =>
  values.map((value) =>
    Uint32Array.from({ length: length / 4 }, (_, at) => Number((value >> BigInt(8 * (length - 4 - 4 * at))) & 0xffff_ffffn)),
  )

/**
 * Right pairs when each payment is taken for the asking whose number differs from its own in the fewest bits.
 * @param truth by payment, the number of its asking
 * @param length bytes of the numbers that are compared, a multiple of 4: the lowest
 */
export function rightByLikeness(asked: readonly bigint[], paid: readonly bigint[], truth: readonly number[], length: number): number {
  const bits = Uint8Array.from({ length: 65_536 }, (_, n) => n.toString(2).replaceAll('0', '').length)
  const all = wordsOf(asked, length)
  let right = 0
  for (const [at, own] of wordsOf(paid, length).entries()) {
    let [nearest, least] = [-1, Infinity]
    for (const [n, other] of all.entries()) {
      let differing = 0
      for (let word = 0; word < own.length; word += 1) {
        const x = (own[word]! ^ other[word]!) >>> 0
        differing += bits[x & 0xffff]! + bits[x >>> 16]!
      }
      if (differing < least) [nearest, least] = [n, differing]
    }
    if (truth[at] === nearest) right += 1
  }
  return right
}
