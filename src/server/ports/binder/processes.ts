import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Cannot } from '../pages/port.ts'
import { type ProcessLimits, processes } from '../processes.ts'
import type { Binder } from './port.ts'
import { type Answer, noteOf, type Work } from './work.ts'

interface Limits extends ProcessLimits {
  /** Time for one piece of work, ms: pages that have to be drawn as pictures take a tenth of a second each. */
  patience: number
}

const usual: Limits = { atOnce: 1, patience: 600_000, megabytes: 1500, idle: 30_000, worksEach: 200 }
/** How often it is looked how far the binding is, ms. */
const looks = 250

/** Draws and binds in processes of their own, one after the other: files of strangers are opened there. */
export function binderProcesses(changed: Partial<Limits> = {}): Binder {
  const limits = { ...usual, ...changed }
  const pool = processes<Work, Answer>('binder', new URL('./binder.process.ts', import.meta.url), limits)

  async function ask(work: Work): Promise<Exclude<Answer, { fault: string }>> {
    const done = await pool.run(work, limits.patience)
    if ('stopped' in done) return { state: 'cannot', reason: done.stopped === 'stopped' ? 'damaged' : done.stopped }
    if ('fault' in done.answer) throw new Error(`Exhibits could not be drawn: ${done.answer.fault}`)
    return done.answer
  }
  const other = (): Error => new Error('The binder answered something else.')

  return {
    async draw(source, into) {
      const of = source.kind === 'blocks' ? source : { ...source, path: path.resolve(source.path) }
      const answer = await ask({ ask: 'draw', source: of, into: path.resolve(into) })
      if (answer.state === 'bound') throw other()
      return answer
    },
    async bind(binding, into, note) {
      const to = path.resolve(into)
      const look = setInterval(
        () =>
          void readFile(noteOf(to), 'utf8').then(
            (pages) => pages !== '' && note(Number(pages)),
            () => {},
          ),
        looks,
      )
      try {
        const answer = await ask({ ask: 'bind', binding, into: to })
        if (answer.state === 'bound' || answer.state === 'cannot') return answer satisfies Cannot | { state: 'bound' }
        throw other()
      } finally {
        clearInterval(look)
      }
    },
    close: pool.close,
  }
}
