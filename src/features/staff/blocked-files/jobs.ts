import type { Cases } from '#access/cases.ts'
import { endedOn } from '#domain/files/blocked.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Random } from '#kernel/random.ts'
import type { Job } from '#ports/jobs/port.ts'
import { daysOf } from './present.ts'
import { addStep, preservedReports, reportAt, stepsOf } from './store.ts'

const reason = 'the end of preservation of reported files'

/**
 * Notes once a day which files no law or request preserves any more, so that the desk has them before it. It deletes and opens nothing: what
 * becomes of such a file people decide with counsel (docs/decisions/0139).
 */
export function jobs({ cases, clock, random }: { cases: Cases; clock: Clock; random: Random }): readonly Job[] {
  return [
    {
      name: 'blockedFiles.noteEnd',
      every: 24 * 60 * 60_000,
      run: async () => {
        for (const id of await cases.asSystem(reason, preservedReports))
          await cases.asSystem(reason, async (tx) => {
            // Locked: another process that runs this too then finds the step.
            const row = await reportAt(tx, id)
            if (!row) return
            const steps = await stepsOf(tx, [id])
            const day = endedOn(daysOf(row, steps), dayOf(clock()))
            if (day === null || steps.findLast(({ kind }) => kind === 'due')?.day === day) return
            await addStep(tx, row, { id: random.uuid(), at: new Date(clock()), kind: 'due', day })
          })
      },
    },
  ]
}
