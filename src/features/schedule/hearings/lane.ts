import type { TimelineLane } from '#case/cases/public.ts'
import type { Day } from '#kernel/day.ts'
import { msg } from '#kernel/text.ts'
import { hearingsIn } from './store.ts'

/** Hearings, also those to come and those that were cancelled. */
export const hearingLane: TimelineLane = {
  name: 'hearings',
  scopes: ['hearings'],
  marks: async (tx, { caseId }, { from, to, most }) =>
    (await hearingsIn(tx, caseId, { from, to })).slice(0, most).map(({ id, day, fromAt, title, court, cancelledAt }) => ({
      id,
      day: day as Day,
      until: null,
      at: fromAt.getTime(),
      side: null,
      words: title,
      more: cancelledAt !== null ? msg`Cancelled` : court === '' ? null : court,
      to: `/court-calendar-tracker#hearing-${id}`,
    })),
  first: async (tx, { caseId }) => ((await hearingsIn(tx, caseId))[0]?.day ?? null) as Day | null,
}
