import { type CaseContext } from '#case/cases/public.ts'
import { pagesAfter } from '#evidence/texts/public.ts'
import { paragraphsIn } from '#evidence/orders-in-force/public.ts'
import { openedMessage } from '#messages/messages/public.ts'
import { readerOf, sourceAt } from './sources.ts'
import type { CandidateRow } from './store.ts'

/** What the place of a quote says now; `null` where there is no such place any more. */
async function textAtPlace(c: CaseContext, row: CandidateRow): Promise<string | null> {
  const { tx, caseId, seat } = c
  if (row.source === 'thread') {
    return row.piece === null ? null : ((await openedMessage(tx, { caseId, me: seat.memberId }, row.piece))?.body ?? null)
  }
  if (row.source === 'order') return (await paragraphsIn(tx, caseId)).find(({ id }) => id === row.piece)?.text ?? null
  const file = (await sourceAt(readerOf(c), row))?.file
  if (!file || row.page === null) return null
  const [page] = await pagesAfter(tx, { caseId, authorId: seat.memberId, id: file }, row.page - 1, 1)
  return page?.page === row.page ? page.text : null
}

/** Whether a quote stands where it was found, word by word. */
export const isStillThere = async (c: CaseContext, row: CandidateRow): Promise<boolean> =>
  (await textAtPlace(c, row))?.slice(row.begins, row.begins + row.quote.length) === row.quote
