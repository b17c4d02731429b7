import { hashOfWords } from '#case/ledger/public.ts'
import type { CaseContext } from '#case/cases/public.ts'
import type { FactDraft } from './contract.ts'
import { addFact, factAt, removeFact } from './store.ts'
import { saidOf } from './writing.ts'

/**
 * Adds a fact of the person who asks, in their transaction. The caller leaves the leaf, with what this returns.
 * @param id of the fact; one that is there already stays as it is
 * @throws Fault `invalid` at the field that is wrong
 */
export async function addOwnFact(c: CaseContext, id: string, draft: FactDraft): Promise<{ fact: string; words: string }> {
  const said = await saidOf(c, draft, null)
  await addFact(c.tx, c.authored(id), said)
  return { fact: id, words: hashOfWords(said) }
}

/** Removes a fact of the person who asks. @returns whether this call did; the caller leaves the leaf */
export const removeOwnFact = (c: CaseContext, id: string): Promise<boolean> =>
  removeFact(c.tx, { caseId: c.caseId, authorId: c.seat.memberId }, id, c.at)

/** Whether there is such a fact of the person who asks. */
export const factIsThere = async (c: CaseContext, id: string): Promise<boolean> =>
  (await factAt(c.tx, c.caseId, id))?.authorId === c.seat.memberId
