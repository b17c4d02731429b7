import { type Cases, changed } from '#access/cases.ts'
import { accountOfSeat, requireParent } from '#case/cases/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf, type Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Job } from '#ports/jobs/port.ts'
import type { Drafting } from './drafting.ts'
import { prepareDue } from './preparing.ts'
import { seatsWithDue } from './store.ts'

const topic = 'expenses'
const reason = 'drafts of recurring expenses'

export function jobs({ cases, clock, drafting }: { cases: Cases; clock: Clock; drafting: Drafting }): readonly Job[] {
  /** Prepares what is due as the parent whose rules they are, on the clock of the case. */
  const prepareFor = (account: string, caseId: string) =>
    cases.asActor({ account }, async (tx) => {
      const seat = await requireParent(tx, caseId)
      const at = new Date(clock())
      const today = dayOfInstant(zoneNamed(seat.zone), at.getTime()) as Day
      const done = await prepareDue(tx, drafting, { caseId, memberId: seat.memberId, at, today })
      if (done.rules.length === 0) return
      // In the author's own log: which drafts the platform prepared. What they say is recorded once they are sent.
      const entry = { actor: null, author: seat.memberId, verb: 'recurring.prepare', content: done, isShared: false }
      await changed(tx, { caseId, topic, privateTo: seat.memberId, at, entry })
    })

  return [
    {
      // Days that have come since it last ran, also those that were missed.
      name: 'recurring.prepare',
      every: 3_600_000,
      run: async () => {
        // East of Greenwich a day comes up to 14 hours earlier.
        const due = dayOf(clock() + 14 * 3_600_000)
        const found = await cases.asSystem(reason, async (tx) => {
          const seats = await seatsWithDue(tx, due)
          const accounts: { caseId: string; account: string | null }[] = []
          for (const { caseId, memberId } of seats) accounts.push({ caseId, account: await accountOfSeat(tx, caseId, memberId) })
          return accounts
        })
        for (const { caseId, account } of found) {
          if (account === null) continue
          await prepareFor(account, caseId).catch((error: unknown) => {
            // A parent whose part in the case has ended gets no drafts anymore.
            if (!(error instanceof Fault)) throw error
          })
        }
      },
    },
  ]
}
