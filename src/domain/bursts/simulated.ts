import { seededNumbers } from '#kernel/seeded.ts'
import { burstOn, type DayOfArrivals, type Usual } from './burst.ts'

const normal = (chance: () => number) => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

/** A gamma with mean 1 (Marsaglia and Tsang 2000; a shape under 1 by the power of a uniform). */
function gamma(shape: number, chance: () => number): number {
  if (shape < 1) return (gamma(shape + 1, chance) * (shape + 1) * Math.max(chance(), 1e-300) ** (1 / shape)) / shape
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = normal(chance)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(Math.max(chance(), 1e-300)) < 0.5 * x * x + d - d * v + d * Math.log(v)) return (d * v) / shape
  }
}

function poisson(mean: number, chance: () => number): number {
  const end = Math.exp(-mean)
  let n = 0
  for (let p = chance(); p > end; p *= chance()) n += 1
  return n
}

/** What the made-up courthouse is like: every fortieth day a rating, some people far more, and days on which several come. */
const madeUp: Usual = { rate: 1 / 40, shape: 0.7, dayShape: 0.5, mean: 3.3 }

interface Life {
  rate: number
  mean: number
}

const lifeOf = (chance: () => number): Life => ({
  rate: madeUp.rate * gamma(madeUp.shape, chance),
  mean: Math.min(4.7, Math.max(1.4, madeUp.mean + 0.6 * normal(chance))),
})

const scoreBy = (mean: number, chance: () => number) => Math.min(5, Math.max(1, Math.round(mean + 1.2 * normal(chance))))

function dayOf(life: Life, day: number, chance: () => number): DayOfArrivals {
  const n = poisson(life.rate * gamma(madeUp.dayShape, chance), chance)
  return { day, scores: Array.from({ length: n }, () => scoreBy(life.mean, chance)) }
}

export interface Simulated {
  attacks: number
  /** The share of attacks that were found on their day. */
  recall: number
  /** Months of one professional without an attack. */
  months: number
  falseAlarms: number
}

const year = 365
const month = 30

/**
 * Lives of professionals, day by day, with rates that vary between them and between days; then some are attacked: `size`
 * ratings with one star in 24 hours, which fall on one day or on two (ratings.md, section 6.6).
 */
export function simulated({
  attacks,
  months,
  seed,
  size = 15,
}: {
  attacks: number
  months: number
  seed: number
  size?: number
}): Simulated {
  const chance = seededNumbers(seed)
  let falseAlarms = 0
  let lived = 0
  while (lived < months) {
    const life = lifeOf(chance)
    const days: DayOfArrivals[] = []
    let alarmUntil = 0
    for (let day = 1; day <= 2 * year; day += 1) {
      const now = dayOf(life, day, chance)
      if (now.scores.length > 0) days.push(now)
      // The first year is what is learnt from. A burst that was found freezes the score for a month: it is one alarm.
      if (day <= year || now.scores.length === 0 || day < alarmUntil) continue
      if (burstOn(day, days, madeUp)) {
        falseAlarms += 1
        alarmUntil = day + month
      }
    }
    lived += year / month
  }
  let found = 0
  for (let n = 0; n < attacks; n += 1) {
    const life = lifeOf(chance)
    const days: DayOfArrivals[] = []
    for (let day = 1; day <= year; day += 1) {
      const now = dayOf(life, day, chance)
      if (now.scores.length > 0) days.push(now)
    }
    const first = 1 + Math.floor(chance() * size)
    const parts = chance() < 0.5 ? [size] : [first, size - first]
    const caught = parts.some((sent, after) => {
      const now = dayOf(life, year + 1 + after, chance)
      days.push({ day: now.day, scores: [...now.scores, ...Array.from({ length: sent }, () => 1)] })
      return burstOn(now.day, days, madeUp) !== null
    })
    if (caught) found += 1
  }
  return { attacks, recall: attacks === 0 ? 0 : found / attacks, months: Math.floor(lived), falseAlarms }
}
