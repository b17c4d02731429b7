/** A test that failed. */
export interface Failure {
  name: string
  /** The file that the second pass runs again; empty for a run that ended without a report. */
  file: string
  words: string
}

interface Ended {
  /** Failed, and failed again where it was run again. */
  failures: readonly Failure[]
  /** Failed once and passed when run again, alone. */
  flaky: readonly Failure[]
  passed: number
  failed: number
  skipped: number
}

const linesOf = ({ name, words }: Failure) => ['', name, ...words.split('\n').slice(0, 12)]

/**
 * The last lines of a whole run. The reasons come first; a flaky test is named again in its own line right above the
 * total, because people read the end of a long output.
 */
export function lastLines({ failures, flaky, passed, failed, skipped }: Ended): string[] {
  return [
    ...(flaky.length > 0 ? ['', 'Failed once and passed when run again, alone (to be mended):', ...flaky.flatMap(linesOf)] : []),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures.flatMap(linesOf)] : []),
    ...(flaky.length > 0 ? ['', ...flaky.map(({ name }) => `Flaky: ${name}`)] : []),
    '',
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ]
}
