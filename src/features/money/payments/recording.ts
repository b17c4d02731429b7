import { notify } from '#accounts/notifications/public.ts'
import { lockCase } from '#access/cases.ts'
import { checkDays, type ParentContext } from '#case/cases/public.ts'
import { shareUses, useFiles, usesOf } from '#case/files/public.ts'
import { termsIn } from '#case/order-terms/public.ts'
import { applyOldestFirst, applyTo, paymentPostings } from '#domain/books/apply.ts'
import { keyOf } from '#domain/books/types.ts'
import { readCents } from '#domain/money/cents.ts'
import { termsOn } from '#domain/order-terms/types.ts'
import { otherSide } from '#domain/splits/split.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { entriesOf, openItems, post } from '#money/books/public.ts'
import type { RecordBody } from './contract.ts'
import { bookDue } from './due.ts'
import { recordOf } from './present.ts'
import { isOutsideOrder } from './rules.ts'
import { addPayment, type PaymentDraft, paymentsIn } from './store.ts'
import { supportIn } from './store.support.ts'

/** The cents of an amount as it was typed. @throws Fault `invalid` that says what to write */
export function centsOf(amount: string): number {
  const read = readCents(amount)
  if ('reason' in read) throw new Fault('invalid', read.reason, { field: 'amount' })
  return read.cents
}

/** How orders in force on a day say that support is paid: by their terms, and by what a parent entered. */
async function waysOn({ tx, caseId }: ParentContext, day: Day, payer: string): Promise<string[]> {
  const entered = (await supportIn(tx, caseId)).filter(
    (term) => term.payer === payer && term.firstDue <= day && (term.until === null || day <= term.until),
  )
  return [...termsOn(await termsIn(tx, caseId, day), 'support_payment', day).map(({ by }) => by), ...entered.map(({ paidBy }) => paidBy)]
}

async function draftOf(c: ParentContext, body: RecordBody, today: Day): Promise<PaymentDraft> {
  const cents = centsOf(body.amount)
  checkDays(body, ['paidOn'])
  if (body.paidOn > today) throw new Fault('invalid', msg`Enter a day that isn’t in the future.`, { field: 'paidOn' })
  mustBePrintable(body.reference, 'reference')
  mustBePrintable(body.note, 'note')
  const isReceived = body.direction === 'received'
  const payer = isReceived ? otherSide(c.seat.side) : c.seat.side
  const isUnit = body.method === 'state_unit' || body.method === 'withheld'
  if (isUnit && body.book !== 'support')
    throw new Fault('invalid', msg`Only support is paid through the state or withheld from wages.`, { field: 'method' })
  return {
    payer,
    book: body.book,
    cents,
    paidOn: body.paidOn as Day,
    method: body.method,
    reference: body.reference,
    note: body.note,
    isOutsideOrder: body.book === 'support' && isOutsideOrder(body.method, await waysOn(c, body.paidOn as Day, payer)),
    // Who got the money says so by recording it.
    state: isReceived ? 'confirmed' : 'declared',
    proofs: new Set(body.files).size,
  }
}

/** Records a payment, books it, and asks the other parent to confirm it. */
export async function record(c: ParentContext, body: RecordBody, today: Day) {
  // Of two payments at once, the second is applied to what the first has left.
  await lockCase(c.tx, c.caseId)
  const id = c.newId()
  const draft = await draftOf(c, body, today)
  if (!(await addPayment(c.tx, c.authored(id), draft))) return { reply: { id } }
  await bookDue(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, at: c.at }, today)
  const { payer, book, cents } = draft
  const isChosen = body.items !== null && body.items.length > 0
  const items = await openItems(c.tx, c.caseId, undefined, isChosen ? { items: body.items! } : { book })
  const named = new Set(body.items?.map(keyOf))
  const isOpen = [...named].every((key) => items.some(({ item, book: its }) => keyOf(item) === key && its === book))
  if (!isOpen || named.size < (body.items?.length ?? 0))
    throw new Fault('conflict', msg`One of these was settled meanwhile. Reload the page and choose again.`)
  const to = { payer, book, cents }
  const applied = isChosen ? applyTo(items, body.items!, to) : applyOldestFirst(items, to)
  await useFiles(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, topic: 'payments', about: id }, body.files, c.at)
  await shareUses(c.tx, c.caseId, [id], c.at)
  const entry = c.freshId()
  await post(
    c.tx,
    { ...c.authored(entry), id: entry },
    {
      day: draft.paidOn,
      cause: { kind: 'payment', id },
      evidence: draft.state,
      postings: paymentPostings(applied, { payer, book, payment: id }),
    },
  )
  if (draft.state === 'declared')
    await notify(c.tx, { caseId: c.caseId, to: 'parents', kind: 'asked', about: id, page: `/co-parenting-payments?request=${id}` })
  const [row] = await paymentsIn(c.tx, c.caseId, { id })
  const [booked] = await entriesOf(c.tx, c.caseId, { kind: 'payment', id })
  const files = await usesOf(c.tx, c.caseId, [id])
  return { reply: { id }, publish: 'all' as const, record: recordOf(row!, booked, files) }
}
