// Expenses that come again: a rule prepares a draft on each of its days. A rule is its author's alone, and so is each draft until its
// author sends it: nothing is sent by itself.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { Created, Day, requiredText } from '#http/fields.ts'
import { CaseId, OfCase, Saved } from '#case/cases/contract.ts'
import { Cents } from '#money/categories/contract.ts'

export const mostWeeks = 52

const Repeat = z.discriminatedUnion('unit', [
  z.object({
    unit: z.literal('week'),
    every: z
      .int(reason(msg`enter a whole number of weeks`))
      .check(z.gte(1, reason(msg`enter 1 to ${{ mostWeeks }} weeks`)), z.lte(mostWeeks, reason(msg`enter 1 to ${{ mostWeeks }} weeks`))),
  }),
  z.object({
    unit: z.literal('month'),
    /** 1 to 31: where a month doesn't have it, its last day. */
    day: z
      .int(reason(msg`enter a day from 1 to 31`))
      .check(z.gte(1, reason(msg`enter a day from 1 to 31`)), z.lte(31, reason(msg`enter a day from 1 to 31`))),
  }),
  z.object({ unit: z.literal('year') }),
])

export const RuleDraft = z.object({
  title: requiredText(120),
  cents: Cents,
  category: z.uuid(),
  children: z.array(z.uuid()).check(z.minLength(1, reason(msg`choose at least one child`)), z.maxLength(30)),
  repeat: Repeat,
  /** Of a change: the first day that it holds for. */
  firstDay: Day,
  lastDay: z.nullable(Day),
})
export type RuleDraft = z.output<typeof RuleDraft>

export const Rule = z.object({
  id: z.string(),
  title: z.string(),
  cents: z.int(),
  /** The category as it is now; `null` where it was taken off the list: then the drafts have none. */
  category: z.nullable(z.string()),
  categoryTitle: z.string(),
  children: z.array(z.string()),
  repeat: Repeat,
  firstDay: Day,
  lastDay: z.nullable(Day),
  /** The next day that a draft is prepared for; while it is paused the day from which on it could go on. */
  next: Day,
  isPaused: z.boolean(),
  /** The first day that a change can hold for. */
  changesFrom: Day,
  /** Whether it continues with other terms after its last day: then it is changed there. */
  isContinued: z.boolean(),
})
export type Rule = z.output<typeof Rule>

/** One that has no day left: its author ended it, or its last day is over. */
const Ended = z.object({
  id: z.string(),
  title: z.string(),
  cents: z.int(),
  categoryTitle: z.string(),
  children: z.array(z.string()),
  repeat: Repeat,
  /** The day on which it was ended; its last day where that came first. */
  on: Day,
})
export type Ended = z.output<typeof Ended>

const ofCase = z.object({ case: CaseId })
const ofRule = z.object({ case: CaseId, recurring: z.uuid() })

export const calls = {
  list: call({
    name: 'recurring.list',
    method: 'GET',
    path: '/api/expenses/recurring',
    access: 'agreed',
    summary: 'One’s own recurring expenses that have a day left, the next one first, and those that ended.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      today: z.string(),
      rules: z.array(Rule),
      /** The latest first. What continues with other terms has not ended. */
      ended: z.array(Ended),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  add: call({
    name: 'recurring.add',
    method: 'POST',
    path: '/api/cases/:case/recurring-expenses',
    access: 'premium',
    summary: 'Adds a recurring expense. Each of its days gets a draft, which is sent by nobody but its author.',
    idempotent: true,
    params: ofCase,
    body: RuleDraft,
    reply: Created,
  }),
  change: call({
    name: 'recurring.change',
    method: 'PUT',
    path: '/api/cases/:case/recurring-expenses/:recurring',
    access: 'premium',
    summary: 'Changes a recurring expense from a day on. Drafts that were prepared stay as they are.',
    params: ofRule,
    body: RuleDraft,
    reply: Saved,
  }),
  pause: call({
    name: 'recurring.pause',
    method: 'POST',
    path: '/api/cases/:case/recurring-expenses/:recurring/pause',
    access: 'agreed',
    summary: 'Pauses a recurring expense, or resumes it: days in between get no draft.',
    params: ofRule,
    body: z.object({ paused: z.boolean() }),
    reply: z.object({ paused: z.boolean() }),
  }),
  end: call({
    name: 'recurring.end',
    method: 'POST',
    path: '/api/cases/:case/recurring-expenses/:recurring/end',
    access: 'agreed',
    summary: 'Ends a recurring expense. Drafts that were prepared stay.',
    params: ofRule,
    reply: Saved,
  }),
}
