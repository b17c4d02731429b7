import type { Part as Doer } from '#domain/lifecycle.ts'
import { deadlineOf } from '#domain/order-terms/notice.ts'
import { type Term, termsOn } from '#domain/order-terms/types.ts'
import { type ExpenseAct, expenseLifecycle, type ExpenseState, type ExpenseStep, type StoredState } from '#domain/expenses/lifecycle.ts'
import { numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'

/** Someone's part in an expense: who paid it, the other parent, or a seat that only looks. */
export function partOf({ isMine, role, isFormer }: { isMine: boolean; role: string; isFormer: boolean }): Doer {
  if (role !== 'parent' || isFormer) return 'onlooker'
  return isMine ? 'author' : 'other'
}

const settled: Partial<Record<StoredState, Text>> = {
  approved: msg`This expense was approved already.`,
  disputed: msg`This expense was disputed already.`,
  void: msg`This expense was withdrawn.`,
}

/** Why someone may not do this with an expense: `null` where they may; a conflict where it was answered or sent meanwhile. */
export function refusalOfAct(state: StoredState, part: Doer, act: ExpenseAct): { code: 'conflict' | 'forbidden'; sentence: Text } | null {
  const refusal = expenseLifecycle.refusal(state, part, act)
  if (refusal === null) return null
  if (refusal === 'not_in_this_state') {
    const isDraftAct = act === 'change' || act === 'send' || act === 'discard'
    return {
      code: 'conflict',
      sentence:
        isDraftAct && state !== 'void'
          ? msg`This expense was sent already.`
          : (settled[state] ?? msg`This can’t be done with this expense now.`),
    }
  }
  return {
    code: 'forbidden',
    sentence: part === 'author' ? msg`The other parent answers this expense.` : msg`Only the parent who paid this expense does that.`,
  }
}

interface Clocks {
  submit: { days: number; by: Day; lateBy: number; clause: Term['clause']; order: string } | null
  pay: { days: number; clause: Term['clause']; order: string } | null
  consent: { cents: number; clause: Term['clause']; order: string } | null
}

/**
 * What the orders say of an expense: by when it is sent, how long the other parent has, and whether a yes comes first.
 * @param day when it was paid
 * @param sentOn when it was sent, or today
 */
export function clocksOf(terms: readonly Term[], { day, cents, sentOn }: { day: string; cents: number; sentOn: string }): Clocks {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const [submit] = termsOn(terms, 'expense_submit', day)
  const [pay] = termsOn(terms, 'expense_pay', sentOn)
  const consent = termsOn(terms, 'expense_consent', day).find((term) => cents > term.cents)
  const by = submit ? deadlineOf(submit, noon, 'UTC')!.day : null
  return {
    submit: submit
      ? {
          days: submit.days,
          by: by!,
          lateBy: Math.max(0, numberOf(sentOn as Day) - numberOf(by!)),
          clause: submit.clause,
          order: submit.order,
        }
      : null,
    pay: pay ? { days: pay.days, clause: pay.clause, order: pay.order } : null,
    consent: consent ? { cents: consent.cents, clause: consent.clause, order: consent.order } : null,
  }
}

/** The day by which an expense that is sent on a day is answered and paid; `null` where no order says so. */
export function answerByOf(terms: readonly Term[], sentOn: string): Day | null {
  const [pay] = termsOn(terms, 'expense_pay', sentOn)
  return pay ? deadlineOf(pay, Date.parse(`${sentOn}T12:00:00Z`), 'UTC')!.day : null
}

/** The rate in tenths of a cent for each mile, tenths of a mile: whole cents, half a cent rounded up. */
export const centsOfMiles = ({ miles, rate }: { miles: number; rate: number }): number => Math.floor((miles * rate + 50) / 100)

export interface Sum {
  name: string
  n: number
  cents: number
  approved: number
}

/** Sums of expenses by a name, in the order of the names. */
export function sumsBy<E extends { cents: number; approved: number | null }>(
  expenses: readonly E[],
  nameOf: (expense: E) => string,
): Sum[] {
  const sums = new Map<string, Sum>()
  for (const expense of expenses) {
    const name = nameOf(expense)
    const { n, cents, approved } = sums.get(name) ?? { n: 0, cents: 0, approved: 0 }
    sums.set(name, { name, n: n + 1, cents: cents + expense.cents, approved: approved + (expense.approved ?? 0) })
  }
  return [...sums.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** States in words (vocabulary.md). */
export const stateWords: Readonly<Record<ExpenseState, Text>> = {
  draft: msg`Draft`,
  submitted: msg`Sent`,
  viewed: msg`Viewed`,
  approved: msg`Approved`,
  partially_approved: msg`Partly approved`,
  disputed: msg`Disputed`,
  paid: msg`Paid, not confirmed`,
  confirmed: msg`Paid`,
  void: msg`Withdrawn`,
}

/** Steps in words. */
export const stepWords: Readonly<Record<ExpenseStep, Text>> = {
  submitted: msg`Sent`,
  viewed: msg`First opened`,
  approved: msg`Approved`,
  partially_approved: msg`Partly approved`,
  disputed: msg`Disputed`,
  comment: msg`Comment`,
  refund: msg`Refund`,
  insurance: msg`Paid by insurance`,
  matched: msg`Matched with a bank line`,
  unmatched: msg`Match with a bank line removed`,
  void: msg`Withdrawn`,
}
