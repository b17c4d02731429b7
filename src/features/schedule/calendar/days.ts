// What the calendar shows for a range of days, from the schedule, hearings, swaps and events.
import { within } from '#domain/schedule/within.ts'
import type { CaseTx } from '#access/cases.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { hasSchedule } from '#domain/calendar/has-schedule.ts'
import { familyHolidays, federalHolidays, holidaysOf } from '#domain/schedule/holidays.ts'
import type { Day } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { childrenIn, type Membership } from '#case/cases/public.ts'
import { planFor } from '#schedule/schedule/public.ts'
import type { Occurrence } from '#schedule/events/contract.ts'
import { type Days, type DueSource, type EventRow, occurrencesOf } from '#schedule/events/public.ts'
import { hearingsIn } from '#schedule/hearings/public.ts'
import { tradesIn } from '#schedule/swaps/public.ts'
import type { Asked, Range } from './contract.ts'
import { plannedExchanges, plannedNights, specialsOf } from './planned.ts'

function holidaysIn({ from, to }: Days): Range['holidays'] {
  const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])]
  return years
    .flatMap((year) => holidaysOf([...federalHolidays, ...familyHolidays], { sat: 'fri', sun: 'mon' }, year))
    .filter(({ day, id, observed }) => day >= from && day <= to && !(observed && familyHolidays.some((one) => one.id === id)))
    .map(({ day, name, observed }) => ({ day, name: english(name), observed }))
}

/** The legs of open swap requests on these days. Drafts are left out. */
async function askedIn(tx: CaseTx, here: Membership, days: Days): Promise<Asked[]> {
  const waiting = (await tradesIn(tx, here.caseId)).filter(({ state }) => state === 'sent' || state === 'viewed')
  return waiting
    .flatMap(({ id, authorId, legs }) =>
      legs.map(({ from, to, children, side }) => ({
        trade: id,
        firstDay: from.slice(0, 10),
        lastDay: to.slice(0, 10),
        from,
        to,
        children: [...children],
        side,
        isMine: authorId === here.memberId,
      })),
    )
    .filter(({ firstDay, lastDay }) => firstDay <= days.to && lastDay >= days.from)
}

interface Showing {
  here: Membership
  days: Days
  now: number
  day: Day
  hidesPlaces: boolean
  dueSources: readonly DueSource[]
}

/** A range of days with everything but its events, which are read separately (`eventsSeen`). */
export async function showDays(tx: CaseTx, { here, days, now, day, hidesPlaces, dueSources }: Showing): Promise<Omit<Range, 'events'>> {
  const { caseId, zone } = here
  const children = await childrenIn(tx, caseId)
  const ids = children.map((child) => child.id)
  const plan = await planFor(tx, here)
  // The seat may not see the schedule on days outside of its grant, or after it ended.
  const visibleDays = hasSchedule(plan) ? within(days, here.days) : null
  const hearings = await hearingsIn(tx, caseId, days)
  const today = dayOfInstant(zoneNamed(zone), now)
  const dues: Range['dues'] = []
  for (const source of dueSources) dues.push(...(await source(tx, here, days, today)))
  return {
    caseId,
    zone,
    today,
    day,
    from: days.from,
    to: days.to,
    children,
    nights: visibleDays ? plannedNights(plan, ids, visibleDays) : [],
    specials: visibleDays ? specialsOf(plan, ids, visibleDays) : [],
    exchanges: visibleDays ? plannedExchanges(plan, ids, visibleDays) : [],
    asked: await askedIn(tx, here, days),
    hearings: hearings
      .filter(({ cancelledAt }) => cancelledAt === null)
      .map(({ id, title, fromAt, toAt, day: on, court, room, isShared }) => ({
        id,
        title,
        day: on,
        court,
        room,
        isShared,
        fromAt: fromAt.toISOString(),
        toAt: toAt.toISOString(),
      })),
    dues,
    holidays: holidaysIn(days),
    hidesPlaces,
    can: { add: here.role === 'parent' && !here.isFormer },
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The occurrences of events on these days, in order. */
export const timesOf = (rows: readonly EventRow[], days: Days, here: Membership, now: number): Occurrence[] =>
  rows
    .flatMap((row) => occurrencesOf(row, days, here, now))
    .toSorted((a, b) => compare(a.firstDay, b.firstDay) || compare(a.fromAt ?? '', b.fromAt ?? '') || compare(a.id, b.id))
