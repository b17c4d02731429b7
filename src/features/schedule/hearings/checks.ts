import type { CaseTx } from '#access/cases.ts'
import { familyWays } from '#domain/calendar/family-ways.ts'
import { checkHearing } from '#domain/hearings/check.ts'
import { childrenIn, type Membership } from '#case/cases/public.ts'
import { inForce, ordersIn } from '#case/orders/public.ts'
import { planFor } from '#schedule/schedule/public.ts'
import { placesIn } from '#schedule/exchanges/public.ts'
import type { Check } from './contract.ts'
import type { HearingRow } from './store.ts'

/**
 * Holds the coming hearings against the schedule, as far as their own seat shows both: who has the children while a parent
 * must attend, what the order says of asking first, which hand-overs lie close by, and how long the way to them is.
 */
export async function checksOf(tx: CaseTx, here: Membership, hearings: readonly HearingRow[], now: number): Promise<Check[]> {
  const coming = hearings.filter(({ toAt, cancelledAt }) => cancelledAt === null && toAt.getTime() > now)
  if (coming.length === 0) return []
  const plan = await planFor(tx, here)
  const children = await childrenIn(tx, here.caseId)
  const orders = await ordersIn(tx, here.caseId)
  const ways = familyWays(await placesIn(tx, here.caseId))
  const names = new Map(children.map(({ id, name }) => [id, name]))
  return coming.map((hearing) => {
    const { sides, court, remote } = hearing
    // A person who attends by a link does not travel.
    const time = { from: hearing.fromAt.getTime(), to: hearing.toAt.getTime(), sides, place: remote === '' ? court : null }
    const { care, close } = checkHearing(
      plan,
      children.map(({ id }) => id),
      time,
      ways,
    )
    const first = inForce(orders, hearing.day).find(({ facts }) => facts.firstRefusal)?.facts.firstRefusal
    return {
      hearing: hearing.id,
      care: care.map(({ side, children: who, from, to, fromWall, toWall, clause, otherIsFree }) => ({
        side,
        children: who.map((id) => ({ id, name: names.get(id) ?? '' })),
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        fromWall,
        toWall,
        clause: clause && { paragraph: clause.paragraph, text: clause.text },
        otherIsFree,
        askFirst: first && to - from > first.hours * 3_600_000 ? { hours: first.hours, paragraph: first.clause.paragraph } : null,
      })),
      close: close.map(({ at, place, children: who, when, minutes, way }) => ({
        at: new Date(at).toISOString(),
        place,
        names: who.map((id) => names.get(id) ?? ''),
        when,
        minutes,
        way,
      })),
    }
  })
}
