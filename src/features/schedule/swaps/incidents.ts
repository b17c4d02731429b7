// Requests that the other parent declined or did not answer in time, and how often that was so of both.
import { type IncidentSource, momentWords, sidesIn, writersIn } from '#case/cases/public.ts'
import { hoursBy, inForce, ordersIn } from '#case/orders/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Occurrence } from '#domain/incidents/patterns.ts'
import { stateAt } from '#domain/swaps/lifecycle.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { tradesIn, type TradeRow } from './store.ts'

const isSent = (row: TradeRow): row is TradeRow & { sentAt: Date } => row.sentAt !== null
const stateOf = (row: TradeRow, now: number) => stateAt(row.state, row.respondBy?.getTime() ?? null, now)

export const swapIncidents: IncidentSource = {
  name: 'swap',
  found: async (tx, here, { now, since, id }) => {
    const uuid = id === undefined || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    if (here.side === null || !uuid) return []
    const rows = (await tradesIn(tx, here.caseId, id === undefined ? {} : { id })).filter(isSent).filter((row) => {
      const state = stateOf(row, now)
      const isTheirs = row.authorId === here.memberId && (state === 'declined' || state === 'expired')
      return isTheirs && (id !== undefined || row.sentAt.getTime() >= since)
    })
    if (rows.length === 0) return []
    const { nameOn } = await writersIn(tx, here.caseId)
    const moment = (at: Date) => momentWords(here.zone, at)
    const orders = await ordersIn(tx, here.caseId)
    return rows.map((row) => {
      const isDeclined = row.state === 'declined'
      const at = isDeclined ? row.settledAt! : row.respondBy!
      const name = nameOn(here.side === 'A' ? 'B' : 'A', at.getTime())
      const by = hoursBy(inForce(orders, dayOfInstant(zoneNamed(here.zone), row.sentAt.getTime())), 'answerWithin')
      const [sent, answer] = [moment(row.sentAt), row.respondBy === null ? '' : moment(row.respondBy)]
      const why = row.declineReason ?? ''
      return {
        kind: isDeclined ? 'swap_declined' : 'no_answer',
        id: row.id,
        at: at.getTime(),
        children: [...new Set(row.legs.flatMap(({ children }) => children))],
        clause: by && { order: by.order, ...by.clause },
        expected: english(
          answer === ''
            ? msg`An answer to the swap request that was sent on ${{ sent }}.`
            : msg`An answer by ${{ answer }} to the swap request that was sent on ${{ sent }}.`,
        ),
        actual: english(
          !isDeclined
            ? msg`${{ name }} did not answer by then.`
            : why === ''
              ? msg`${{ name }} declined on ${{ when: moment(at) }}.`
              : msg`${{ name }} declined on ${{ when: moment(at) }}, with the words “${{ why }}”.`,
        ),
        to: `/time-trade-requests?request=${row.id}`,
      }
    })
  },
  counted: async (tx, here, { now, since }) => {
    const rows = (await tradesIn(tx, here.caseId)).filter(isSent).filter(({ sentAt }) => sentAt.getTime() >= since)
    const sides = await sidesIn(tx, here.caseId)
    return rows.flatMap((row): Occurrence[] => {
      const asked = sides.get(row.authorId)
      const state = stateOf(row, now)
      // Of what is still open, or was withdrawn, nobody can say yet.
      if (!asked || state === 'sent' || state === 'viewed' || state === 'withdrawn' || state === 'draft') return []
      const of = { side: asked === 'A' ? 'B' : 'A', at: row.sentAt.getTime(), minutes: null } as const
      const answered = state === 'expired' ? [] : [{ ...of, line: 'swap_declined' as const, is: state === 'declined' }]
      return [...answered, { ...of, line: 'no_answer', is: state === 'expired' }]
    })
  },
}
