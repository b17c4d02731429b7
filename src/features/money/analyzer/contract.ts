// What a parent's own bank lines add up to: categories, the figures of a declaration, regular income, and what disclosure may lack.
// All of it is this parent's alone (docs/decisions/0119).
import * as z from 'zod/mini'
import { CaseId, InCase, OfCase, Saved } from '#case/cases/contract.ts'
import { type CategoryId, categoryIds, type FigureId, figureIds, spendingIds } from '#domain/finances/categories.ts'
import { paces } from '#domain/finances/income.ts'
import { call } from '#http/contract.ts'
import { Created, Day, requiredText, text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

const Category = z.enum(categoryIds as [CategoryId, ...CategoryId[]])
const Spending = z.enum(spendingIds as [CategoryId, ...CategoryId[]], reason(msg`choose a category of spending`))
const Figure = z.enum(figureIds as [FigureId, ...FigureId[]])
const Month = z.string().check(z.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, reason(msg`it is no month`)))

/** Months of a range; without it the latest complete months, six at most. */
const inMonths = z.extend(OfCase, { from: z.optional(Month), to: z.optional(Month) })

const Period = z.object({
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Months of the range that files cover from end to end: averages divide by their number. */
  months: z.array(z.string()),
  /** All that can be chosen, the earliest first. */
  choices: z.array(z.string()),
})
export type Period = z.output<typeof Period>

const Account = z.object({ id: z.string(), name: z.string(), lastFour: z.nullable(z.string()) })
export type Account = z.output<typeof Account>

/** Why a line has its category, with the words that it says. */
const Why = z.object({ by: z.enum(['line', 'own', 'table', 'none']), words: z.nullable(z.string()), rule: z.nullable(z.string()) })

export const Line = z.object({
  id: z.string(),
  account: z.string(),
  day: z.string(),
  cents: z.int(),
  description: z.string(),
  category: Category,
  why: Why,
  /** Words that a rule for lines like it could go by; empty where it names nobody. */
  words: z.string(),
})
export type Line = z.output<typeof Line>

/** A line as proof of something else. */
const Proof = z.object({ id: z.string(), account: z.string(), day: z.string(), cents: z.int(), description: z.string() })
export type Proof = z.output<typeof Proof>

const Rule = z.object({
  id: z.string(),
  words: z.nullable(z.string()),
  /** The description of the line that it is of. */
  line: z.nullable(z.string()),
  way: z.enum(['in', 'out']),
  category: Category,
  /** How many lines have their category by it. */
  lines: z.int(),
})
export type Rule = z.output<typeof Rule>

const marks = ['done', 'not_mine', 'explained'] as const
const Mark = z.nullable(z.object({ state: z.enum(marks), note: z.string() }))

/** An item of the checklist. What a kind has no value for is `null`. */
const Item = z.object({
  key: z.string(),
  kind: z.enum(['gap', 'starts_late', 'ends_early', 'unlisted', 'unlisted_card', 'twin', 'equal']),
  account: z.nullable(z.string()),
  other: z.nullable(z.string()),
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
  days: z.nullable(z.int()),
  /** The last four digits, or the name of a card’s bank. */
  named: z.nullable(z.string()),
  count: z.nullable(z.int()),
  /** The lines behind it, and how many there are. */
  lines: z.array(Proof),
  of: z.int(),
  mark: Mark,
})
export type Item = z.output<typeof Item>

const Transfers = z.object({
  account: z.string(),
  way: z.enum(['in', 'out']),
  n: z.int(),
  isEnough: z.boolean(),
  threshold: z.nullable(z.int()),
  median: z.nullable(z.int()),
  months: z.int(),
  lines: z.array(Proof),
})
export type Transfers = z.output<typeof Transfers>

/** What one thing was worth on a day, and from when that is; `cents` is `null` where nothing says it. */
const Value = z.object({
  cents: z.nullable(z.int()),
  from: z.nullable(z.enum(['file', 'lines', 'typed'])),
  why: z.nullable(z.enum(['no_balance', 'not_covered', 'not_yet'])),
  on: z.nullable(z.string()),
  lines: z.int(),
})
export type Value = z.output<typeof Value>

const ofItem = z.object({ case: CaseId, rule: z.uuid() })
const pages = { cursor: z.optional(z.string().check(z.maxLength(400))) }

export const calls = {
  overview: call({
    name: 'analyzer.overview',
    method: 'GET',
    path: '/api/analyzer',
    access: 'agreed',
    summary: 'What one’s own bank lines of some months add up to by category, and the rules that one made.',
    query: inMonths,
    reply: z.object({
      caseId: z.nullable(z.string()),
      accounts: z.array(Account),
      lines: z.int(),
      period: Period,
      /** Averages a month. */
      income: z.int(),
      spending: z.int(),
      byMonth: z.array(z.object({ month: z.string(), income: z.int(), spending: z.int() })),
      categories: z.array(z.object({ category: Category, cents: z.int(), lines: z.int() })),
      /** Lines of the months that no rule fits. */
      unsorted: z.int(),
      /** Items of the checklist without a mark. */
      open: z.int(),
      rules: z.array(Rule),
      can: z.object({ change: z.boolean() }),
    }),
  }),
  lines: call({
    name: 'analyzer.lines',
    method: 'GET',
    path: '/api/analyzer/lines',
    access: 'agreed',
    summary: 'One’s own bank lines with their categories and why, the latest day first.',
    query: z.extend(inMonths, { category: z.optional(Category), figure: z.optional(Figure), ...pages }),
    reply: z.object({ lines: z.array(Line), of: z.int(), next: z.nullable(z.string()) }),
  }),
  correct: call({
    name: 'analyzer.correct',
    method: 'POST',
    path: '/api/cases/:case/analyzer/lines/:line/category',
    access: 'premium',
    summary: 'Sorts one line, or all lines of its direction that have some of its words, into a category.',
    idempotent: true,
    params: z.object({ case: CaseId, line: z.uuid() }),
    body: z.object({ category: Category, words: z.nullable(requiredText(60)) }),
    reply: z.object({ id: z.string(), lines: z.int() }),
  }),
  undo: call({
    name: 'analyzer.undo',
    method: 'POST',
    path: '/api/cases/:case/analyzer/rules/:rule/undo',
    access: 'agreed',
    summary: 'Takes a rule back: its lines are sorted as before it.',
    params: ofItem,
    reply: Saved,
  }),
  declaration: call({
    name: 'analyzer.declaration',
    method: 'GET',
    path: '/api/analyzer/declaration',
    access: 'agreed',
    summary: 'Monthly averages by the usual sections of an income and expense declaration, with what the parent typed beside them.',
    query: inMonths,
    reply: z.object({
      caseId: z.nullable(z.string()),
      period: Period,
      figures: z.array(
        z.object({
          id: Figure,
          part: z.enum(['income', 'expense']),
          average: z.int(),
          total: z.int(),
          lines: z.int(),
          override: z.nullable(z.object({ cents: z.int(), note: z.string(), at: z.string() })),
        }),
      ),
      unsorted: z.object({ lines: z.int(), in: z.int(), out: z.int() }),
      /** Whether an account seems to be imported twice: then its lines count twice. */
      hasTwins: z.boolean(),
      can: z.object({ change: z.boolean() }),
    }),
  }),
  csv: call({
    name: 'analyzer.csv',
    method: 'GET',
    path: '/api/analyzer/csv',
    access: 'agreed',
    summary:
      'The figures of the declaration, or the lines behind them, as a CSV file; a cell that a spreadsheet takes for a formula is text.',
    query: z.extend(inMonths, { what: z.enum(['figures', 'lines']) }),
    reply: z.object({ csv: z.string() }),
  }),
  override: call({
    name: 'analyzer.override',
    method: 'PUT',
    path: '/api/cases/:case/analyzer/figures',
    access: 'premium',
    summary: 'Types a figure of the declaration, a month; the computed one stays beside it.',
    params: InCase,
    body: z.object({ figure: Figure, amount: text(40), note: text(300) }),
    reply: Saved,
  }),
  clear: call({
    name: 'analyzer.clear',
    method: 'POST',
    path: '/api/cases/:case/analyzer/figures/clear',
    access: 'agreed',
    summary: 'Removes a figure that was typed.',
    params: InCase,
    body: z.object({ figure: Figure }),
    reply: Saved,
  }),
  checklist: call({
    name: 'analyzer.checklist',
    method: 'GET',
    path: '/api/analyzer/checklist',
    access: 'agreed',
    summary: 'What a disclosure of one’s statements may lack, and transfers that stand out, with how many were compared.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      accounts: z.array(Account),
      items: z.array(Item),
      transfers: z.array(Transfers),
    }),
  }),
  mark: call({
    name: 'analyzer.mark',
    method: 'PUT',
    path: '/api/cases/:case/analyzer/marks',
    access: 'agreed',
    summary: 'Marks an item of the checklist, or takes the mark back.',
    params: InCase,
    body: z.object({ item: requiredText(160), state: z.nullable(z.enum(marks)), note: text(300) }),
    reply: Saved,
  }),
  budget: call({
    name: 'analyzer.budget',
    method: 'GET',
    path: '/api/analyzer/budget',
    access: 'agreed',
    summary: 'One’s own monthly budget beside what was spent in a month; without a month the latest complete one.',
    query: z.extend(OfCase, { month: z.optional(Month) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      month: z.nullable(z.string()),
      choices: z.array(z.string()),
      rows: z.array(z.object({ category: Category, budget: z.nullable(z.int()), spent: z.int() })),
      can: z.object({ change: z.boolean() }),
    }),
  }),
  setBudget: call({
    name: 'analyzer.setBudget',
    method: 'PUT',
    path: '/api/cases/:case/analyzer/budget',
    access: 'premium',
    summary: 'Sets the monthly budget of a category; an empty amount removes it.',
    params: InCase,
    body: z.object({ category: Spending, amount: text(40) }),
    reply: Saved,
  }),
  usualBudget: call({
    name: 'analyzer.usualBudget',
    method: 'POST',
    path: '/api/cases/:case/analyzer/budget/usual',
    access: 'premium',
    summary: 'Sets the budget of each category without one to the median of its latest complete months, six at most.',
    params: InCase,
    reply: z.object({ set: z.int() }),
  }),
  worth: call({
    name: 'analyzer.worth',
    method: 'GET',
    path: '/api/analyzer/worth',
    access: 'agreed',
    summary: 'What one owns and owes at the end of some months, and on a day that is asked for; what is not known is said.',
    query: z.extend(OfCase, { day: z.optional(Day) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      dates: z.array(z.object({ day: z.string(), cents: z.int(), known: z.int(), missing: z.int() })),
      things: z.array(z.object({ id: z.string(), name: z.string(), isTyped: z.boolean(), values: z.array(Value) })),
      typed: z.array(z.object({ id: z.string(), name: z.string(), cents: z.int(), day: z.string(), source: z.string() })),
      today: z.nullable(z.string()),
      can: z.object({ change: z.boolean() }),
    }),
  }),
  addHolding: call({
    name: 'analyzer.addHolding',
    method: 'POST',
    path: '/api/cases/:case/analyzer/holdings',
    access: 'premium',
    summary: 'Notes what something without a statement was worth, or what was owed, on a day.',
    idempotent: true,
    params: InCase,
    body: z.object({ name: requiredText(60), isDebt: z.boolean(), amount: text(40), day: Day, source: text(200) }),
    reply: Created,
  }),
  removeHolding: call({
    name: 'analyzer.removeHolding',
    method: 'POST',
    path: '/api/cases/:case/analyzer/holdings/:holding/remove',
    access: 'agreed',
    summary: 'Removes such a note.',
    params: z.object({ case: CaseId, holding: z.uuid() }),
    reply: Saved,
  }),
  income: call({
    name: 'analyzer.income',
    method: 'GET',
    path: '/api/analyzer/income',
    access: 'agreed',
    summary: 'Payers of one’s income in some months: how often they pay, how much, and every deposit.',
    query: inMonths,
    reply: z.object({
      caseId: z.nullable(z.string()),
      accounts: z.array(Account),
      period: Period,
      sources: z.array(
        z.object({
          payer: z.string(),
          pace: z.nullable(z.enum(paces)),
          isEnough: z.boolean(),
          least: z.int(),
          median: z.int(),
          most: z.int(),
          monthly: z.int(),
          yearly: z.int(),
          lines: z.array(Proof),
        }),
      ),
    }),
  }),
}
