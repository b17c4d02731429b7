import { countOf } from './levels.ts'
import { meanOf, type Posterior, varianceOf } from './posterior.ts'

/**
 * The probability that the true mean is at most `bound`, exact up to rounding.
 *
 * The mean is `sum v w` with `w` Dirichlet, that is `w = G / sum G` with independent gammas of the
 * posterior's counts; it is at most c exactly when `Q = sum (v - c) G <= 0`. For such a sum Imhof's
 * inversion (Biometrika 48, 1961, formula 3.2) gives
 * `P(Q <= 0) = 1/2 - 1/pi * integral over u > 0 of sin(theta) / (u rho)` with
 * `theta = sum a atan((v - c) u)` and `rho = product (1 + (v - c)^2 u^2)^(a / 2)`.
 * The integrand is even and smooth, so the plain trapezoid rule converges exponentially.
 */
export function probabilityBelow({ counts }: Posterior, bound: number): number {
  const offsets = counts.map((_, index) => index + 1 - bound)
  const spread = Math.sqrt(counts.reduce((sum, count, index) => sum + count * offsets[index]! ** 2, 0))
  const step = 0.1 / spread
  let area = 0.5 * counts.reduce((sum, count, index) => sum + count * offsets[index]!, 0)
  for (let k = 1; k <= 5_000; k += 1) {
    const u = k * step
    let theta = 0
    let logRho = 0
    for (let index = 0; index < 5; index += 1) {
      const x = offsets[index]! * u
      theta += counts[index]! * Math.atan(x)
      logRho += 0.5 * counts[index]! * Math.log1p(x * x)
    }
    area += Math.sin(theta) / (u * Math.exp(logRho))
    if (logRho > 25) break // what follows is below 1e-11
  }
  return 0.5 - (step * area) / Math.PI
}

const clip = (value: number) => Math.min(5, Math.max(1, value))

/** The bound below which the true mean lies with this probability. Regula falsi (Illinois), between 1 and 5. */
function quantile(posterior: Posterior, probability: number): number {
  const mean = meanOf(posterior)
  const reach = 6 * Math.sqrt(varianceOf(posterior))
  let low = clip(mean - reach)
  let high = clip(mean + reach)
  let below = -probability
  let above = 1 - probability
  let side = 0
  for (let round = 0; round < 100; round += 1) {
    const middle = (low * above - high * below) / (above - below)
    const off = probabilityBelow(posterior, middle) - probability
    if (Math.abs(off) < 1e-9 || high - low < 1e-9) return middle
    if (off > 0) {
      high = middle
      above = off
      if (side === 1) below /= 2
      side = 1
    } else {
      low = middle
      below = off
      if (side === -1) above /= 2
      side = -1
    }
  }
  return (low + high) / 2
}

/**
 * The central credible interval of the true mean rating: with probability `level` it lies inside, 5 %
 * below and 5 % above when `level` is 0.9 (ratings.md, section 1.2). From quantiles of the posterior
 * itself rather than from mean and variance, so that the bounds stay within 1 and 5 and never fall when
 * a rating rises.
 */
export function credibleInterval(posterior: Posterior, level = 0.9): { low: number; high: number } {
  const tail = (1 - level) / 2
  return { low: lowerBound(posterior, tail), high: quantile(posterior, 1 - tail) }
}

/**
 * The bound below which the true mean lies with the probability `tail`: the lower end of the 90 %
 * interval when it is 0.05. Lists of the "best supported" go by it (ratings.md, section 1.2).
 * @throws RangeError for a posterior without counts
 */
export function lowerBound(posterior: Posterior, tail = 0.05): number {
  if (countOf(posterior.counts) <= 0) throw new RangeError('A posterior without counts says nothing; give it a prior.')
  return quantile(posterior, tail)
}
