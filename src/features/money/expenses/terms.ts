// What an expense is held against when it is written: the children, the categories with their splits, the orders, and what counted before.
import type { CaseTx } from '#access/cases.ts'
import { childrenIn, checkDays, type Membership, sidesIn } from '#case/cases/public.ts'
import { termsIn } from '#case/order-terms/public.ts'
import type { Term } from '#domain/order-terms/types.ts'
import { askedOf, countedIn, type Part, partsOf } from '#domain/expenses/asked.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Side, Split } from '#domain/splits/split.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { ExpenseDraft } from './contract.ts'
import { answerByOf, centsOfMiles } from './rules.ts'
import { categoriesIn, categoryOn, type CategoryRow } from '#money/categories/public.ts'
import { expensesIn } from './store.ts'
import type { Written } from './store.writing.ts'

export interface Ground {
  children: readonly { id: string; name: string }[]
  categories: readonly CategoryRow[]
  terms: readonly Term[]
  today: string
  now: number
}

export async function groundOf(tx: CaseTx, seat: Membership, now: number): Promise<Ground> {
  const today = dayOfInstant(zoneNamed(seat.zone), now)
  const children = await childrenIn(tx, seat.caseId)
  return {
    children: children.map(({ id, name }) => ({ id, name })),
    categories: await categoriesIn(tx, seat.caseId),
    terms: await termsIn(tx, seat.caseId, today),
    today,
    now,
  }
}

/** The split that an expense falls under, with the parts it is divided in. @throws Fault `invalid` at the field that is wrong */
export async function dividedBy(
  tx: CaseTx,
  { caseId, side }: { caseId: string; side: Side },
  ground: Ground,
  draft: Pick<ExpenseDraft, 'cents' | 'day' | 'category' | 'children'>,
): Promise<{ category: CategoryRow; parts: Part[]; asked: number }> {
  const chosen = ground.categories.find(({ id }) => id === draft.category)
  if (!chosen) throw new Fault('invalid', msg`Choose a category.`, { field: 'category' })
  const category = categoryOn(ground.categories, chosen, draft.day)
  if (!category) throw new Fault('invalid', msg`This category has no split for that day yet.`, { field: 'category' })
  if (category.childId !== null && draft.children.some((child) => child !== category.childId))
    throw new Fault('invalid', msg`This category is for one child. Choose that child alone.`, { field: 'children' })
  const isYearly = 'per' in category.split && category.split.per === 'year'
  const counting = isYearly ? await countingWith(tx, caseId, ground, category, draft.day.slice(0, 4)) : []
  const parts = partsOf({ ...draft, isPerChild: category.isPerChild }, (child) => countedIn(counting, child))
  return { category, parts, asked: askedOf(category.split, parts, side) }
}

/** The expenses of a year that were sent under a category, or under one that it follows. What was disputed as a whole does not count. */
async function countingWith(tx: CaseTx, caseId: string, { categories }: Ground, { rootId }: CategoryRow, year: string) {
  const chain = categories.filter((each) => each.rootId === rootId).map(({ id }) => id)
  const rows = await expensesIn(tx, caseId, { categories: chain, year, state: ['submitted', 'viewed', 'approved', 'partially_approved'] })
  const sides = await sidesIn(tx, caseId)
  return rows.map(({ split, parts, authorId }) => ({ split: split as Split, parts: parts!, payer: sides.get(authorId)! }))
}

const checkChildren = (draft: ExpenseDraft, ground: Ground) => {
  if (draft.children.some((id) => !ground.children.some((child) => child.id === id)))
    throw new Fault('invalid', msg`There is no such child in this case.`, { field: 'children' })
}

/** A draft as it is stored: it may be unfinished. @throws Fault `invalid` */
export function toDraftRow(draft: ExpenseDraft, ground: Ground): Written {
  checkDays(draft, ['day'])
  checkChildren(draft, ground)
  if (draft.category !== null && !ground.categories.some(({ id }) => id === draft.category))
    throw new Fault('invalid', msg`Choose a category.`, { field: 'category' })
  const { mileage } = draft
  return {
    title: draft.title,
    note: draft.note,
    cents: mileage ? centsOfMiles(mileage) : draft.cents,
    day: draft.day,
    categoryId: draft.category,
    children: [...new Set(draft.children)],
    tax: draft.tax,
    miles: mileage?.miles ?? null,
    rate: mileage?.rate ?? null,
    requestId: draft.request ?? null,
    sent: null,
  }
}

/** A draft as it is sent. @throws Fault `invalid` with the first thing that keeps it from that, at its field */
export async function toSentRow(tx: CaseTx, seat: { caseId: string; side: Side }, ground: Ground, draft: ExpenseDraft): Promise<Written> {
  const written = toDraftRow(draft, ground)
  if (written.title === '') throw new Fault('invalid', msg`Enter what the expense was for.`, { field: 'title' })
  if (written.cents === 0) throw new Fault('invalid', msg`Enter an amount above zero.`, { field: 'cents' })
  if (written.day > ground.today)
    throw new Fault('invalid', msg`This day is still to come. An expense is sent once it was paid.`, { field: 'day' })
  if (written.children.length === 0) throw new Fault('invalid', msg`Choose at least one child.`, { field: 'children' })
  const chosen = ground.categories.find(({ id }) => id === written.categoryId)
  if (chosen?.endedAt)
    throw new Fault('invalid', msg`This category is no longer used for new expenses. Choose another one.`, { field: 'category' })
  const { category, parts, asked } = await dividedBy(tx, seat, ground, { ...draft, cents: written.cents })
  return {
    ...written,
    categoryId: category.id,
    sent: { at: new Date(ground.now), split: category.split, parts, asked, answerBy: answerByOf(ground.terms, ground.today) },
  }
}
