// The kinds of expenses of a case, each with who pays how much of it.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { mostCents } from '#domain/money/cents.ts'
import { call } from '#http/contract.ts'
import { Created, Day, requiredText } from '#http/fields.ts'
import { CaseId, Saved, Side } from '#case/cases/contract.ts'
import { Clause } from '#case/orders/contract.ts'

/** Whole cents of US dollars. */
export const Cents = z
  .int(reason(msg`enter an amount in dollars and cents`))
  .check(z.gte(1, reason(msg`enter an amount above zero`)), z.lte(mostCents, reason(msg`enter an amount of at most $10,000,000`)))
const Part = z.int().check(z.gte(0, reason(msg`a share is 0 to 100 percent`)), z.lte(10_000, reason(msg`a share is 0 to 100 percent`)))

/** How an expense is divided (`domain/splits`): `A` in hundredths of a percent. */
export const Split = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), A: Part }),
  z.object({ kind: z.literal('fixed'), side: Side, cents: Cents }),
  z.object({ kind: z.literal('cap'), side: Side, cents: Cents, per: z.enum(['expense', 'year']), A: Part }),
  z.object({ kind: z.literal('threshold'), side: Side, cents: Cents, per: z.literal('year'), A: Part }),
])
export type Split = z.output<typeof Split>

export const CategoryDraft = z.object({
  title: requiredText(60),
  child: z.nullable(z.uuid()),
  split: Split,
  isPerChild: z.boolean(),
  clause: Clause,
  /** The first day that it holds for. */
  since: Day,
})
export type CategoryDraft = z.output<typeof CategoryDraft>

export const Category = z.extend(CategoryDraft, {
  id: z.string(),
  isMine: z.boolean(),
  authorSide: Side,
  agreedAt: z.nullable(z.string()),
  /** The last day before the split that follows it; `null`: it holds until further notice. */
  until: z.nullable(Day),
  endedAt: z.nullable(z.string()),
  /** Whether an expense was sent under it: then its split stays as it is. */
  isUsed: z.boolean(),
  can: z.object({ agree: z.boolean(), change: z.boolean(), end: z.boolean() }),
})
export type Category = z.output<typeof Category>

const ofCase = z.object({ case: CaseId })
const ofCategory = z.object({ case: CaseId, category: z.uuid() })

export const calls = {
  add: call({
    name: 'categories.add',
    method: 'POST',
    path: '/api/cases/:case/expense-categories',
    access: 'premium',
    summary: 'Adds a category of expenses with its split.',
    idempotent: true,
    params: ofCase,
    body: CategoryDraft,
    reply: Created,
  }),
  addUsual: call({
    name: 'categories.addUsual',
    method: 'POST',
    path: '/api/cases/:case/expense-categories/usual',
    access: 'premium',
    summary: 'Adds several categories at once, half each.',
    idempotent: true,
    params: ofCase,
    body: z.object({ titles: z.array(requiredText(60)).check(z.minLength(1), z.maxLength(12)), since: Day }),
    reply: Created,
  }),
  change: call({
    name: 'categories.change',
    method: 'PUT',
    path: '/api/cases/:case/expense-categories/:category',
    access: 'premium',
    summary: 'Changes a category. Where an expense was sent under it, the new split follows it from a later day.',
    params: ofCategory,
    body: CategoryDraft,
    reply: Saved,
  }),
  agree: call({
    name: 'categories.agree',
    method: 'POST',
    path: '/api/cases/:case/expense-categories/:category/agree',
    access: 'agreed',
    summary: 'Says that one agrees to a split that the other parent entered.',
    params: ofCategory,
    reply: Saved,
  }),
  end: call({
    name: 'categories.end',
    method: 'POST',
    path: '/api/cases/:case/expense-categories/:category/end',
    access: 'agreed',
    summary: 'Takes a category off the list for new expenses. It stays on those that have it.',
    params: ofCategory,
    reply: Saved,
  }),
}
