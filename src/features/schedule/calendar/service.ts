import { signedIn } from '#access/actor.ts'
import { type CaseDeps, caseHandlers, childrenIn } from '#case/cases/public.ts'
import { isHeldOff } from '#case/people/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { hasSchedule } from '#domain/calendar/has-schedule.ts'
import { nextExchange, nightsOf } from '#domain/schedule/tonight.ts'
import { within } from '#domain/schedule/within.ts'
import type { Handlers } from '#http/bind.ts'
import { emptyReply } from '#http/empty-reply.ts'
import type { Day } from '#kernel/day.ts'
import { type DueSource, dayGiven, daysGiven, eventsSeen } from '#schedule/events/public.ts'
import { planFor } from '#schedule/schedule/public.ts'
import { calls } from './contract.ts'
import { showDays, timesOf } from './days.ts'
import { daysOfView } from './view-days.ts'

export interface Deps extends CaseDeps {
  /** Whether someone is in safety mode: what they share has no place. */
  isSafety: (account: string) => Promise<boolean>
  dueSources: readonly DueSource[]
}

const dayAt = (instant: number, zone: string) => dayOfInstant(zoneNamed(zone), instant)

export function service({ isSafety, dueSources, ...deps }: Deps): Handlers<typeof calls> {
  const { cases, clock } = deps
  const on = caseHandlers(deps, 'calendar')

  return {
    range: async (asked) => {
      const person = signedIn(asked.actor)
      const hidesPlaces = await isSafety(person.account)
      const { view = 'month', day: askedDay, from, to } = asked.query
      const read = on.inSeatOr(
        async ({ tx, seat, now }) => {
          const day = askedDay === undefined ? dayAt(now, seat.zone) : dayGiven(askedDay, 'day')
          const days = from !== undefined && to !== undefined ? daysGiven(from, to) : daysOfView(view, day)
          return { seat, days, range: await showDays(tx, { here: seat, days, day, now, hidesPlaces, dueSources }) }
        },
        () => null,
      )
      const found = await read(asked)
      if (!found) {
        const today = dayAt(clock(), 'UTC')
        return emptyReply(calls.range.reply, { zone: 'UTC', today, day: today, from: today, to: today })
      }
      // The hot part, by itself: no lock and no snapshot is open meanwhile.
      const rows = await eventsSeen(cases, person, { caseId: found.seat.caseId, ...found.days })
      return { ...found.range, events: timesOf(rows, found.days, found.seat, clock()) }
    },

    tonight: on.read(
      calls.tonight,
      async ({ tx, seat, caseId, now, at }) => {
        const { zone } = seat
        const plan = await planFor(tx, seat)
        const children = await childrenIn(tx, caseId)
        const today = dayAt(now, zone)
        const stopped: 'ended' | 'held' | null = seat.isFormer ? 'ended' : (await isHeldOff(tx, seat)) ? 'held' : null
        const sees = (day: Day) => within({ from: day, to: day }, seat.days) !== null
        const isPlanned = hasSchedule(plan) && sees(today)
        const tonight = (id: string) =>
          (isPlanned ? nightsOf(plan, id, { from: today, to: today })[0]?.holder : undefined) ?? ('gap' as const)
        const ids = children.map(({ id }) => id)
        const next = isPlanned && stopped === null ? nextExchange(plan, ids, now) : null
        const found = next && sees(dayAt(next.at, zone)) ? next : null
        return {
          caseId,
          zone,
          now: at.toISOString(),
          today,
          hasSchedule: isPlanned,
          stopped,
          children: children.map(({ id, name }) => ({ id, name, tonight: tonight(id) })),
          next: found && { ...found, at: new Date(found.at).toISOString(), day: dayAt(found.at, zone) },
        }
      },
      () => ({ now: new Date(clock()).toISOString(), today: dayAt(clock(), 'UTC') }),
    ),
  }
}
