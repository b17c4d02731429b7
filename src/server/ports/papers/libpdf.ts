import type { Paper } from '#domain/papers/paper.ts'
import { threads } from '../threads.ts'
import type { Papers, Printed } from './port.ts'

/** Milliseconds for one paper: thousands of pages take less than a minute on one core. */
const patience = 600_000

/** PDF files by libpdf, which cuts fonts down to what a paper uses (docs/libraries.md). One at a time: the other core answers people. */
export function papersByLibpdf(): Papers {
  const pool = threads<{ paper: Paper; first: number }, Printed>({
    file: new URL('./libpdf.thread.ts', import.meta.url),
    name: 'draw',
    atOnce: 1,
    idle: 60_000,
    megabytes: 1536,
  })
  return { draw: (paper, first = 1) => pool.run({ paper, first }, patience) }
}
