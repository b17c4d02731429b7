import type { Figure } from './results.ts'
import { quantile, spreadOf } from './stats.ts'

interface Rounds {
  rounds: number
  /** How often a round asks. */
  asked: number
}

/**
 * How long something takes, asked again and again: p50 and p95 of each round.
 * @param took asks once, and says how many ms it took
 */
export async function measureRounds(
  { name, goal }: { name: string; goal: NonNullable<Figure['goal']> },
  took: () => Promise<number>,
  { rounds, asked }: Rounds,
  say: (text: string) => void,
): Promise<Figure[]> {
  const [middle, worst]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    const times: number[] = []
    for (let n = 0; n < asked; n += 1) times.push(await took())
    // The first round is not counted: everything is loaded, connected and compiled by then.
    if (round === 0) continue
    middle.push(quantile(times, 0.5))
    worst.push(quantile(times, 0.95))
  }
  const inWords = (all: readonly number[]) => all.map((ms) => ms.toFixed(0)).join(', ')
  say(`  ${name}: p50 ${inWords(middle)} ms, p95 ${inWords(worst)} ms`)
  return [
    { name: `${name}, p50`, unit: 'ms', ...spreadOf(middle) },
    { name: `${name}, p95`, unit: 'ms', goal, ...spreadOf(worst) },
  ]
}
