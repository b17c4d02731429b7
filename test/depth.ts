/**
 * Whether a run goes to the bottom: CI's does (`npm test -- --whole`), and that of a single file. `npm test` by hand asks
 * the same of fewer throws, so that it is run at all (docs/decisions/0042).
 */
export const isWhole = process.env['TEST_DEPTH'] !== 'by hand'

/** A number of throws: so many in CI, so many by hand. */
export const throws = (whole: number, byHand: number): number => (isWhole ? whole : byHand)
