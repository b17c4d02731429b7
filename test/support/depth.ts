/**
 * Whether tests run at full depth: CI does (`npm test -- --whole`), and so does a single file. `npm test` by hand asks the same
 * of fewer iterations, so that it is run at all (docs/decisions/0042).
 */
export const isFullRun = process.env['TEST_DEPTH'] !== 'by hand'

/** A number of iterations: `full` in CI, `byHand` by hand. */
export const iterations = (full: number, byHand: number): number => (isFullRun ? full : byHand)
