import path from 'node:path'
import { type ProcessLimits, processes } from '../processes.ts'
import type { Cannot, Pages } from './port.ts'
import type { Answer, Work } from './work.ts'

interface Limits extends ProcessLimits {
  /** Time for one piece of work, ms. */
  patience: number
}

const usual: Limits = { atOnce: 1, patience: 30_000, megabytes: 1000, idle: 30_000, worksEach: 200 }

/** Opens pages in processes of their own, one file at a time. PDFium is native code, compiled to WebAssembly. */
export function pageProcesses(changed: Partial<Limits> = {}): Pages {
  const limits = { ...usual, ...changed }
  const pool = processes<Work, Answer>('reader of pages', new URL('./pages.process.ts', import.meta.url), limits)

  /** One answer of the kind that was asked for, or why there is none. */
  async function ask<K extends 'layers' | 'drawn' | 'text'>(state: K, work: Work): Promise<Extract<Answer, { state: K }> | Cannot> {
    const done = await pool.run({ ...work, path: path.resolve(work.path) }, limits.patience)
    // A file that ends the process is not asked for again by itself.
    if ('stopped' in done) return { state: 'cannot', reason: done.stopped === 'stopped' ? 'damaged' : done.stopped }
    const { answer } = done
    if ('fault' in answer) throw new Error(`Pages could not be read: ${answer.fault}`)
    if (answer.state !== state && answer.state !== 'cannot') throw new Error('The reader of pages answered something else.')
    return answer as Extract<Answer, { state: K }> | Cannot
  }

  return {
    async layers({ path: file }, from, most) {
      const answer = await ask('layers', { ask: 'layers', path: file, from, most })
      return answer.state === 'cannot' ? answer : { ...answer, state: 'read' }
    },
    draw: async ({ path: file }, page, side, into) => ask('drawn', { ask: 'draw', path: file, page, side, into: path.resolve(into) }),
    async text({ path: file, type, name }) {
      const answer = await ask('text', { ask: 'text', path: file, type, name })
      return answer.state === 'cannot' ? answer : { ...answer, state: 'read' }
    },
    close: pool.close,
  }
}
