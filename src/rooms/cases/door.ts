// How every room of a case begins: which case, in which seat, and may that seat see this.
import type { CaseTx } from '../../access/cases.ts'
import type { Clock } from '../../kernel/clock.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import { uuid7 } from '../../kernel/uuid7.ts'
import type { SeatRole, Side } from './contract.ts'
import type { Scope } from './contract.ts'
import type { Order } from './store.family.ts'
import { noteLook, ownSeats, type ParentRow, parentsOf, type SeatRow } from './store.seats.ts'

/** Somebody's standing in a case, for the length of one transaction. */
export interface Standing {
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
}

interface Needs {
  clock: Clock
  random: Random
}

export const noCase = () => new Fault('not_found', 'There is no such case.')

function standingOf(row: SeatRow): Standing {
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
  }
}

/** A live parent's seat before a former one, and either before what was granted. */
const rank = (seat: Standing) => (seat.role !== 'parent' ? 2 : seat.isFormer ? 1 : 0)

/**
 * Enters a case to read something of it. A granted seat's look is noted for the parent who granted it.
 * @param caseId the one opened last where none is given
 * @returns `null` where no case is given and there is none
 * @throws Fault `not_found` where the case, or this of it, does not exist for whoever acts: both with the same words
 */
export async function enter(tx: CaseTx, { caseId, scope }: { caseId: string | undefined; scope: Scope }, { clock, random }: Needs) {
  const seats = (await ownSeats(tx, caseId)).map(standingOf)
  const first = seats[0]
  if (!first) {
    if (caseId === undefined) return null
    throw noCase()
  }
  const here = seats.filter((seat) => seat.caseId === first.caseId).toSorted((a, b) => rank(a) - rank(b))
  const seat = here.find((each) => each.role === 'parent' || each.scopes.includes(scope))
  if (!seat) throw noCase()
  if (seat.role !== 'parent') {
    const now = clock()
    await noteLook(tx, { caseId: seat.caseId, id: uuid7(now, random), memberId: seat.memberId, scope, at: new Date(now) })
  }
  return seat
}

/** Enters as a parent, to change something. @throws Fault `not_found` for whoever is none, `gone` where the seat has ended */
export async function enterAsParent(tx: CaseTx, caseId: string): Promise<Standing & { side: Side }> {
  const seats = (await ownSeats(tx, caseId)).map(standingOf).toSorted((a, b) => rank(a) - rank(b))
  const seat = seats.find((each) => each.role === 'parent')
  if (!seat) throw noCase()
  if (seat.isFormer) throw new Fault('gone', 'Your part in this case has ended. You can go on reading and exporting what was until then.')
  return { ...seat, side: seat.side! }
}

/** The two parents by their sides; a side whose seat ended shows whoever stands for it now. */
export async function parentsIn(tx: CaseTx, caseId: string): Promise<ReadonlyMap<Side, ParentRow>> {
  const bySide = new Map<Side, ParentRow>()
  for (const row of await parentsOf(tx, [caseId])) if (!bySide.has(row.side as Side)) bySide.set(row.side as Side, row)
  return bySide
}

export { idOf } from './ids.ts'
export { childrenIn, type Order, ordersIn } from './store.family.ts'

/** The orders in force on a day: of several that say something on a matter, the first of these decides. */
export function inForce(orders: readonly Order[], day: string): Order[] {
  return orders.filter((order) => order.effective <= day && (order.ends === null || order.ends >= day))
}
