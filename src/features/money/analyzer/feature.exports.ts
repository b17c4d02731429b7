// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

const ofSeat = { isOfSeat: true, key: 'author_id' } as const

export const exports: readonly ExportedTable[] = [
  {
    ...ofSeat,
    table: 'finance_rule',
    what: msg`Categories that you gave to bank lines.`,
    columns: ['case_id', 'id', 'words', 'line_id', 'way', 'category', 'created_at', 'removed_at'],
  },
  {
    ...ofSeat,
    table: 'finance_budget',
    what: msg`Your monthly budgets. Amounts are in cents.`,
    columns: ['case_id', 'id', 'category', 'cents', 'created_at', 'removed_at'],
  },
  {
    ...ofSeat,
    table: 'finance_override',
    what: msg`Figures that you typed beside the computed ones. Amounts are in cents.`,
    columns: ['case_id', 'id', 'figure', 'cents', 'note', 'created_at', 'removed_at'],
  },
  {
    ...ofSeat,
    table: 'finance_holding',
    what: msg`Property and debts that you entered. Amounts are in cents.`,
    columns: ['case_id', 'id', 'name', 'cents', 'day', 'source', 'created_at', 'removed_at'],
  },
  {
    ...ofSeat,
    table: 'finance_mark',
    what: msg`Your marks on the checklist of the financial analyzer.`,
    columns: ['case_id', 'id', 'item', 'state', 'note', 'created_at', 'removed_at'],
  },
]
