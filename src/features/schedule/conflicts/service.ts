import { signedIn } from '#access/actor.ts'
import { type Cases, changed } from '#access/cases.ts'
import { dayOfInstant, later, zoneNamed } from '#domain/calendar/clock.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import { requireSeat, requireParent } from '#case/cases/public.ts'
import { daysGiven } from '#schedule/events/public.ts'
import type { calls } from './contract.ts'
import { conflictsIn } from './gather.ts'
import { noteConflict } from './store.ts'

export interface Deps {
  cases: Cases
  clock: Clock
  random: Random
}

export function service({ cases, clock, random }: Deps): Handlers<typeof calls> {
  return {
    list: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        const today = dayOfInstant(zoneNamed(here?.zone ?? 'UTC'), clock())
        const days =
          query.from !== undefined && query.to !== undefined ? daysGiven(query.from, query.to) : { from: today, to: later(today, 41) }
        if (!here) return { caseId: null, zone: 'UTC', ...days, conflicts: [], can: { letBe: false } }
        const { caseId, zone } = here
        return {
          caseId,
          zone,
          ...days,
          conflicts: await conflictsIn(tx, here, days, clock()),
          can: { letBe: here.role === 'parent' && !here.isFormer },
        }
      }),

    letBe: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const at = new Date(clock())
        await noteConflict(tx, { caseId: here.caseId, authorId: here.memberId, conflict: params.conflict, at }, body.letBe)
        await changed(tx, { caseId: here.caseId, topic: 'calendar', privateTo: here.memberId, at })
        return body
      }),
  }
}
