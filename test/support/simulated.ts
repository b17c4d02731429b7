import { countOf, type Levels } from '#domain/stats/levels.ts'

/** Normal by Box and Muller, then gamma by Marsaglia and Tsang (2000); the power of a uniform lifts shapes under 1. */
export function gammas(random: () => number) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const gamma = (shape: number): number => {
    if (shape < 1) return gamma(shape + 1) * (1 - random()) ** (1 / shape)
    const d = shape - 1 / 3
    for (;;) {
      const x = normal()
      const v = (1 + x / Math.sqrt(9 * d)) ** 3
      if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
    }
  }
  return gamma
}

/** Shares drawn from a Dirichlet distribution with these counts. */
export function drawShares(gamma: (shape: number) => number, counts: Levels): Levels {
  const drawn = counts.map(gamma) as [number, number, number, number, number]
  const total = countOf(drawn)
  return [drawn[0] / total, drawn[1] / total, drawn[2] / total, drawn[3] / total, drawn[4] / total]
}

/** One answer, 1 to 5, of someone whose answers have these shares. */
export function drawAnswer(random: () => number, shares: Levels): number {
  let left = random()
  let given = 0
  while (given < 4 && left >= shares[given]!) {
    left -= shares[given]!
    given += 1
  }
  return given + 1
}
