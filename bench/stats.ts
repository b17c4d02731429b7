import { seededRandom } from '#test/support/random.ts'

/** What one figure's rounds say together. */
export interface Spread {
  /** How many rounds. */
  n: number
  median: number
  min: number
  max: number
  /** The 95 % bootstrap interval of the median. */
  low: number
  high: number
}

/**
 * The value below which a share `p` (0 to 1) of the values lies; between two values it is interpolated
 * (Hyndman and Fan 1996, type 7, as NumPy and R do by default).
 * @throws Error when there is no value
 */
export function quantile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  if (sorted.length === 0) throw new Error('A quantile needs at least one value.')
  const at = p * (sorted.length - 1)
  const below = sorted[Math.floor(at)]!
  const above = sorted[Math.ceil(at)]!
  return below + (above - below) * (at - Math.floor(at))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/**
 * Median, range and 95 % interval of the median over rounds. The interval is the percentile bootstrap
 * (Efron 1979) of 4,000 resamples with a fixed seed, so the same rounds give the same interval.
 */
export function spreadOf(values: readonly number[], seed = 1): Spread {
  const { next } = seededRandom(seed)
  const medians = Array.from({ length: 4_000 }, () => median(values.map(() => values[Math.floor(next() * values.length)]!)))
  return {
    n: values.length,
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
    low: quantile(medians, 0.025),
    high: quantile(medians, 0.975),
  }
}

/** The items in a random order (Fisher and Yates), from the chance that is handed in. */
export function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const left = [...items]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(Math.floor(next() * left.length), 1))
  return order
}
