import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Job } from '#ports/jobs/port.ts'
import { fail, type MakingDeps } from './making.ts'
import { deleteRecord } from './removing.ts'
import { storedFor } from './rules.ts'
import { recordsBefore } from './store.ts'

const day = 86_400_000

/** Deletes records after thirty days, and gives up those that could not be made within one. */
export function jobs(deps: Pick<MakingDeps, 'cases' | 'clock' | 'files'>): readonly Job[] {
  const { cases, clock } = deps
  const before = (days: number) => new Date(clock() - days * day)
  return [
    {
      name: 'records.expire',
      every: 60 * 60_000,
      run: async () => {
        const reason = 'records that are too old'
        const why = english(msg`The record could not be made. Ask for it again, or choose fewer days.`)
        for (const of of await cases.asSystem(reason, (tx) => recordsBefore(tx, before(1), 'waiting'))) await fail(deps, of, why)
        for (const of of await cases.asSystem(reason, (tx) => recordsBefore(tx, before(storedFor), 'all')))
          await deleteRecord(deps, of, { reason, entry: null })
      },
    },
  ]
}
