import type { Paper } from '#domain/papers/paper.ts'

/** A paper as a file. */
export interface Printed {
  /** PDF. */
  bytes: Uint8Array
  pages: number
}

/** Makes PDF files, in a thread of its own. */
export interface Papers {
  /**
   * Draws a paper on US Letter pages, each with the paper's title, its own number (prefix and six digits) and "Page x of y".
   * @param first the number of its first page
   * @throws Error where it takes longer than ten minutes, or more memory than 1.5 GB
   */
  draw(paper: Paper, first?: number): Promise<Printed>
}
