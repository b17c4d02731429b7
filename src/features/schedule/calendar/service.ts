import { within } from '#domain/schedule/within.ts'
import type { Day } from '#kernel/day.ts'
import { signedIn } from '#access/actor.ts'
import type { Cases } from '#access/cases.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { hasSchedule } from '#domain/calendar/has-schedule.ts'
import { nextExchange, nightsOf } from '#domain/schedule/tonight.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import { childrenIn, requireSeat } from '#case/cases/public.ts'
import { isHeldOff } from '#case/people/public.ts'
import { planFor } from '#schedule/schedule/public.ts'
import { dayGiven, daysGiven, eventsSeen } from '#schedule/events/public.ts'
import type { calls } from './contract.ts'
import { showDays, timesOf } from './days.ts'
import { daysOfView } from './view-days.ts'

export interface Deps {
  cases: Cases
  clock: Clock
  random: Random
  /** Whether someone is in safety mode: what they share has no place. */
  isSafety: (account: string) => Promise<boolean>
}

export function service({ cases, clock, random, isSafety }: Deps): Handlers<typeof calls> {
  const todayIn = (zone: string) => dayOfInstant(zoneNamed(zone), clock())

  return {
    range: async ({ actor, query }) => {
      const person = signedIn(actor)
      const hidesPlaces = await isSafety(person.account)
      const shown = await cases.asActor(person, async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        if (!here) return null
        const day = query.day === undefined ? todayIn(here.zone) : dayGiven(query.day, 'day')
        const days =
          query.from !== undefined && query.to !== undefined ? daysGiven(query.from, query.to) : daysOfView(query.view ?? 'month', day)
        return { here, days, range: await showDays(tx, { here, days, day, now: clock(), hidesPlaces }) }
      })
      if (!shown) return nothing(clock())
      const { here, days, range } = shown
      // The hot part, by itself: no lock and no snapshot is kept over it.
      const rows = await eventsSeen(cases, person, { caseId: here.caseId, ...days })
      return { ...range, events: timesOf(rows, days, here, clock()) }
    },

    tonight: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const now = clock()
        const nobody = {
          caseId: null,
          zone: 'UTC',
          now: new Date(now).toISOString(),
          today: todayIn('UTC'),
          hasSchedule: false,
          children: [],
          next: null,
          stopped: null,
        }
        const here = await requireSeat(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        if (!here) return nobody
        const { caseId, zone } = here
        const plan = await planFor(tx, here)
        const children = await childrenIn(tx, caseId)
        const today = todayIn(zone)
        const stopped = here.isFormer ? ('ended' as const) : (await isHeldOff(tx, here)) ? ('held' as const) : null
        const isShown = (on: Day) => within({ from: on, to: on }, here.days) !== null
        if (!hasSchedule(plan) || !isShown(today))
          return {
            ...nobody,
            caseId,
            zone,
            today,
            stopped,
            children: children.map((child) => ({ id: child.id, name: child.name, tonight: 'gap' as const })),
          }
        const next =
          stopped === null
            ? nextExchange(
                plan,
                children.map((child) => child.id),
                now,
              )
            : null
        const found = next && isShown(dayOfInstant(zoneNamed(zone), next.at)) ? next : null
        return {
          ...nobody,
          caseId,
          zone,
          today,
          hasSchedule: true,
          stopped,
          children: children.map((child) => ({
            id: child.id,
            name: child.name,
            tonight: nightsOf(plan, child.id, { from: today, to: today })[0]?.holder ?? ('gap' as const),
          })),
          next: found && {
            at: new Date(found.at).toISOString(),
            day: dayOfInstant(zoneNamed(zone), found.at),
            from: found.from,
            to: found.to,
            place: found.place,
            children: found.children,
          },
        }
      }),
  }
}

/** What someone without a case is shown. */
function nothing(now: number) {
  const today = dayOfInstant(zoneNamed('UTC'), now)
  const none = { nights: [], specials: [], exchanges: [], asked: [], hearings: [], holidays: [], events: [], children: [] }
  return { caseId: null, zone: 'UTC', today, day: today, from: today, to: today, ...none, hidesPlaces: false, can: { add: false } }
}
