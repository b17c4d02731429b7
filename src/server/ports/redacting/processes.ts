import path from 'node:path'
import { type ProcessLimits, processes } from '../processes.ts'
import type { Cannot, Redactor } from './port.ts'
import type { Answer, Work } from './work.ts'

interface Limits extends ProcessLimits {
  /** Time for one page, and for a whole copy, ms. */
  patience: number
  wholePatience: number
}

const usual: Limits = { atOnce: 1, patience: 30_000, wholePatience: 180_000, megabytes: 1200, idle: 30_000, worksEach: 200 }

/** Redacts in processes of their own, one file at a time: the other core answers people. */
export function redactingProcesses(changed: Partial<Limits> = {}): Redactor {
  const limits = { ...usual, ...changed }
  const pool = processes<Work, Answer>('redactor', new URL('./redacting.process.ts', import.meta.url), limits)

  async function ask<K extends 'opened' | 'burned' | 'bound' | 'text' | 'structure'>(
    state: K,
    work: Work,
    patience = limits.patience,
  ): Promise<Extract<Answer, { state: K }> | Cannot> {
    const done = await pool.run(work, patience)
    if ('stopped' in done) return { state: 'cannot', reason: done.stopped === 'stopped' ? 'damaged' : done.stopped }
    const { answer } = done
    if ('fault' in answer) throw new Error(`A file could not be redacted: ${answer.fault}`)
    if (answer.state !== state && answer.state !== 'cannot') throw new Error('The redactor answered something else.')
    return answer as Extract<Answer, { state: K }> | Cannot
  }
  const at = path.resolve

  return {
    open: async (source) => ask('opened', { ask: 'open', ...source, path: at(source.path) }),
    burn: async (source, page, bars, asked, into) =>
      ask('burned', { ask: 'burn', ...source, path: at(source.path), page, bars, asked, into: at(into) }),
    async bind(pages, into) {
      const done = await ask('bound', { ask: 'bind', pages, into: at(into) }, limits.wholePatience)
      if (done.state === 'cannot') throw new Error(`A copy could not be written: ${done.reason}`)
    },
    extract: async (file, by) => ask('text', { ask: 'extract', path: at(file), by }, limits.wholePatience),
    structure: async (file) => ask('structure', { ask: 'structure', path: at(file) }, limits.wholePatience),
    close: pool.close,
  }
}
