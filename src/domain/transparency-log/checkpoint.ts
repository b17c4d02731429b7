import type { Head } from './merkle-tree.ts'
import { fromBase64, toBase64 } from './signed-note.ts'

// What is signed of a log, as https://c2sp.org/tlog-checkpoint describes it: the text of a note.

export interface Checkpoint extends Head {
  /** Which log it is of: the site's host and a path. */
  origin: string
}

/** @throws RangeError for an origin of no or of several lines */
export function writeCheckpoint({ origin, size, root }: Checkpoint): string {
  if (origin === '' || origin.includes('\n')) throw new RangeError('The origin of a log is one line.')
  return `${origin}\n${size}\n${toBase64(root)}\n`
}

/** Reads the text of a note as a checkpoint; further lines are allowed, and not read. `null` where it is none. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin = '', size = '', hash = '', ...more] = text.split('\n')
  const root = fromBase64(hash)
  // The last line ends too, and none is empty.
  const isWhole = more.at(-1) === '' && more.slice(0, -1).every((line) => line !== '')
  if (origin === '' || !/^(0|[1-9]\d{0,15})$/.test(size) || root === null || root.length !== 32 || !isWhole) return null
  return { origin, size: Number(size), root }
}
