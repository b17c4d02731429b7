/**
 * How much tests try (docs/decisions/0080): all of it where a file is run by itself, and by `npm run assurance -- depth`. CI and `npm test`
 * try fewer of the cases that chance draws or that only repeat themselves, so that they are run at all.
 */
const depth = process.env['TEST_DEPTH'] ?? 'full'

/** Whether all is tested that is no matter of numbers: `npm test` leaves out the files named `.slow.test.ts` and what a test skips by this, CI does not. */
export const isFullRun = depth !== 'by hand'

/** A number of iterations: `full` by assurance and in a single file, `small` in CI and by hand. */
export const iterations = (full: number, small: number): number => (depth === 'full' ? full : small)
