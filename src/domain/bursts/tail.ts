/**
 * The chance of `n` or more under a negative binomial: a Poisson whose rate is itself a gamma, so that quiet days of a
 * name that is now and then in the news are not taken for constant ones.
 * @param mean of the counts, over 0
 * @param size of the gamma (shape): the smaller, the more the rate varies; over 0. The variance is `mean + mean^2 / size`
 */
export function tailOf(n: number, { mean, size }: { mean: number; size: number }): number {
  if (n <= 0) return 1
  const p = size / (size + mean)
  let term = Math.exp(size * Math.log(p))
  let below = term
  for (let k = 1; k < n; k += 1) {
    term *= ((size + k - 1) / k) * (1 - p)
    below += term
  }
  // Far out in the tail 1 - below is rounding only: the sum of what follows is exact there.
  if (below < 0.999_999) return 1 - below
  let rest = 0
  for (let k = n; k < n + 2_000; k += 1) {
    term *= ((size + k - 1) / k) * (1 - p)
    rest += term
    if (term < rest * 1e-12) break
  }
  return rest
}
