import type { Random } from '#kernel/random.ts'
import type { Job } from '#ports/jobs/port.ts'
import { collecting, type CollectDeps } from './collecting.ts'
import { runRetentionDays } from './rules.ts'
import { queueRun } from './store.desk.ts'
import { dueSources, endDead, forget, nextRun } from './store.runs.ts'

export interface JobDeps extends CollectDeps {
  random: Random
  /** Whether runs are made at all on this installation (COLLECT). */
  isOn: boolean
  /** Whether this feature's kill switch is thrown. */
  isClosed: () => Promise<boolean>
}

const day = 24 * 3_600_000
/** A run that has shown no sign of life for so long has lost its process. */
const silence = 5 * 60_000
/** Then others have their turn. */
const mostOfATurn = 20

/** Fetches what is due, and what an admin asked for; applies what was agreed to. */
export function jobs({ random, isOn, isClosed, ...deps }: JobDeps): readonly Job[] {
  const { db, clock } = deps
  const { carryOut, apply } = collecting(deps)
  return [
    {
      name: 'sources.collect',
      every: 10_000,
      run: async () => {
        if (!isOn || (await isClosed())) return
        const now = new Date(clock())
        await endDead(db, new Date(clock() - silence), now)
        for (const source of await dueSources(db, now)) await queueRun(db, { id: random.uuid(), source, by: null, at: now })
        const tried = new Set<string>()
        for (let n = 0; n < mostOfATurn; n += 1) {
          // What could not be taken, for its host is being asked by another process, waits for the next turn.
          const next = await nextRun(db, [...tried])
          if (next === null) return
          tried.add(next.id)
          if (next.state === 'approved') await apply(next)
          else await carryOut(next)
        }
      },
    },
    { name: 'sources.forget', every: 6 * 3_600_000, run: () => forget(db, new Date(clock() - runRetentionDays * day)) },
  ]
}
