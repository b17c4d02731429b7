import { lifecycle } from '../lifecycle.ts'

/** States of an expense as it is stored (vocabulary.md). Paid and confirmed follow from the books. */
export const storedStates = ['draft', 'submitted', 'viewed', 'approved', 'partially_approved', 'disputed', 'void'] as const
export type StoredState = (typeof storedStates)[number]
export const expenseStates = [...storedStates, 'paid', 'confirmed'] as const
export type ExpenseState = (typeof expenseStates)[number]

/** What can happen with an expense that was sent; `matched`: with a line of its author's bank. */
export const expenseSteps = [
  'submitted',
  'viewed',
  'approved',
  'partially_approved',
  'disputed',
  'comment',
  'refund',
  'insurance',
  'matched',
  'unmatched',
  'void',
] as const
export type ExpenseStep = (typeof expenseSteps)[number]

export const expenseActs = ['change', 'send', 'discard', 'view', 'answer', 'comment', 'return', 'withdraw'] as const
export type ExpenseAct = (typeof expenseActs)[number]

const answered = { comment: 'either', return: 'author', withdraw: 'author' } as const

/** Who may do what. A dispute is not the last word: the other parent can approve it later, or more of it, and never less. */
export const expenseLifecycle = lifecycle<StoredState, ExpenseAct>(expenseActs, {
  draft: { change: 'author', send: 'author', discard: 'author' },
  submitted: { view: 'other', answer: 'other', comment: 'either', withdraw: 'author' },
  viewed: { answer: 'other', comment: 'either', withdraw: 'author' },
  approved: answered,
  partially_approved: { ...answered, answer: 'other' },
  disputed: { answer: 'other', comment: 'either', withdraw: 'author' },
  void: {},
})

/**
 * The state that people read: what was approved is paid when payments that were declared cover it, confirmed when payments that the
 * parent who paid confirmed, or a bank line proves, cover it.
 * @param owed what the other parent owes for it, in cents
 * @param open what is left of that, by declared and by confirmed payments
 */
export function stateToRead(state: StoredState, owed: number | null, open: { declared: number; confirmed: number }): ExpenseState {
  if ((state !== 'approved' && state !== 'partially_approved') || owed === null || owed === 0) return state
  return open.confirmed === 0 ? 'confirmed' : open.declared === 0 ? 'paid' : state
}
