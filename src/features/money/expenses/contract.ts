// Expenses that parents share: who paid, what is asked of the other one under which split, and what became of it. An expense is its
// author's alone until it is sent. Both parents see what was sent, and seats that were granted expenses.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { expenseActs, expenseStates, expenseSteps } from '#domain/expenses/lifecycle.ts'
import { mostCents } from '#domain/money/cents.ts'
import { requestStates } from '#domain/requests/lifecycle.ts'
import { call } from '#http/contract.ts'
import { Created, Day, requiredText, text } from '#http/fields.ts'
import { CaseId, OfCase, Side } from '#case/cases/contract.ts'
import { Clause } from '#case/orders/contract.ts'
import { UsedFile } from '#case/files/contract.ts'
import { Category, Cents, Split } from '#money/categories/contract.ts'

export const mostFiles = 10
export const taxMarks = ['none', 'medical', 'dependent_care'] as const
const State = z.enum(expenseStates)
const Sum = z.int()
const Mileage = z.object({
  /** Tenths of a mile, and tenths of a cent for each mile. */
  miles: z.int().check(z.gte(1), z.lte(1_000_000)),
  rate: z.int().check(z.gte(1), z.lte(10_000)),
})

export const ExpenseDraft = z.object({
  title: text(120),
  note: text(1000),
  /** 0 in a draft without an amount. */
  cents: z
    .int(reason(msg`enter an amount in dollars and cents`))
    .check(z.gte(0, reason(msg`enter an amount above zero`)), z.lte(mostCents, reason(msg`enter an amount of at most $10,000,000`))),
  day: Day,
  category: z.nullable(z.uuid()),
  children: z.array(z.uuid()).check(z.maxLength(30)),
  tax: z.enum(taxMarks),
  mileage: z.nullable(Mileage),
  /** The request that it is the bill for. */
  request: z.optional(z.nullable(z.uuid())),
  files: z.array(z.uuid()).check(z.maxLength(mostFiles, reason(msg`it has more than ${{ mostFiles }} files`))),
})
export type ExpenseDraft = z.output<typeof ExpenseDraft>

/** An expense in a list. */
const row = {
  id: z.string(),
  title: z.string(),
  cents: Sum,
  day: z.string(),
  category: z.nullable(z.string()),
  categoryTitle: z.string(),
  children: z.array(z.string()),
  tax: z.enum(taxMarks),
  state: State,
  isMine: z.boolean(),
  authorSide: Side,
  /** What is asked of the other parent: of what was approved where that was answered. */
  asked: z.nullable(Sum),
  /** What of the whole was approved, the other parent's share of that, and what of it is still open by the books of who reads it. */
  approved: z.nullable(Sum),
  owed: z.nullable(Sum),
  open: Sum,
  /** By when it is answered and paid; `null` where no order says so. */
  answerBy: z.nullable(Day),
  isOverdue: z.boolean(),
  /** The day it was sent, on the clock of the case. */
  sentOn: z.nullable(Day),
  /** The five facts that a dispute turns on, as moments: paid for on `day`, sent, first viewed, answered. */
  sentAt: z.nullable(z.string()),
  viewedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  files: z.int(),
  /** Prepared by a recurring expense of the reader: to others it is an expense like any other. */
  isRecurring: z.boolean(),
  can: z.array(z.enum(expenseActs)),
}
export const ExpenseRow = z.object(row)
export type ExpenseRow = z.output<typeof ExpenseRow>

const Step = z.object({
  id: z.string(),
  what: z.enum(expenseSteps),
  cents: z.nullable(Sum),
  words: z.string(),
  at: z.string(),
  side: Side,
  name: z.string(),
})

export const Expense = z.object({
  ...row,
  note: z.string(),
  mileage: z.nullable(Mileage),
  /** The split it was sent under, or that of its category. */
  split: z.nullable(Split),
  clause: z.nullable(Clause),
  returned: Sum,
  /** The bank line that its author matched it with: amount, day and last four digits of the account alone. */
  /** The request that was asked first, with all that was billed for it. */
  request: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      cents: Sum,
      state: z.enum(requestStates),
      /** Sent and not withdrawn, this expense among them. */
      billed: Sum,
    }),
  ),
  bank: z.nullable(z.object({ day: Day, lastFour: z.nullable(z.string()) })),
  history: z.array(Step),
  receipts: z.array(UsedFile),
  /** Of a draft: the author's files behind them. */
  draftFiles: z.array(z.object({ file: z.string(), name: z.string(), bytes: z.int(), type: z.string(), isScanned: z.boolean() })),
  /** What the orders that the reader sees say of it. */
  order: z.object({
    submit: z.nullable(z.object({ days: z.int(), by: Day, lateBy: z.int(), clause: Clause, order: z.string() })),
    pay: z.nullable(z.object({ days: z.int(), clause: Clause, order: z.string() })),
    consent: z.nullable(z.object({ cents: Sum, clause: Clause, order: z.string() })),
  }),
})
export type Expense = z.output<typeof Expense>

/** What one parent owes the other for shared expenses, by the books of who reads it. */
const Balance = z.object({
  /** The side that owes; `null` where nothing is open. */
  owes: z.nullable(Side),
  cents: Sum,
  items: z.int(),
  /** The day of the oldest that is open. */
  oldest: z.nullable(Day),
  overdue: Sum,
})
export type Balance = z.output<typeof Balance>

const filters = {
  show: z.optional(z.enum(['all', 'answer', 'open', 'drafts'])),
  child: z.optional(z.uuid()),
  category: z.optional(z.uuid()),
  year: z.optional(z.string().check(z.regex(/^(19|20)\d\d$/, reason(msg`it is no year`)))),
}

const ofCase = z.object({ case: CaseId })
const ofExpense = z.object({ case: CaseId, expense: z.uuid() })
const Settled = z.object({ state: State })

const Kid = z.object({ id: z.string(), name: z.string() })

export const calls = {
  list: call({
    name: 'expenses.list',
    method: 'GET',
    path: '/api/expenses',
    access: 'agreed',
    summary: 'The expenses of a case that one sees, the latest first, with what is open and the categories.',
    query: z.extend(OfCase, { ...filters, cursor: z.optional(z.string()) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      today: z.string(),
      children: z.array(Kid),
      names: z.object({ A: z.string(), B: z.string() }),
      side: z.nullable(Side),
      categories: z.array(Category),
      expenses: z.array(ExpenseRow),
      next: z.nullable(z.string()),
      years: z.array(z.int()),
      waiting: z.int(),
      balance: Balance,
      onlyPictures: z.boolean(),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  one: call({
    name: 'expenses.one',
    method: 'GET',
    path: '/api/cases/:case/expenses/:expense',
    access: 'agreed',
    summary: 'One expense with its history, receipts and what the order says. It does not count as viewed by that.',
    params: ofExpense,
    reply: Expense,
  }),
  preview: call({
    name: 'expenses.preview',
    method: 'POST',
    path: '/api/cases/:case/expenses/preview',
    access: 'agreed',
    summary: 'Who would bear how much of an expense, and what the order says of it. Nothing is stored.',
    params: ofCase,
    body: z.pick(ExpenseDraft, { cents: true, day: true, category: true, children: true }),
    reply: z.object({
      shares: z.nullable(z.object({ A: Sum, B: Sum })),
      split: z.nullable(Split),
      clause: z.nullable(Clause),
      order: Expense.shape.order,
      answerBy: z.nullable(Day),
    }),
  }),
  add: call({
    name: 'expenses.add',
    method: 'POST',
    path: '/api/cases/:case/expenses',
    access: 'premium',
    summary: 'Writes an expense, and sends it where that is said.',
    idempotent: true,
    params: ofCase,
    body: z.extend(ExpenseDraft, { send: z.boolean() }),
    reply: Created,
  }),
  change: call({
    name: 'expenses.change',
    method: 'PUT',
    path: '/api/cases/:case/expenses/:expense',
    access: 'premium',
    summary: 'Changes a draft of an expense, and sends it where that is said.',
    params: ofExpense,
    body: z.extend(ExpenseDraft, { send: z.boolean() }),
    reply: Settled,
  }),
  view: call({
    name: 'expenses.view',
    method: 'POST',
    path: '/api/cases/:case/expenses/:expense/view',
    access: 'agreed',
    summary: 'Says that the other parent opened an expense. The first time counts.',
    params: ofExpense,
    reply: Settled,
  }),
  answer: call({
    name: 'expenses.answer',
    method: 'POST',
    path: '/api/cases/:case/expenses/:expense/answer',
    access: 'agreed',
    summary: 'Approves an expense, a part of it, or disputes it, with a reason for what is not approved.',
    params: ofExpense,
    body: z.object({
      /** Of the whole expense. 0 disputes it. */
      approved: z.int().check(z.gte(0, reason(msg`enter an amount above zero`)), z.lte(mostCents)),
      reason: text(1000),
    }),
    reply: Settled,
  }),
  comment: call({
    name: 'expenses.comment',
    method: 'POST',
    path: '/api/cases/:case/expenses/:expense/comments',
    access: 'agreed',
    summary: 'Adds a comment to an expense that was sent. Comments stay as they are.',
    idempotent: true,
    params: ofExpense,
    body: z.object({ words: requiredText(1000) }),
    reply: Created,
  }),
  giveBack: call({
    name: 'expenses.giveBack',
    method: 'POST',
    path: '/api/cases/:case/expenses/:expense/returns',
    access: 'agreed',
    summary: 'Says that money for an expense came back, by a refund or from insurance: what was approved is lowered by it.',
    idempotent: true,
    params: ofExpense,
    body: z.object({ what: z.enum(['refund', 'insurance']), cents: Cents, words: text(1000) }),
    reply: Created,
  }),
  withdraw: call({
    name: 'expenses.withdraw',
    method: 'POST',
    path: '/api/cases/:case/expenses/:expense/withdraw',
    access: 'agreed',
    summary: 'Withdraws an expense of one’s own, or discards a draft. What was approved of it is owed no longer.',
    params: ofExpense,
    body: z.object({ reason: text(1000) }),
    reply: Settled,
  }),
  report: call({
    name: 'expenses.report',
    method: 'GET',
    path: '/api/expenses/report',
    access: 'agreed',
    summary: 'The expenses of a year that were sent, each with when it was paid, sent, viewed, answered and settled.',
    query: z.extend(OfCase, { year: z.string().check(z.regex(/^(19|20)\d\d$/, reason(msg`it is no year`))) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      title: z.string(),
      names: z.object({ A: z.string(), B: z.string() }),
      children: z.array(Kid),
      expenses: z.array(ExpenseRow),
    }),
  }),
}
