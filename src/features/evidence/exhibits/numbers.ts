import { idOf } from '#http/key-id.ts'
import type { SeriesAt } from './store.numbers.ts'

/** Where the numbers of a parent under a prefix stand. */
export const seriesAt = ({ caseId, authorId }: { caseId: string; authorId: string }, prefix: string): SeriesAt => ({
  caseId,
  authorId,
  prefix,
  id: idOf(authorId, `bates ${prefix}`),
})
