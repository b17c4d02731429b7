import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { addOrder } from '#case/orders/public.ts'
import type { ParagraphDraft } from './contract.ts'
import { addParagraphs, addSupersession } from './store.ts'

/** Of the decree: those that the calendar and the checks go by have the words of its clauses. */
const decree: readonly ParagraphDraft[] = [
  {
    number: '6(a)',
    page: 3,
    text: 'Exchanges take place at 6:00 p.m. at the Clintonville library unless both parents agree in writing. A parent may be 15 minutes late.',
  },
  {
    number: '7',
    page: 3,
    text: 'The winter break is divided at noon on December 26. The first half is with Ben Harlow in even years.',
  },
  { number: '8', page: 4, text: 'Each parent gives 30 days’ written notice of vacation with the children.' },
  { number: '9(b)', page: 4, text: 'The other parent answers within 72 hours.' },
  {
    number: '10',
    page: 4,
    text: 'A parent who will be away for more than 8 hours first offers the time to the other parent.',
  },
]

const entry: readonly ParagraphDraft[] = [
  { number: '1', page: 1, text: 'Paragraph 7 of the decree is replaced: the winter break is divided at 6:00 p.m. on December 26.' },
  { number: '2', page: 1, text: 'All other terms of the decree stay in effect.' },
]

/** Five paragraphs of the decree, and a later order that takes the place of one. */
export async function putDemoParagraphs(tx: CaseTx, { caseId, members, orders, id, day, at }: DemoFamily): Promise<void> {
  const by = { caseId, authorId: members.A, at: at(day(-4, 1), '19:20') }
  const later = { id: id('order winter break'), isShared: true, effective: day(-4), ends: null }
  await addOrder(
    tx,
    { ...by, id: later.id },
    {
      title: 'Agreed entry on the winter break',
      kind: 'consent',
      signedOn: day(-4),
      effectiveOn: later.effective,
      endsOn: null,
      facts: {},
      isShared: true,
    },
  )
  const put = async (order: typeof later, name: string, paragraphs: readonly ParagraphDraft[]) =>
    addParagraphs(
      tx,
      by,
      order,
      paragraphs.map((one, position) => ({ ...one, position, id: id(`paragraph ${name} ${one.number}`) })),
    )
  await put({ id: orders.consent, isShared: true, effective: day(-12), ends: null }, 'decree', decree)
  await put(later, 'winter break', entry)
  const supersession = { ...by, id: id('supersession winter break') }
  await addSupersession(tx, supersession, later, { paragraph: id('paragraph decree 7'), number: '1' })
}
