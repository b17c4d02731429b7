// Every call of a case starts here: which case, which seat, and whether that seat may see the data.
import { english } from '#kernel/english.ts'
import type { CaseTx } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Scope, SeatRole, Side } from './contract.ts'
import { idOf } from '#http/key-id.ts'
import { type ParentSeat, standing, type Writers, writersOf } from './rules.ts'
import { noteLook, ownSeats, type ParentRow, parentsOf, type SeatRow } from './store.seats.ts'

/** The caller's seat in a case, for one transaction. */
export interface Membership {
  caseId: string
  memberId: string
  title: string
  state: string
  zone: string
  role: SeatRole
  /** A parent's side; `null` for a granted seat. */
  side: Side | null
  /** A parent whose seat has ended: can read earlier records, and add nothing. */
  isFormer: boolean
  scopes: readonly Scope[]
  /** The days that the seat sees, both included; `null` for an open end. A former parent's last day is that of the seat's end (UTC). */
  days: { from: Day | null; to: Day | null }
}

/** The same for a parent. */
export type ParentMembership = Membership & { side: Side }

interface Deps {
  clock: Clock
  random: Random
}

export const noCase = () => new Fault('not_found', msg`There is no such case.`)

/** The day as the database policies compute it (`my_grants`). */
const dayEnded = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null

export function membershipOf(row: SeatRow): Membership {
  return {
    caseId: row.case_id,
    memberId: row.id,
    title: row.title,
    state: row.state,
    zone: row.zone,
    role: row.role as SeatRole,
    side: row.side as Side | null,
    isFormer: row.role === 'parent' && row.ended_at !== null,
    scopes: row.scopes as Scope[],
    days: { from: row.from_day as Day | null, to: (row.role === 'parent' ? dayEnded(row.ended_at) : row.to_day) as Day | null },
  }
}

export const parentSeat = ({ id, side, name, former_names, joined_at, ended_at }: ParentRow): ParentSeat => ({
  id,
  side: side as Side,
  name,
  former: former_names.map((former) => ({ name: former.name, until: Date.parse(former.until) })),
  joinedAt: joined_at?.getTime() ?? null,
  endedAt: ended_at?.getTime() ?? null,
})

/** A current parent's seat comes before a former one, and both before granted seats. */
const rank = (seat: Membership) => (seat.role !== 'parent' ? 2 : seat.isFormer ? 1 : 0)

/**
 * Opens a case for reading. The look of a granted seat is recorded for the parent who granted it.
 * @param caseId by default the one opened last
 * @param scope what is read; of several scopes the seat must have at least one
 * @returns `null` if no case is given and the user has none
 * @throws Fault `not_found` if the case, or this part of it, does not exist for the user: both with the same message
 */
export async function requireSeat(
  tx: CaseTx,
  { caseId, scope }: { caseId: string | undefined; scope: Scope | readonly Scope[] },
  { clock }: Deps,
) {
  const seats = (await ownSeats(tx, caseId)).map(membershipOf)
  const first = seats[0]
  if (!first) {
    if (caseId === undefined) return null
    throw noCase()
  }
  const here = seats.filter((seat) => seat.caseId === first.caseId).toSorted((a, b) => rank(a) - rank(b))
  const asked = typeof scope === 'string' ? [scope] : scope
  const seat = here.find((each) => each.role === 'parent' || asked.some((one) => each.scopes.includes(one)))
  if (!seat) throw noCase()
  if (seat.role !== 'parent') {
    const now = clock()
    for (const one of asked.filter((each) => seat.scopes.includes(each))) {
      // Seat, scope and five minutes make the id, so that two reads for one page count as one look.
      const id = idOf(seat.memberId, `${one} ${Math.floor(now / 300_000)}`)
      await noteLook(tx, { caseId: seat.caseId, id, memberId: seat.memberId, scope: one, at: new Date(now) })
    }
  }
  return seat
}

/**
 * Opens a case as a parent, to change something.
 * @throws Fault `not_found` if the user is not a parent in the case, `gone` if the seat has ended
 */
export async function requireParent(tx: CaseTx, caseId: string): Promise<ParentMembership> {
  const seats = (await ownSeats(tx, caseId)).map(membershipOf).toSorted((a, b) => rank(a) - rank(b))
  const seat = seats.find((each) => each.role === 'parent')
  if (!seat) throw noCase()
  if (seat.isFormer)
    throw new Fault('gone', msg`Your part in this case has ended. You can go on reading and exporting what was until then.`)
  return { ...seat, side: seat.side! }
}

/**
 * Opens a case in any seat, without a scope, to read who is in it and what the user's own seat shows.
 * @returns `null` if no case is given and the user has none
 * @throws Fault `not_found` if the case does not exist for the user
 */
export async function requireAnySeat(tx: CaseTx, caseId: string | undefined): Promise<Membership | null> {
  const seats = (await ownSeats(tx, caseId)).map(membershipOf)
  const first = seats[0]
  if (!first) {
    if (caseId === undefined) return null
    throw noCase()
  }
  return seats.filter((seat) => seat.caseId === first.caseId).toSorted((a, b) => rank(a) - rank(b))[0]!
}

/** The user's seats that still show something, in all cases. No look is recorded: this is for mail. */
export async function seatsOf(tx: CaseTx): Promise<Membership[]> {
  return (await ownSeats(tx)).map(membershipOf)
}

/** The two parents by side; a side whose seat ended shows the parent who has it now. */
export async function parentsIn(tx: CaseTx, caseId: string): Promise<ReadonlyMap<Side, ParentRow>> {
  const bySide = new Map<Side, ParentRow>()
  for (const row of await parentsOf(tx, [caseId])) if (!bySide.has(row.side as Side)) bySide.set(row.side as Side, row)
  return bySide
}

/** The side of every parent's seat, also of ended ones, to find the side that wrote an earlier record. */
export async function sidesIn(tx: CaseTx, caseId: string): Promise<ReadonlyMap<string, Side>> {
  return new Map((await parentsOf(tx, [caseId])).map(({ id, side }) => [id, side as Side]))
}

/** Side and name of every seat that wrote records, ended or not. */
export async function writersIn(tx: CaseTx, caseId: string): Promise<Writers> {
  return writersOf((await parentsOf(tx, [caseId])).map(parentSeat), english)
}

/** The parent of each side as a page shows it (`standing`): also one whose seat has ended. */
export async function parentSeats(tx: CaseTx, caseId: string): Promise<ParentSeat[]> {
  return standing((await parentsOf(tx, [caseId])).map(parentSeat))
}
