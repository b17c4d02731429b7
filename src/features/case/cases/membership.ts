// How every feature of a case begins: which case, in which seat, and may that seat see this.
import type { CaseTx } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import type { Scope, SeatRole, Side } from './contract.ts'
import { idOf } from '#http/key-id.ts'
import { type ParentSeat, standing, type Writers, writersOf } from './rules.ts'
import { noteLook, ownSeats, type ParentRow, parentsOf, type SeatRow } from './store.seats.ts'

/** Someone's standing in a case, for the length of one transaction. */
export interface Membership {
  caseId: string
  memberId: string
  title: string
  state: string
  zone: string
  role: SeatRole
  /** A parent's side; `null` for a granted seat. */
  side: Side | null
  /** A parent whose seat has ended: reads what was, adds nothing. */
  isFormer: boolean
  scopes: readonly Scope[]
  /** What it shows is of these days, both included; `null` where that end is open. A former parent's last is the day on which the seat ended (UTC). */
  days: { from: Day | null; to: Day | null }
}

/** The same for a parent. */
export type ParentMembership = Membership & { side: Side }

interface Deps {
  clock: Clock
  random: Random
}

export const noCase = () => new Fault('not_found', 'There is no such case.')

/** As the policies count it (`my_grants`). */
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

/** A live parent's seat before a former one, and either before what was granted. */
const rank = (seat: Membership) => (seat.role !== 'parent' ? 2 : seat.isFormer ? 1 : 0)

/**
 * Enters a case to read something of it. A granted seat's look is noted for the parent who granted it.
 * @param caseId the one opened last where none is given
 * @param scope what is read; of several, what the seat shows of them, which must be one at least
 * @returns `null` where no case is given and there is none
 * @throws Fault `not_found` where the case, or this of it, does not exist for the one who acts: both with the same words
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
      // Of the seat, the scope and five minutes: two reads of one page at once are one look.
      const id = idOf(seat.memberId, `${one} ${Math.floor(now / 300_000)}`)
      await noteLook(tx, { caseId: seat.caseId, id, memberId: seat.memberId, scope: one, at: new Date(now) })
    }
  }
  return seat
}

/** Enters as a parent, to change something. @throws Fault `not_found` for a person who is no parent of it, `gone` where the seat has ended */
export async function requireParent(tx: CaseTx, caseId: string): Promise<ParentMembership> {
  const seats = (await ownSeats(tx, caseId)).map(membershipOf).toSorted((a, b) => rank(a) - rank(b))
  const seat = seats.find((each) => each.role === 'parent')
  if (!seat) throw noCase()
  if (seat.isFormer) throw new Fault('gone', 'Your part in this case has ended. You can go on reading and exporting what was until then.')
  return { ...seat, side: seat.side! }
}

/**
 * Enters a case in whatever seat, to read who is in it and what their own seat shows: no scope is asked for.
 * @returns `null` where no case is given and there is none
 * @throws Fault `not_found` where there is no such case for the one who acts
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

/** Every seat of the one who acts that still shows something, in all cases. No look is recorded: this is for mail. */
export async function seatsOf(tx: CaseTx): Promise<Membership[]> {
  return (await ownSeats(tx)).map(membershipOf)
}

/** The two parents by their sides; a side whose seat ended shows the parent who holds it now. */
export async function parentsIn(tx: CaseTx, caseId: string): Promise<ReadonlyMap<Side, ParentRow>> {
  const bySide = new Map<Side, ParentRow>()
  for (const row of await parentsOf(tx, [caseId])) if (!bySide.has(row.side as Side)) bySide.set(row.side as Side, row)
  return bySide
}

/** The side of every parent's seat, of those too that have ended: whose words of then these are. */
export async function sidesIn(tx: CaseTx, caseId: string): Promise<ReadonlyMap<string, Side>> {
  return new Map((await parentsOf(tx, [caseId])).map(({ id, side }) => [id, side as Side]))
}

/** Whose words are whose: the side and the name of the seat that wrote them, ended or not. */
export async function writersIn(tx: CaseTx, caseId: string): Promise<Writers> {
  return writersOf((await parentsOf(tx, [caseId])).map(parentSeat))
}

/** Who stands for each side as a page tells it (`standing`): also a parent whose part has ended. */
export async function parentsShown(tx: CaseTx, caseId: string): Promise<ParentSeat[]> {
  return standing((await parentsOf(tx, [caseId])).map(parentSeat))
}
