import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Job } from '#ports/jobs/port.ts'
import { fail } from './making.ts'
import type { MakingDeps } from './making-deps.ts'
import { deleteExport } from './removing.ts'
import { storedFor } from './rules.ts'
import { exportsBefore } from './store.exports.ts'

const day = 86_400_000

/** Deletes what was made of lists after thirty days, and gives up what could not be made within one. */
export function jobs(deps: Pick<MakingDeps, 'cases' | 'clock' | 'files'>): readonly Job[] {
  const { cases, clock } = deps
  const before = (days: number) => new Date(clock() - days * day)
  return [
    {
      name: 'exhibits.expire',
      every: 60 * 60_000,
      run: async () => {
        const reason = 'exhibits that are too old'
        const why = english(msg`The exhibits could not be made. Try again, or split the list.`)
        for (const of of await cases.asSystem(reason, (tx) => exportsBefore(tx, before(1), 'waiting'))) await fail(deps, of, why)
        for (const of of await cases.asSystem(reason, (tx) => exportsBefore(tx, before(storedFor), 'all')))
          await deleteExport(deps, of, { reason, entry: null })
      },
    },
  ]
}
