import type { TimelineLane } from '#case/cases/public.ts'
import { type StepKind, stateNames } from '#domain/documents/documents.ts'
import { datedSteps } from './store.lane.ts'

const own = ({ caseId, memberId }: { caseId: string; memberId: string }) => ({ caseId, authorId: memberId })

/** On which days the reader's own documents were signed, filed and served. */
export const documentLane: TimelineLane = {
  name: 'documents',
  scopes: [],
  marks: async (tx, here, days) =>
    (await datedSteps(tx, own(here), days)).map(({ id, document, title, kind, day }) => ({
      id,
      day,
      until: null,
      at: null,
      side: null,
      words: title,
      more: stateNames[kind satisfies StepKind],
      to: `/documents?document=${document}`,
    })),
  first: async (tx, here) => (await datedSteps(tx, own(here), { most: 1 }))[0]?.day ?? null,
}
