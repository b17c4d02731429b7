/** The verdict on a file. `not_scanned`: there is no scanner, it does not answer, or it cannot scan this file. */
export type Verdict = 'clean' | 'infected' | 'not_scanned'

/** Looks through files from strangers for known malicious content (ASVS 5.4.3). */
export interface Scanner {
  /** Whether a scanner is set. Where none is, `not_scanned` is all that is ever answered. */
  readonly isOn: boolean
  /**
   * Looks through one file.
   * @param content the whole file, as it came, or in pieces
   * @returns never an error: without a verdict, `not_scanned`
   */
  scan(content: Buffer | AsyncIterable<Uint8Array>): Promise<Verdict>
}
