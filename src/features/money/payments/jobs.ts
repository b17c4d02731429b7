import { type Cases, changed } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Job } from '#ports/jobs/port.ts'
import { bookDue } from './due.ts'
import { casesWithSupport } from './store.support.ts'

const topic = 'payments'

export function jobs({ cases, clock }: { cases: Cases; clock: Clock }): readonly Job[] {
  return [
    {
      // Support of days that have come. Pages work it out by themselves until then (`booksUpTo`).
      name: 'payments.bookSupport',
      every: 3_600_000,
      run: async () => {
        const found = await cases.asSystem('support that is due', casesWithSupport)
        for (const caseId of found)
          await cases.asSystem('support that is due', async (tx) => {
            const at = new Date(clock())
            // The UTC day: west of it the day has not come everywhere, so the day before is booked.
            const booked = await bookDue(tx, { caseId, authorId: null, at }, dayOf(clock() - 86_400_000))
            if (booked.length === 0) return
            const entry = { actor: null, verb: 'payments.bookSupport', content: { booked }, isShared: true }
            await changed(tx, { caseId, topic, at, entry })
          })
      },
    },
  ]
}
