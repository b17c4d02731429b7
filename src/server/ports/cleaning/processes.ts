import { access, constants, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ProcessLimits, processes } from '../processes.ts'
import type { Cleaner, Source } from './port.ts'
import type { Answer, Work } from './work.ts'

interface Limits extends ProcessLimits {
  /** Time for a file of no length, ms. */
  patience: number
  /** Bytes of a file that get another second. */
  bytesPerSecond: number
}

const usual: Limits = { atOnce: 1, patience: 60_000, bytesPerSecond: 4_000_000, megabytes: 1500, idle: 60_000, worksEach: 200 }

/** Cleans files in processes of their own. */
export function cleaningProcesses(changed: Partial<Limits> = {}): Cleaner {
  const limits = { ...usual, ...changed }
  const pool = processes<Work, Answer>('cleaner', new URL('./clean.process.ts', import.meta.url), limits)

  async function inTurn(source: Source, into: string, size: number | null): Promise<Answer> {
    const work = { path: path.resolve(source.path), type: source.type, into: path.resolve(into), size }
    if (work.path === work.into) throw new Error('The copy would replace its original.')
    await access(work.path, constants.R_OK)
    const { size: bytes } = await stat(work.path)
    const done = await pool.run(work, limits.patience + (bytes / limits.bytesPerSecond) * 1000)
    if ('stopped' in done) {
      await rm(work.into, { force: true })
      return size === null ? { cleaned: { state: 'cannot', reason: done.stopped } } : { thumbnail: null }
    }
    if ('fault' in done.answer) throw new Error(`A file could not be cleaned: ${done.answer.fault}`)
    return done.answer
  }

  return {
    async cleanCopy(source, into) {
      const answer = await inTurn(source, into, null)
      return 'cleaned' in answer ? answer.cleaned : { state: 'cannot', reason: 'stopped' }
    },
    async thumbnail(source, into, size) {
      if (!Number.isInteger(size) || size < 16 || size > 2048) throw new RangeError('A thumbnail has 16 to 2048 pixels.')
      const answer = await inTurn(source, into, size)
      return 'thumbnail' in answer ? answer.thumbnail : null
    },
    close: pool.close,
  }
}
