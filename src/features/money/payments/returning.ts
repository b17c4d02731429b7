import { notify } from '#accounts/notifications/public.ts'
import { checkDays, notFound, type ParentContext, writersIn } from '#case/cases/public.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { entriesOf } from '#money/books/public.ts'
import { correct, lastOf } from './answering.ts'
import type { Act } from './contract.ts'
import { answerable } from './present.ts'
import { refusalOf } from './rules.ts'
import { addReturn, answerReturn, returnsIn, takeReturnBack } from './store.returns.ts'
import { paymentsIn, settlePayment } from './store.ts'

/** The payment, locked, where this parent may do this with it. */
async function mayDo(c: ParentContext, id: string, act: Act) {
  const [row = notFound(msg`There is no such payment.`)] = await paymentsIn(c.tx, c.caseId, { id, lock: true })
  const returned = (await returnsIn(c.tx, c.caseId, { payments: [id] })).find(({ takenBackAt }) => takenBackAt === null)
  const refusal = refusalOf(answerable(row, await writersIn(c.tx, c.caseId), returned), c.seat.side, act)
  if (refusal) throw new Fault(refusal.code, refusal.sentence)
  return row
}

const notifyOf = (c: ParentContext, kind: 'asked' | 'answered', id: string) =>
  notify(c.tx, { caseId: c.caseId, to: 'parents', kind, about: id, page: `/co-parenting-payments?request=${id}` })

/**
 * The bank took back what this parent had confirmed. Books of days before that have the payment; from that day on a correction undoes it, in the
 * books of both: the money isn't there. Their confirmation stays on record.
 */
export async function bounce(c: ParentContext, id: string, { day, reason }: { day: string; reason: string }, today: Day) {
  const row = await mayDo(c, id, 'return')
  checkDays({ day }, ['day'])
  mustBePrintable(reason, 'reason')
  if (day > today) throw new Fault('invalid', msg`Enter a day that isn’t in the future.`, { field: 'day' })
  if (day < row.paidOn) throw new Fault('invalid', msg`Enter the day of the payment or a later one.`, { field: 'day' })
  const [entry] = await entriesOf(c.tx, c.caseId, { kind: 'payment', id })
  const correction = await correct(c, await lastOf(c, entry!), day as Day, reason)
  await settlePayment(c.tx, { caseId: c.caseId, id }, { state: 'returned' })
  const by = c.authored(c.freshId())
  await addReturn(c.tx, by, { payment: id, day: day as Day, reason })
  await notifyOf(c, 'asked', id)
  return { reply: { state: 'returned' as const }, publish: 'all' as const, record: { payment: id, day, reason, correction } }
}

/** What the payer says of it. Neither answer changes the books: who paid again records that. */
export async function answerToReturn(c: ParentContext, id: string, { agrees, words }: { agrees: boolean; words: string }) {
  await mayDo(c, id, 'answerReturn')
  mustBePrintable(words, 'words')
  if (!agrees && words.trim() === '') throw new Fault('invalid', msg`Write a reason. One sentence is enough.`, { field: 'words' })
  await answerReturn(c.tx, { caseId: c.caseId, payment: id }, { agrees, words: words.trim(), by: c.seat.memberId, at: c.at })
  await notifyOf(c, 'answered', id)
  return { reply: { state: 'returned' as const }, publish: 'all' as const, record: { payment: id, agrees, words } }
}

/** It was a mistake: an entry on the day of the correction undoes it, so that the books are as if it had not been, and the payment counts again. */
export async function takeBack(c: ParentContext, id: string) {
  await mayDo(c, id, 'takeBack')
  const [entry] = await entriesOf(c.tx, c.caseId, { kind: 'payment', id })
  const last = await lastOf(c, entry!)
  const correction = await correct(c, last, last.day, '')
  await settlePayment(c.tx, { caseId: c.caseId, id }, { state: 'confirmed' })
  await takeReturnBack(c.tx, { caseId: c.caseId, payment: id }, c.at)
  await notifyOf(c, 'answered', id)
  return { reply: { state: 'confirmed' as const }, publish: 'all' as const, record: { payment: id, state: 'confirmed', correction } }
}
