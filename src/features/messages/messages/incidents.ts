// Messages that asked the other parent for an answer and had none when the time was over, and how late answers were from both.
import { type IncidentSource, momentWords, sidesIn, writersIn } from '#case/cases/public.ts'
import { hoursBy, inForce, ordersIn } from '#case/orders/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Occurrence } from '#domain/incidents/patterns.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { askedBetweenParents } from './store.asked.ts'

export const messageIncidents: IncidentSource = {
  name: 'message',
  found: async (tx, here, { now, since, id }) => {
    const isId = id === undefined || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    if (here.side === null || !isId) return []
    const rows = (
      await askedBetweenParents(tx, here.caseId, { until: new Date(now), ...(id === undefined ? { since: new Date(since) } : { id }) })
    ).filter(({ authorId, answeredAt, answerBy }) => authorId === here.memberId && (answeredAt === null || answeredAt > answerBy))
    if (rows.length === 0) return []
    const { nameOn } = await writersIn(tx, here.caseId)
    const orders = await ordersIn(tx, here.caseId)
    const moment = (at: Date) => momentWords(here.zone, at)
    return rows.map(({ id: message, threadId, subject, publishedAt, answerBy, answeredAt, children }) => {
      const by = hoursBy(inForce(orders, dayOfInstant(zoneNamed(here.zone), publishedAt.getTime())), 'answerWithin')
      const name = nameOn(here.side === 'A' ? 'B' : 'A', answerBy.getTime())
      const [answer, sent] = [moment(answerBy), moment(publishedAt)]
      return {
        kind: 'no_answer',
        id: message,
        at: answerBy.getTime(),
        children,
        clause: by && { order: by.order, ...by.clause },
        expected: english(msg`An answer by ${{ answer }} to the message “${{ subject }}” of ${{ sent }}.`),
        actual: english(
          answeredAt === null ? msg`${{ name }} did not answer by then.` : msg`${{ name }} answered on ${{ when: moment(answeredAt) }}.`,
        ),
        to: `/co-parenting-messages?thread=${threadId}&message=${message}`,
      }
    })
  },
  counted: async (tx, here, { now, since }) => {
    const rows = await askedBetweenParents(tx, here.caseId, { since: new Date(since), until: new Date(now) })
    const sides = await sidesIn(tx, here.caseId)
    return rows.flatMap(({ authorId, publishedAt, answerBy, answeredAt }): Occurrence[] => {
      const asked = sides.get(authorId)
      if (!asked) return []
      const isLate = answeredAt === null || answeredAt > answerBy
      const minutes = answeredAt !== null && isLate ? Math.floor((answeredAt.getTime() - answerBy.getTime()) / 60_000) : null
      return [{ line: 'late_answer', side: asked === 'A' ? 'B' : 'A', at: publishedAt.getTime(), is: isLate, minutes }]
    })
  },
}
