import type { CaseTx } from '#access/cases.ts'
import type { Plan } from '#domain/schedule/types.ts'
import { type Days, timesInForce, touches } from '#domain/schedule/within.ts'
import { type Day, dayOf } from '#kernel/day.ts'
import { civilOf, dayAt, dayNumber, numberOf } from '#domain/time/calendar.ts'
import type { Membership } from '#case/cases/public.ts'
import { type VersionRow, versionsInForce, versionsOf } from '#schedule/versions/public.ts'
import { agreedOf, changesIn, type ChangeRow } from './store.changes.ts'

// A grant is of some days, and a parent whose seat ended has those until then. Rows alone do not keep to that: a version of
// last year decides next month too. So what is laid out is cut to the days of the seat, and so is the list of versions.

/** The schedule as a seat is shown it: the versions listed, and the plan from which its days are laid out. */
export interface Seen {
  rows: readonly VersionRow[]
  changes: readonly ChangeRow[]
  plan: Plan
  days: Days
}

export const isLimited = ({ from, to }: Days): boolean => from !== null || to !== null

/** What a former parent was there for: proposed while the seat had not ended (a day of UTC, as its end is). */
const wasSaid = (at: Date | null, days: Days) => at !== null && (days.to === null || dayOf(at.getTime()) <= days.to)

function isListed(row: VersionRow, times: ReturnType<typeof timesInForce>, days: Days): boolean {
  const effective = row.effective as Day
  // Of what is in force the time in force; of what waits the time that it would have; of what came to nothing its first day.
  if (row.state === 'approved') {
    const time = times.get(row.id)
    return time !== undefined && touches(time, days)
  }
  return touches({ from: effective, to: row.state === 'proposed' ? null : effective }, days)
}

/** Reads what a seat is shown of the schedule. */
export async function seenBy(tx: CaseTx, here: Pick<Membership, 'caseId' | 'zone' | 'days' | 'isFormer'>): Promise<Seen> {
  const { caseId, zone, days, isFormer } = here
  const [all, changes, approved] = [await versionsOf(tx, caseId), await changesIn(tx, caseId), await versionsInForce(tx, caseId)]
  const answeredAt = new Map(all.map((row) => [row.id, row.answeredAt]))
  const versions = isFormer ? approved.filter(({ id }) => wasSaid(answeredAt.get(id) ?? null, days)) : approved
  const times = timesInForce(versions)
  const rows = isFormer
    ? all.filter((row) => wasSaid(row.proposedAt ?? row.createdAt, days))
    : isLimited(days)
      ? all.filter((row) => isListed(row, times, days))
      : all
  return { rows, changes, plan: { zone, versions, agreed: changes.map(agreedOf) }, days }
}

/** The first of the month so many months before the one of a day. */
function monthsBack(day: Day, months: number): Day {
  const { year, month } = civilOf(numberOf(day))
  const index = year * 12 + (month - 1) - months
  return dayAt(dayNumber(Math.floor(index / 12), (index % 12) + 1, 1))
}

/**
 * Where so many months begin that nobody asked for by their days: with the month of today, or for a seat whose days have an
 * end, early enough that those that it has until then are all there.
 */
export function startFor(today: Day, months: number, { plan, days }: Pick<Seen, 'plan' | 'days'>): Day {
  const later = (one: Day, other: Day) => (one > other ? one : other)
  const asked = `${today.slice(0, 7)}-01` as Day
  if (days.to === null) return days.from === null ? asked : later(asked, days.from)
  const first = days.from ?? plan.versions[0]?.effective ?? days.to
  const earliest = later(first, monthsBack(days.to, months - 1))
  return asked > earliest ? earliest : later(asked, first)
}
