// What expenses write in the books of the case, and read of them.
import type { CaseTx } from '#access/cases.ts'
import type { Balance } from './contract.ts'
import { pairOf } from '#domain/books/entry.ts'
import { otherSide, type Side } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'
import { entriesOf, type ItemNames, openCents, type OpenCents, owedOf, post } from '#money/books/public.ts'
import { expenseIds, type ExpenseRow, type Filter, titlesIn } from './store.ts'

/** What is open of each expense by the books of either parent: the one who pays counts declared payments, the one who is paid confirmed ones. */
export type Open = ReadonlyMap<string, OpenCents>

/** @param ids of the expenses */
export const openBy = (tx: CaseTx, caseId: string, ids: readonly string[]): Promise<Open> => openCents(tx, caseId, 'expense', ids)

/** What is open of an expense by the books of its payer, who counts only what was confirmed, and of the parent who owes. */
export function openOf(open: Open, id: string, payer: Side): { confirmed: number; declared: number } {
  const cents = open.get(id)
  return { confirmed: cents?.[payer] ?? 0, declared: cents?.[otherSide(payer)] ?? 0 }
}

/**
 * What one owes the other for shared expenses, all set off.
 * @param side whose books; a seat that only looks is shown what was confirmed to either parent
 * @param among which of the expenses that are open are also looked for
 */
export async function balanceOf(
  tx: CaseTx,
  caseId: string,
  { side, today, among }: { side: Side | null; today: string; among?: Filter | undefined },
): Promise<{ balance: Balance; open: string[] }> {
  const { owed, open } = await owedOf(tx, caseId, 'expense', {
    by: side,
    today,
    among: among && ((ids) => expenseIds(tx, caseId, { ...among, among: ids })),
  })
  const payer: Side = owed.A.cents >= owed.B.cents ? 'A' : 'B'
  const cents = owed[payer].cents - owed[otherSide(payer)].cents
  const balance = {
    owes: cents === 0 ? null : payer,
    cents,
    items: owed.A.items + owed.B.items,
    oldest: [owed.A.oldest, owed.B.oldest].filter((day) => day !== null).toSorted()[0] ?? null,
    overdue: owed[payer].overdue,
  }
  return { balance, open }
}

interface Change {
  caseId: string
  /** Of the entry. */
  id: string
  by: string
  at: Date
  today: string
  expense: ExpenseRow
  category: string | null
  payer: Side
}

/**
 * Books that the other parent owes more for an expense, or less: an answer, money that came back, or that it was withdrawn.
 * @param cents what the payer is owed more; 0 books nothing
 */
export async function postOwed(tx: CaseTx, change: Change, cents: number, kind: 'expense' | 'refund' | 'withdrawn'): Promise<void> {
  if (cents === 0) return
  const { caseId, id, by, at, today, expense, category, payer } = change
  const item = { kind: 'expense' as const, id: expense.id }
  const child = expense.children.length === 1 ? expense.children[0]! : null
  const [first] = kind === 'withdrawn' ? await entriesOf(tx, caseId, item) : []
  await post(
    tx,
    { caseId, id, authorId: by, at },
    {
      day: today as Day,
      cause: kind === 'expense' ? item : { kind: kind === 'refund' ? 'refund' : 'correction', id },
      corrects: first?.id ?? null,
      due: kind === 'expense' ? (expense.answerBy as Day | null) : null,
      postings: pairOf({ book: 'shared', purpose: 'principal', child, category, item }, payer, cents),
    },
  )
}

/** What the pages of payments call an expense. */
export const expenseNames: ItemNames = {
  kind: 'expense',
  names: async (tx, caseId, ids) => {
    const titles = await titlesIn(tx, caseId, ids)
    return new Map(titles.map(({ id, title }) => [id, { title, to: `/co-parenting-expenses?request=${id}` }]))
  },
}
