// What a request is held against when it is written: the children, the categories with their splits, and the orders.
import { type CaseContext, checkDays, childrenIn } from '#case/cases/public.ts'
import { termsIn } from '#case/order-terms/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { TermOf } from '#domain/order-terms/types.ts'
import { answerByOf, consentFor } from '#domain/requests/silence.ts'
import type { Side } from '#domain/splits/split.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { categoriesIn } from '#money/categories/public.ts'
import type { Billing } from './billing.ts'
import type { RequestDraft } from './contract.ts'
import type { Written } from './store.ts'

export const todayOf = ({ seat, now }: CaseContext): string => dayOfInstant(zoneNamed(seat.zone), now)

/** A draft as it is stored: it may be unfinished. @throws Fault `invalid` */
export async function toDraftRow(c: CaseContext, draft: RequestDraft): Promise<Written> {
  const { title, cents, category, provider, note, day, answerBy } = draft
  checkDays({ day, ...(answerBy !== null && { answerBy }) }, ['day', 'answerBy'])
  const children = await childrenIn(c.tx, c.caseId)
  if (draft.children.some((id) => !children.some((child) => child.id === id)))
    throw new Fault('invalid', msg`There is no such child in this case.`, { field: 'children' })
  if (category !== null && !(await categoriesIn(c.tx, c.caseId)).some(({ id }) => id === category))
    throw new Fault('invalid', msg`Choose a category.`, { field: 'category' })
  return { title, cents, categoryId: category, children: [...new Set(draft.children)], provider, note, day, answerBy, sent: null }
}

/** A draft as it is sent. @throws Fault `invalid` with the first thing that keeps it from that, at its field */
export async function toSentRow(c: CaseContext & { seat: { side: Side } }, billing: Billing, draft: RequestDraft): Promise<Written> {
  const row = await toDraftRow(c, draft)
  const today = todayOf(c)
  if (row.title === '') throw new Fault('invalid', msg`Enter what you want to spend it on.`, { field: 'title' })
  if (row.cents === 0) throw new Fault('invalid', msg`Enter an amount above zero.`, { field: 'cents' })
  if (row.day < today) throw new Fault('invalid', msg`This day is over. What was paid already is added as an expense.`, { field: 'day' })
  if (row.children.length === 0) throw new Fault('invalid', msg`Choose at least one child.`, { field: 'children' })
  const chosen = (await categoriesIn(c.tx, c.caseId)).find(({ id }) => id === row.categoryId)
  if (chosen?.endedAt)
    throw new Fault('invalid', msg`This category is no longer used for new expenses. Choose another one.`, { field: 'category' })
  const estimate = { cents: row.cents, day: row.day, category: row.categoryId, children: row.children, payer: c.seat.side }
  const { category, split, shares } = await billing.divided(c.tx, c.seat, c.now, estimate)
  const { answerBy: byOrder } = await consentOf(c, { cents: row.cents, day: today })
  const answerBy = byOrder ?? row.answerBy
  if (answerBy !== null && answerBy < today) throw new Fault('invalid', msg`This day is over. Leave time to answer.`, { field: 'answerBy' })
  return { ...row, categoryId: category, answerBy, sent: { at: c.at, split, shares } }
}

/** The clause that asks for a yes above an amount, as the reader sees it, and the day to answer that it gives. */
export async function consentOf(c: CaseContext, asked: { cents: number; day: string }) {
  const term = consentFor(await termsIn(c.tx, c.caseId, todayOf(c)), asked)
  return { term, answerBy: term && answerByOf(term, asked.day) }
}

export const presentConsent = ({ cents, days, silence, clause, order }: TermOf<'expense_consent'>) => ({
  cents,
  days: days ?? null,
  silence: silence ?? null,
  clause,
  order,
})
