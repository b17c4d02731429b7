import path from 'node:path'
import { type ProcessLimits, processes } from '../processes.ts'
import type { Reader } from './port.ts'
import type { Answer, Work } from './work.ts'

interface Limits extends ProcessLimits {
  /** Time for one file, ms. */
  patience: number
}

const usual: Limits = { atOnce: 1, patience: 90_000, megabytes: 1500, idle: 60_000, worksEach: 50 }

/** Reads in processes of their own, one file at a time: the other core answers people. */
export function readingProcesses(changed: Partial<Limits> = {}): Reader {
  const limits = { ...usual, ...changed }
  const pool = processes<Work, Answer>('reader', new URL('./reading.process.ts', import.meta.url), limits)
  return {
    async read({ path: file, type, mostPages = 1 }) {
      const done = await pool.run({ path: path.resolve(file), type, mostPages }, limits.patience)
      // A file that ends the process is not asked for again by itself.
      if ('stopped' in done) return { state: 'cannot', reason: done.stopped === 'stopped' ? 'damaged' : done.stopped }
      if ('fault' in done.answer) throw new Error(`A file could not be read: ${done.answer.fault}`)
      return done.answer
    },
    close: pool.close,
  }
}
