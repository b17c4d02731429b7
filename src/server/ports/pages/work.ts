import type { Cannot, LayerPage } from './port.ts'

/** What the process is asked. */
export type Work = { path: string } & (
  | { ask: 'layers'; from: number; most: number }
  | { ask: 'draw'; page: number; side: number; into: string }
  | { ask: 'text'; type: string; name: string }
)

/** What it answers: `fault` is an error of this machine, not of the file's content. */
export type Answer =
  | { state: 'layers'; count: number; pages: readonly LayerPage[] }
  | { state: 'drawn'; width: number; height: number }
  | { state: 'text'; text: string }
  | Cannot
  | { fault: string }

/** A file that is refused, and why. */
export class Refused extends Error {
  readonly reason: Cannot['reason']
  constructor(reason: Cannot['reason']) {
    super(reason)
    this.reason = reason
  }
}
