/** What became of ratings that the same rule hit: how many of each sign, and how many of those are not shown. */
export interface Stratum {
  /** The rule that was named, or `none`. */
  rule: string
  negative: { n: number; down: number }
  positive: { n: number; down: number }
}

export interface Neutrality {
  negative: { n: number; down: number }
  positive: { n: number; down: number }
  /** Odds of a negative rating being taken down, against a positive one that the same rule hit; `null` where there is not enough. */
  odds: { ratio: number; low: number; high: number } | null
}

/** Fewer than so many of each sign, or so few taken down in all, say nothing. */
const fewest = { ofEach: 30, down: 10 }
/** Of the standard normal: 97.5 %. */
const z = 1.959964

const sum = (strata: readonly Stratum[], of: (stratum: Stratum) => number) => strata.reduce((total, each) => total + of(each), 0)

/**
 * Whether a rating is taken down for its sign: the odds ratio over all rules, each rule a stratum, so that negative
 * ratings are compared with positive ones that broke the same rule. 1 is neutral. Mantel-Haenszel (1959), with the
 * variance of Robins, Breslow and Greenland (1986, Biometrics 42:311) for a 95 % interval.
 * @param strata counts, whole numbers of 0 and more
 * @returns counts, and no ratio where there are fewer than 30 of a sign or 10 taken down, or where one side has none
 */
export function neutralityOf(strata: readonly Stratum[]): Neutrality {
  const negative = { n: sum(strata, (each) => each.negative.n), down: sum(strata, (each) => each.negative.down) }
  const positive = { n: sum(strata, (each) => each.positive.n), down: sum(strata, (each) => each.positive.down) }
  const counts = { negative, positive }
  if (negative.n < fewest.ofEach || positive.n < fewest.ofEach || negative.down + positive.down < fewest.down)
    return { ...counts, odds: null }
  let [r, s, pr, mixed, qs] = [0, 0, 0, 0, 0]
  for (const stratum of strata) {
    const [a, c] = [stratum.negative.down, stratum.positive.down]
    const [b, d] = [stratum.negative.n - a, stratum.positive.n - c]
    const n = a + b + c + d
    if (n === 0) continue
    const [ri, si, p, q] = [(a * d) / n, (b * c) / n, (a + d) / n, (b + c) / n]
    r += ri
    s += si
    pr += p * ri
    mixed += p * si + q * ri
    qs += q * si
  }
  if (r === 0 || s === 0) return { ...counts, odds: null }
  const error = Math.sqrt(pr / (2 * r * r) + mixed / (2 * r * s) + qs / (2 * s * s))
  const ratio = r / s
  return { ...counts, odds: { ratio, low: ratio * Math.exp(-z * error), high: ratio * Math.exp(z * error) } }
}
