import type { Mutant } from './mutants.ts'

/** The small form: what CI sweeps (test/isolation.test.ts). */
export const small = { cells: 20_000, seed: 7, share: 40 } as const

/** Of the mutants all of the functions, and of the many tables with one style every twelfth. */
export const fewMutants = (all: readonly Mutant[]) => all.filter(({ what }, n) => what.startsWith('my_') || n % 12 === 5)
