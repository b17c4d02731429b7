import type { CaseTx } from '#access/cases.ts'
import type { DemoParts } from '#case/cases/public.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { putDemoPicture } from '#case/files/public.ts'
import { askedOf, partsOf, partsOfLess } from '#domain/expenses/asked.ts'
import { nothingCounted, type Split } from '#domain/splits/split.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { postOwed } from './books.ts'
import { receiptOf } from './demo.picture.ts'
import { addCategory, noteUse } from '#money/categories/public.ts'
import { addStep } from './store.steps.ts'
import { expensesIn } from './store.ts'
import { addExpense, answerExpense, stampView } from './store.writing.ts'

const categories = {
  medical: {
    title: 'Medical and dental',
    split: { kind: 'percent', A: 4000 } as Split,
    paragraph: '14',
    words: 'Uninsured medical and dental costs are paid 40 percent by the mother and 60 percent by the father.',
  },
  school: { title: 'School', split: { kind: 'percent', A: 5000 } as Split, paragraph: '', words: '' },
  activities: { title: 'Activities', split: { kind: 'percent', A: 5000 } as Split, paragraph: '', words: '' },
} as const

interface DemoExpense {
  name: string
  by: 'A' | 'B'
  title: string
  cents: number
  category: keyof typeof categories
  for: 'maya' | 'leo' | 'both'
  /** Days before today it was paid, sent, first opened and answered. */
  paid: number
  sent?: number
  viewed?: number
  answered?: number
  /** What of it was approved; all of it where left out. */
  approved?: number
  reason?: string
  note?: string
  /** With a photo of its receipt. */
  hasPicture?: true
}

const demoExpenses: readonly DemoExpense[] = [
  {
    name: 'braces',
    by: 'A',
    title: 'Orthodontist, first visit',
    cents: 18_000,
    category: 'medical',
    for: 'maya',
    paid: 96,
    sent: 95,
    viewed: 94,
    answered: 90,
  },
  {
    name: 'camp',
    by: 'B',
    title: 'Summer day camp, one week',
    cents: 24_500,
    category: 'activities',
    for: 'leo',
    paid: 118,
    sent: 112,
    viewed: 111,
    answered: 109,
  },
  {
    name: 'supplies',
    by: 'A',
    title: 'School supplies',
    cents: 9_463,
    category: 'school',
    for: 'both',
    paid: 88,
    sent: 86,
    viewed: 84,
    answered: 80,
    approved: 7_200,
    reason: 'The second backpack was not on the school’s list.',
  },
  {
    name: 'cleats',
    by: 'A',
    title: 'Soccer cleats',
    cents: 4_278,
    category: 'activities',
    for: 'leo',
    paid: 12,
    sent: 11,
    viewed: 10,
    hasPicture: true,
    note: 'Size 3.',
  },
  { name: 'recital', by: 'B', title: 'Piano recital fee', cents: 3_500, category: 'activities', for: 'maya', paid: 6, sent: 5 },
  { name: 'trip', by: 'A', title: 'Museum trip', cents: 2_400, category: 'school', for: 'maya', paid: 2 },
]

/** Expenses of the demo family in each state, one with its receipt. */
export async function putDemoExpenses(tx: CaseTx, family: DemoFamily, parts: DemoParts): Promise<void> {
  const { caseId, members, children, id, at, today } = family
  const ago = (days: number) => dayAt(numberOf(today) - days)
  const start = at(ago(150), '19:00')
  for (const [name, { title, split, paragraph, words }] of Object.entries(categories)) {
    const by = { caseId, id: id(`category ${name}`), authorId: members.A, at: start }
    await addCategory(tx, by, { title, childId: null, split, isPerChild: false, paragraph, words, firstDay: ago(200) })
  }
  for (const one of demoExpenses) {
    const [own, other] = one.by === 'A' ? [members.A, members.B] : [members.B, members.A]
    const expense = id(`expense ${one.name}`)
    const kids = one.for === 'both' ? [...children.both] : [children[one.for]]
    const { split } = categories[one.category]
    const shares = partsOf({ cents: one.cents, children: kids, isPerChild: false }, () => nothingCounted)
    const sentAt = one.sent === undefined ? null : at(ago(one.sent), '20:10')
    const day = ago(one.paid)
    const by = { caseId, id: expense, authorId: own, at: sentAt ?? at(ago(one.paid), '18:00') }
    await addExpense(tx, by, {
      title: one.title,
      note: one.note ?? '',
      cents: one.cents,
      day,
      categoryId: id(`category ${one.category}`),
      children: kids,
      tax: one.category === 'medical' ? 'medical' : 'none',
      miles: null,
      rate: null,
      sent: sentAt && {
        at: sentAt,
        split,
        parts: shares,
        asked: askedOf(split, shares, one.by),
        answerBy: dayAt(numberOf(ago(one.sent!)) + 30),
      },
    })
    if (!sentAt) continue
    await noteUse(tx, { caseId, id: id(`category ${one.category}`), at: sentAt })
    const step = (what: Parameters<typeof addStep>[1]['what'], authorId: string, when: Date, cents: number | null = null, words = '') =>
      addStep(tx, { caseId, id: id(`step ${one.name} ${what}`), authorId, expenseId: expense, day, what, cents, words, at: when })
    await step('submitted', own, sentAt)
    if (one.hasPicture) {
      const picture = { id: id(`file ${one.name}`), name: 'receipt.jpg', svg: receiptOf(day), at: sentAt }
      await putDemoPicture(tx, parts, { caseId, authorId: own, topic: 'expenses', about: expense, ...picture })
    }
    if (one.viewed !== undefined) {
      await stampView(tx, { caseId, id: expense, at: at(ago(one.viewed), '07:40') })
      await step('viewed', other, at(ago(one.viewed), '07:40'))
    }
    if (one.answered === undefined) continue
    const [approved, when] = [one.approved ?? one.cents, at(ago(one.answered), '21:05')]
    const owed = askedOf(split, partsOfLess(shares, approved), one.by)
    const state = approved === one.cents ? 'approved' : 'partially_approved'
    await answerExpense(tx, { caseId, id: expense, state, approved, owed, by: other, at: when })
    await step(state, other, when, approved, one.reason)
    const [row] = await expensesIn(tx, caseId, { id: expense })
    const change = {
      caseId,
      id: id(`entry ${one.name}`),
      by: other,
      at: when,
      today: ago(one.answered),
      category: categories[one.category].title,
      payer: one.by,
    }
    await postOwed(tx, { ...change, expense: row! }, owed, 'expense')
  }
}
