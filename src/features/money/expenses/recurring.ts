import type { Drafting } from '#money/recurring/public.ts'
import { addExpense } from './store.writing.ts'

/** The drafts that recurring expenses prepare: for their author to check and send. */
export const draftOfRule: Drafting = (tx, by, { rule, day, title, cents, category, children }) =>
  addExpense(
    tx,
    by,
    { title, note: '', cents, day, categoryId: category, children, tax: 'none', miles: null, rate: null, sent: null },
    rule,
  )
