import type { TimelineLane } from '#case/cases/public.ts'
import { kindNames } from '#domain/incidents/kinds.ts'
import type { Day } from '#kernel/day.ts'
import { incidentsIn } from './store.ts'

const own = ({ caseId, memberId }: { caseId: string; memberId: string }) => ({ caseId, authorId: memberId })

/** The reader's own incidents: nobody else's are on anyone's timeline. */
export const incidentLane: TimelineLane = {
  name: 'incidents',
  scopes: [],
  marks: async (tx, here, { from, to, most }) =>
    (await incidentsIn(tx, own(here), { from, to }, { most, isOldestFirst: true }))
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .map(({ id, day, happenedAt, kind, actual }) => ({
        id,
        day: day as Day,
        until: null,
        at: happenedAt.getTime(),
        side: null,
        words: kindNames[kind],
        more: actual.length > 200 ? `${actual.slice(0, 199).toWellFormed()}…` : actual,
        to: `/co-parenting-incidents?incident=${id}`,
      })),
  first: async (tx, here) => ((await incidentsIn(tx, own(here), {}, { most: 1, isOldestFirst: true }))[0]?.day ?? null) as Day | null,
}
