import { type CaseContext, parentsIn } from '#case/cases/public.ts'
import { termsIn } from '#case/order-terms/public.ts'
import { dayOfInstant, wallOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { budgetLeft } from '#domain/order-terms/budget.ts'
import { quietAt } from '#domain/order-terms/hours.ts'
import { noticeUnder } from '#domain/order-terms/notice.ts'
import { type Term, termsOn } from '#domain/order-terms/types.ts'
import type { OrderNow } from './contract.ts'
import { pressesSince } from './store.ts'

/** A week of messages, and the hour that a week with changed clocks has more. */
const week = 7 * 86_400_000 + 3_600_000
const clauseOf = ({ clause, order }: Term) => ({ ...clause, order })

/** What the orders in force say about a message that this parent writes now, as far as they see the orders. */
export async function orderNow(c: CaseContext): Promise<OrderNow> {
  const { zone } = c.seat
  const today = dayOfInstant(zoneNamed(zone), c.now)
  const terms = await termsIn(c.tx, c.caseId, today)
  const others = [...(await parentsIn(c.tx, c.caseId)).values()].map(({ id }) => id).filter((id) => id !== c.seat.memberId)
  const presses = await pressesSince(c.tx, { caseId: c.caseId, me: c.seat.memberId }, others, new Date(c.now - week))
  // Each limit counts by its own rule for emergencies; the one that leaves the fewest is said.
  const budget = termsOn(terms, 'message_limit', today)
    .map((term) => {
      const counted = presses.filter(({ isEmergency }) => !(isEmergency && term.exceptEmergencies)).map(({ at }) => at)
      return budgetLeft([term], counted, c.now, zone)!
    })
    .toSorted((one, other) => one.left - other.left)[0]
  const quiet = quietAt(terms, c.now, zone)
  const emergency = termsOn(terms, 'emergency', today)[0]
  const channel = termsOn(terms, 'channel', today)[0]
  return {
    quiet: quiet && {
      until: new Date(quiet.until).toISOString(),
      untilWall: wallOfInstant(zoneNamed(zone), quiet.until),
      exceptEmergencies: quiet.term.exceptEmergencies,
      clause: clauseOf(quiet.term),
    },
    budget: budget
      ? {
          count: budget.term.count,
          left: budget.left,
          per: budget.term.per,
          renewsAt: new Date(budget.renews).toISOString(),
          exceptEmergencies: budget.term.exceptEmergencies,
          clause: clauseOf(budget.term),
        }
      : null,
    notice: noticeUnder(terms, today).map((term) => ({ days: term.days, clause: clauseOf(term) })),
    emergency: emergency ? { by: emergency.by, clause: clauseOf(emergency) } : null,
    channel: channel ? { name: channel.name, clause: clauseOf(channel) } : null,
  }
}
