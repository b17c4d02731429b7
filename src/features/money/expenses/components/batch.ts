// Several expenses entered at once: rows that become drafts, and are sent one by one.
import { readCents } from '#domain/money/cents.ts'
import { readDay } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Attached } from '#case/files/public.tsx'
import type { ExpenseDraft, ExpenseRow } from '../contract.ts'

export const mostRows = 20

export interface BatchRow {
  /** Of the row on the page. */
  key: string
  title: string
  amount: string
  day: string
  category: string | null
  children: readonly string[]
  receipt: Attached | null
  /** The id of its draft, once it is saved. */
  draft: string | null
}

type Field = 'title' | 'amount' | 'day' | 'category' | 'children'

/** A new row: with day, category and children of the one before, since those of a pile of receipts are often the same. */
export const rowAfter = (before: Pick<BatchRow, 'day' | 'category' | 'children'>, key: string): BatchRow => {
  const { day, category, children } = before
  return { key, title: '', amount: '', day, category, children, receipt: null, draft: null }
}

/** Whether there is anything to save in it. */
export const isEmpty = ({ title, amount, receipt }: BatchRow): boolean => title.trim() === '' && amount.trim() === '' && receipt === null

/** What a row still needs before it can be sent, at the field that is wrong, in the order of the fields; `null`: it is complete. */
export function missingIn(row: Omit<BatchRow, 'key' | 'draft' | 'receipt'>, today: string): { field: Field; sentence: Text } | null {
  const read = readCents(row.amount)
  if (row.title.trim() === '') return { field: 'title', sentence: msg`Enter what the expense was for.` }
  if ('reason' in read) return { field: 'amount', sentence: read.reason }
  if (readDay(row.day) === null) return { field: 'day', sentence: msg`Enter the day you paid.` }
  if (row.day > today) return { field: 'day', sentence: msg`This day is still to come. An expense is sent once it was paid.` }
  if (row.category === null) return { field: 'category', sentence: msg`Choose a category.` }
  return row.children.length === 0 ? { field: 'children', sentence: msg`Choose at least one child.` } : null
}

/**
 * What a draft could not hold: an amount that can't be read, or a day that is missing beside an amount, because the draft would have
 * today's and could be sent with it. A receipt alone waits without a day. `null`: all can be saved.
 */
export function lostIn({ amount, day }: Pick<BatchRow, 'amount' | 'day'>): { field: 'amount' | 'day'; sentence: Text } | null {
  if (amount.trim() === '') return null
  const read = readCents(amount)
  if ('reason' in read) return { field: 'amount', sentence: read.reason }
  return readDay(day) === null ? { field: 'day', sentence: msg`Enter the day you paid.` } : null
}

/** A row as a draft: what can't be read of an amount is no amount yet. */
export function draftOf({ title, amount, day, category, children, receipt }: BatchRow, today: string): ExpenseDraft {
  const read = readCents(amount)
  return {
    title: title.trim(),
    note: '',
    cents: 'cents' in read ? read.cents : 0,
    day: readDay(day) ?? today,
    category,
    children: [...children],
    tax: 'none',
    mileage: null,
    files: receipt ? [receipt.file] : [],
  }
}

/** Whether a draft of the list has all that it needs to be sent. */
export const isComplete = ({ state, isMine, title, cents, day, category, children }: ExpenseRow, today: string): boolean =>
  state === 'draft' && isMine && title !== '' && cents > 0 && day <= today && category !== null && children.length > 0
