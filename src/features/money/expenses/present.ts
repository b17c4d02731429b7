import type { Membership } from '#case/cases/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { expenseLifecycle, stateToRead } from '#domain/expenses/lifecycle.ts'
import type { Day } from '#kernel/day.ts'
import type { Expense, ExpenseRow as Shown } from './contract.ts'
import { type Open, openOf } from './books.ts'
import { clocksOf, partOf } from './rules.ts'
import type { ExpenseRow } from './store.ts'
import type { StepRow } from './store.steps.ts'
import type { Ground } from './terms.ts'
import { categoryOn } from '#money/categories/public.ts'

/** What rows are listed with. */
export interface Around {
  here: Membership
  writers: Writers
  ground: Ground
  open: Open
  /** How many files each has. */
  files: ReadonlyMap<string, number>
}

const iso = (at: Date | null) => at?.toISOString() ?? null

export function presentRow(row: ExpenseRow, { here, writers, ground, open: all, files }: Around): Shown {
  const isMine = row.authorId === here.memberId
  const payer = writers.sideOf(row.authorId)!
  const left = openOf(all, row.id, payer)
  const isOpen = row.state === 'submitted' || row.state === 'viewed'
  // By the books of who reads it: the parent who owes counts a payment once it is declared.
  const open = here.side === null || here.side === payer ? left.confirmed : left.declared
  const category = ground.categories.find(({ id }) => id === row.categoryId)
  return {
    id: row.id,
    title: row.title,
    cents: row.cents,
    day: row.day,
    category: row.categoryId,
    categoryTitle: category?.title ?? '',
    children: [...row.children],
    tax: row.tax,
    state: stateToRead(row.state, row.owedCents, left),
    isMine,
    authorSide: payer,
    asked: row.askedCents,
    approved: row.approvedCents,
    owed: row.owedCents,
    open,
    answerBy: row.answerBy as Day | null,
    isOverdue: row.answerBy !== null && row.answerBy < ground.today && (isOpen || open > 0),
    sentOn: row.sentAt ? (dayOfInstant(zoneNamed(here.zone), row.sentAt.getTime()) as Day) : null,
    sentAt: iso(row.sentAt),
    viewedAt: iso(row.viewedAt),
    answeredAt: iso(row.answeredAt),
    files: files.get(row.id) ?? 0,
    isRecurring: isMine && row.ruleId !== null,
    can: [...expenseLifecycle.mayDo(row.state, partOf({ isMine, role: here.role, isFormer: here.isFormer }))],
  }
}

/** One expense as a page of its own shows it, without its files. */
export function presentExpense(
  row: ExpenseRow,
  steps: readonly StepRow[],
  around: Around,
): Omit<Expense, 'receipts' | 'draftFiles' | 'request'> {
  const { ground, writers } = around
  const listed = presentRow(row, around)
  const chosen = ground.categories.find(({ id }) => id === row.categoryId)
  const category = chosen && (row.sentAt ? chosen : categoryOn(ground.categories, chosen, row.day))
  const { submit, pay, consent } = clocksOf(ground.terms, { day: row.day, cents: row.cents, sentOn: listed.sentOn ?? ground.today })
  return {
    ...listed,
    note: row.note,
    mileage: row.miles !== null && row.rate !== null ? { miles: row.miles, rate: row.rate } : null,
    split: row.split ?? category?.split ?? null,
    clause: category && category.paragraph !== '' ? { paragraph: category.paragraph, text: category.words } : null,
    returned: row.returnedCents,
    bank: row.bankDay === null ? null : { day: row.bankDay as Day, lastFour: row.bankFour },
    history: steps.map(({ id, what, cents, words, at, authorId }) => ({
      id,
      what,
      cents,
      words,
      at: at.toISOString(),
      side: writers.sideOf(authorId)!,
      name: writers.nameOf(authorId, at.getTime()),
    })),
    order: { submit, pay, consent },
  }
}
