import type { Usual } from '#domain/bursts/burst.ts'
import type { Arrivals } from './store.ts'

/**
 * What is taken as usual where too few are rated to say: a rating every fortieth day, as the simulation has it
 * (domain/bursts/simulated.ts, docs/manipulation.md), and the mean that unrated people are shown with.
 */
export const fallback: Usual = { rate: 1 / 40, shape: 0.7, dayShape: 0.5, mean: 3.3 }
/** So many rated people say how often someone in their role and state is rated. */
const fewestPeople = 30
/** A few people's chance can give any shape: it stays where the simulation has been. */
const shapes = { least: 0.2, most: 5 } as const
/** A house that opened last week knows no rate yet. Days. */
const fewestDays = 30

interface OfOne {
  role: string
  state: string | null
  n: number
  sum: number
}

function usualOf(people: readonly OfOne[], days: number): Usual {
  const total = people.reduce((sum, { n }) => sum + n, 0)
  const mean = total / people.length
  const variance = people.reduce((sum, { n }) => sum + (n - mean) ** 2, 0) / (people.length - 1)
  // Negative binomial: variance = mean + mean² / shape.
  const shape = variance > mean ? mean ** 2 / (variance - mean) : shapes.most
  return {
    rate: mean / days,
    shape: Math.min(shapes.most, Math.max(shapes.least, shape)),
    dayShape: fallback.dayShape,
    mean: people.reduce((sum, one) => sum + one.sum, 0) / total,
  }
}

/**
 * How often someone of a role is rated in a state, among those who are rated at all: from their state, else from their
 * role anywhere, else the stated fallback. How much single days vary is always the fallback's.
 * @param arrivals of the past, without the days that are judged
 * @param today days since 1970
 */
export function usualRates(arrivals: readonly Arrivals[], today: number): (role: string, state: string | null) => Usual {
  const people = new Map<string, OfOne>()
  for (const { professionalId, role, state, scores } of arrivals) {
    const one = people.get(professionalId) ?? { role, state, n: 0, sum: 0 }
    people.set(professionalId, { ...one, n: one.n + scores.length, sum: one.sum + scores.reduce((sum, score) => sum + score, 0) })
  }
  const days = today - arrivals.reduce((first, { day }) => Math.min(first, day), today)
  const all = [...people.values()]
  return (role, state) => {
    const peers = all.filter((one) => one.role === role)
    const near = peers.filter((one) => one.state === state)
    const sample = near.length >= fewestPeople ? near : peers
    return sample.length >= fewestPeople && days >= fewestDays ? usualOf(sample, days) : fallback
  }
}
