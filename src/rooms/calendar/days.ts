// What the calendar shows of a stretch of days, put together from the schedule, the hearings and the room's own events.
import type { CaseTx } from '../../access/cases.ts'
import { exchangesOf } from '../../domain/custody/exchanges.ts'
import { federalHolidays, familyHolidays, holidaysOf } from '../../domain/custody/holidays.ts'
import { layOut } from '../../domain/custody/lay-out.ts'
import { nightsOf } from '../../domain/custody/tonight.ts'
import type { Plan } from '../../domain/custody/types.ts'
import { numberOf, weekdayOf, civilOf, dayNumber, dayAt, lengthOfMonth } from '../../domain/time/calendar.ts'
import type { Day } from '../../kernel/day.ts'
import { childrenIn, type Standing } from '../cases/door.ts'
import { planOf } from '../custody/door.ts'
import { tradesIn } from '../exchanges/door.ts'
import { hearingsIn } from '../filings/door.ts'
import type { Asked, Exchange, Occurrence, Range, View } from './contract.ts'
import { canOf } from './rules.ts'
import { type EventRow, eventsIn } from './store.ts'
import { beginOf, dayOfInstant, later, timesIn, zoneNamed } from './times.ts'

export interface Days {
  from: Day
  to: Day
}

/** The days that a view shows around one: a month's weeks from Sunday to Saturday, a week, thirty days. */
export function daysOfView(view: View, day: Day): Days {
  const number = numberOf(day)
  const sunday = (of: number) => of - ((weekdayOf(of) + 1) % 7)
  if (view === 'week') return { from: dayAt(sunday(number)), to: dayAt(sunday(number) + 6) }
  if (view === 'agenda' || view === 'list') return { from: day, to: later(day, 29) }
  const { year, month } = civilOf(number)
  const first = dayNumber(year, month, 1)
  return { from: dayAt(sunday(first)), to: dayAt(sunday(first + lengthOfMonth(year, month) - 1) + 6) }
}

/** Whether a schedule says anything: without one nobody's time is shown, or a gap told. */
export const hasSchedule = (plan: Plan) => plan.versions.length > 0 || plan.agreed.length > 0

function exchangesShown(plan: Plan, children: readonly string[], days: Days): Exchange[] {
  const zone = zoneNamed(plan.zone)
  return exchangesOf(plan, children, days).map(({ at, from, to, place, children: who }) => ({
    at: new Date(at).toISOString(),
    day: dayOfInstant(zone, at),
    from,
    to,
    place,
    children: who,
  }))
}

function occurrencesOf(row: EventRow, days: Days, here: Pick<Standing, 'memberId' | 'role' | 'isFormer'>, now: number): Occurrence[] {
  const isMine = row.authorId === here.memberId
  const isLive = here.role === 'parent' && !here.isFormer
  const { move } = canOf({ isMine, isLive, begun: beginOf(row) <= now, cancelled: row.cancelledAt !== null, repeats: row.rrule !== null })
  const { id, title, kind, place, childIds, sides, dropOff, pickUp, isShared, sequence } = row
  return timesIn(row, days).map(({ firstDay, lastDay, from, to }) => ({
    id,
    title,
    kind,
    place,
    childIds,
    sides,
    dropOff,
    pickUp,
    isShared,
    sequence,
    firstDay,
    lastDay,
    fromAt: from === null ? null : new Date(from).toISOString(),
    toAt: to === null ? null : new Date(to).toISOString(),
    repeats: row.rrule !== null,
    isMine,
    can: { move },
  }))
}

/** What differs from the usual weeks: one line where it is the same for all children. */
function specialsOf(plan: Plan, children: readonly string[], days: Days): Range['specials'] {
  const zone = zoneNamed(plan.zone)
  const found = new Map<string, Range['specials'][number]>()
  for (const child of children)
    for (const { layer, label, holder, from, to } of layOut(plan, child, days.from, days.to)) {
      if (layer !== 'season' && layer !== 'vacation' && layer !== 'holiday' && layer !== 'change') continue
      const [firstDay, lastDay] = [dayOfInstant(zone, from), dayOfInstant(zone, to - 1)]
      // A season is the usual weeks of its time; it is told where it has a name.
      if (layer === 'season' && label === null) continue
      found.set([layer, label, holder, firstDay, lastDay].join(' '), { layer, label, holder, firstDay, lastDay })
    }
  return [...found.values()].toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : a.firstDay > b.firstDay ? 1 : 0))
}

function nightsShown(plan: Plan, children: readonly string[], days: Days): Range['nights'] {
  const byDay = new Map<Day, Range['nights'][number]>()
  for (const child of children)
    for (const { day, holder } of nightsOf(plan, child, days)) {
      const night = byDay.get(day) ?? { day, by: [] }
      night.by.push({ child, holder })
      byDay.set(day, night)
    }
  return [...byDay.values()]
}

function holidaysIn({ from, to }: Days): Range['holidays'] {
  const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])]
  return years
    .flatMap((year) => holidaysOf([...federalHolidays, ...familyHolidays], { sat: 'fri', sun: 'mon' }, year))
    .filter(({ day, id, observed }) => day >= from && day <= to && !(observed && familyHolidays.some((one) => one.id === id)))
    .map(({ day, name, observed }) => ({ day, name, observed }))
}

/** What of swap requests that wait lies in some days. A draft is nobody's request yet. */
async function askedIn(tx: CaseTx, here: Standing, days: Days): Promise<Asked[]> {
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
  here: Standing
  days: Days
  now: number
  day: Day
  hidesPlaces: boolean
}

export async function showDays(tx: CaseTx, { here, days, now, day, hidesPlaces }: Showing): Promise<Range> {
  const { caseId, zone } = here
  const children = await childrenIn(tx, caseId)
  const ids = children.map((child) => child.id)
  const plan = await planOf(tx, here)
  const known = hasSchedule(plan)
  const events = await eventsIn(tx, caseId, days)
  const hearings = await hearingsIn(tx, caseId, days)
  return {
    caseId,
    zone,
    today: dayOfInstant(zoneNamed(zone), now),
    day,
    from: days.from,
    to: days.to,
    children,
    nights: known ? nightsShown(plan, ids, days) : [],
    specials: known ? specialsOf(plan, ids, days) : [],
    exchanges: known ? exchangesShown(plan, ids, days) : [],
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
    holidays: holidaysIn(days),
    events: events
      .flatMap((row) => occurrencesOf(row, days, here, now))
      .toSorted((a, b) => compare(a.firstDay, b.firstDay) || compare(a.fromAt ?? '', b.fromAt ?? '') || compare(a.id, b.id)),
    hidesPlaces,
    can: { add: here.role === 'parent' && !here.isFormer },
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
