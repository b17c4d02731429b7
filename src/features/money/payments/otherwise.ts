import { type CaseContext, writersIn } from '#case/cases/public.ts'
import type { Day } from '#kernel/day.ts'
import type { BookEntry } from '#money/books/public.ts'
import { dueIds } from './due.ts'
import { disputesIn } from './store.disputes.ts'
import { returnsIn } from './store.returns.ts'
import type { TermRow } from './store.support.ts'

/** A parent who sees an entry differently, and why. */
export interface Otherwise {
  by: string
  reason: string
}

/** The entries of support that a parent sees differently, by their ids, and the support that nobody sees differently. */
export async function disputedIn(
  c: CaseContext,
  terms: readonly TermRow[],
  today: Day,
): Promise<{ disputed: Map<string, Otherwise>; others: readonly TermRow[] }> {
  const disputes = await disputesIn(c.tx, c.caseId)
  if (disputes.size === 0) return { disputed: new Map(), others: terms }
  const { nameOf } = await writersIn(c.tx, c.caseId)
  const disputed = terms.flatMap((term) => {
    const dispute = disputes.get(term.id)
    if (!dispute) return []
    const said = { by: nameOf(dispute.authorId, dispute.createdAt.getTime()), reason: dispute.reason }
    return dueIds(term, today).map((id) => [id, said] as const)
  })
  return { disputed: new Map(disputed), others: terms.filter(({ id }) => !disputes.has(id)) }
}

/**
 * The corrections of payments that a bank took back, by their ids, those that undo one which was recorded by mistake, and those that the payer
 * sees differently. Each return of a payment is an entry, and so is each taking back: one corrects the other.
 */
export async function returnedIn(c: CaseContext, entries: readonly BookEntry[]) {
  const rows = Map.groupBy(await returnsIn(c.tx, c.caseId), ({ payment }) => payment)
  const correcting = new Map(entries.flatMap((entry) => (entry.corrects === null ? [] : [[entry.corrects, entry.id] as const])))
  const found = entries.flatMap(({ id: payment, cause }) => {
    let last: string | undefined = payment
    return (cause.kind === 'payment' ? (rows.get(cause.id) ?? []) : []).flatMap((row) => {
      const id: string | undefined = last && correcting.get(last)
      last = id && correcting.get(id)
      return id === undefined ? [] : [{ id, row, undoneBy: row.takenBackAt === null ? undefined : last }]
    })
  })
  const writers = rows.size > 0 ? await writersIn(c.tx, c.caseId) : null
  const contested = found.flatMap(({ id, row: { answer } }) =>
    answer && !answer.agrees ? [[id, { by: writers!.nameOf(answer.by, answer.at.getTime()), reason: answer.words }] as const] : [],
  )
  return {
    returned: new Set(found.map(({ id }) => id)),
    takenBack: new Set(found.flatMap(({ undoneBy }) => undoneBy ?? [])),
    contested,
  }
}
