import { sidesIn, type TimelineLane } from '#case/cases/public.ts'
import { dayOfInstant, instantAt, later, zoneNamed } from '#domain/calendar/clock.ts'
import { msg } from '#kernel/text.ts'
import { publishedIn } from './store.lane.ts'

/** Messages that went out, by their subject. */
export const messageLane: TimelineLane = {
  name: 'messages',
  scopes: ['messages', 'threads'],
  marks: async (tx, { caseId, zone: name }, { from, to, most }) => {
    const zone = zoneNamed(name)
    const [since, until] = [from, later(to, 1)].map((day) => new Date(instantAt(zone, day, '00:00'))) as [Date, Date]
    const sides = await sidesIn(tx, caseId)
    return (await publishedIn(tx, caseId, { since, until, most })).map(
      ({ id, threadId, authorId, subject, publishedAt, needsAnswer, isErased }) => ({
        id,
        day: dayOfInstant(zone, publishedAt.getTime()),
        until: null,
        at: publishedAt.getTime(),
        side: sides.get(authorId) ?? null,
        words: isErased ? msg`Message erased by a court order` : subject,
        more: needsAnswer ? msg`Asks for an answer` : null,
        to: `/co-parenting-messages?thread=${threadId}&message=${id}`,
      }),
    )
  },
  first: async (tx, { caseId, zone }) => {
    const [earliest] = await publishedIn(tx, caseId, { most: 1 })
    return earliest ? dayOfInstant(zoneNamed(zone), earliest.publishedAt.getTime()) : null
  },
}
