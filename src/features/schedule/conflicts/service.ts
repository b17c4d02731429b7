import { type CaseDeps, caseHandlers } from '#case/cases/public.ts'
import { dayOfInstant, later, zoneNamed } from '#domain/calendar/clock.ts'
import type { Handlers } from '#http/bind.ts'
import { daysGiven } from '#schedule/events/public.ts'
import { calls } from './contract.ts'
import { conflictsIn } from './gather.ts'
import { noteConflict } from './store.ts'

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'calendar')
  /** The days asked for, or six weeks from today on. */
  const daysOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }, zone: string) => {
    if (from !== undefined && to !== undefined) return daysGiven(from, to)
    const today = dayOfInstant(zoneNamed(zone), deps.clock())
    return { from: today, to: later(today, 41) }
  }
  return {
    list: on.read(
      calls.list,
      async (c, { query }) => {
        const days = daysOf(query, c.seat.zone)
        const conflicts = await conflictsIn(c.tx, c.seat, days, c.now)
        return { caseId: c.caseId, zone: c.seat.zone, ...days, conflicts, can: { letBe: c.isActiveParent } }
      },
      ({ query }) => ({ ...daysOf(query, 'UTC') }),
    ),

    letBe: on.change(async (c, { params, body }) => {
      await noteConflict(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, conflict: params.conflict, at: c.at }, body.letBe)
      return { reply: body, publish: 'author' }
    }),
  }
}
