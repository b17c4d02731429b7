import { notify } from '#accounts/notifications/public.ts'
import { notFound, type ParentContext, writersIn } from '#case/cases/public.ts'
import { correctionOf } from '#domain/books/entry.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { type BookEntry, entriesOf, post, raiseEvidence } from '#money/books/public.ts'
import type { Act, PaymentState } from './contract.ts'
import { answerable } from './present.ts'
import { refusalOf } from './rules.ts'
import { paymentsIn, settlePayment } from './store.ts'

type Answer = Exclude<Act, 'return' | 'answerReturn' | 'takeBack'>
const stateAfter: Readonly<Record<Answer, PaymentState>> = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' }

/** Undoes an entry of the books by one of its own. @returns its id */
export async function correct(c: ParentContext, entry: BookEntry, day: Day, note: string): Promise<string> {
  const id = c.freshId()
  const correction = correctionOf(entry, { id, day, cause: { kind: 'correction', id } })
  await post(c.tx, { ...c.authored(id), id }, { ...correction, note })
  return id
}

/** The last of the entries of which each undoes the one before: an entry is corrected once. */
export async function lastOf(c: ParentContext, entry: BookEntry): Promise<BookEntry> {
  const next = (await entriesOf(c.tx, c.caseId, { ids: [entry.id] })).find(({ corrects }) => corrects === entry.id)
  return next ? lastOf(c, next) : entry
}

/** Answers or withdraws a payment. Its row is locked meanwhile, so that one of two acts wins. */
export async function answer(c: ParentContext, id: string, act: Answer, today: Day, reason = '') {
  const [row = notFound(msg`There is no such payment.`)] = await paymentsIn(c.tx, c.caseId, { id, lock: true })
  const refusal = refusalOf(answerable(row, await writersIn(c.tx, c.caseId), undefined), c.seat.side, act)
  if (refusal) throw new Fault(refusal.code, refusal.sentence)
  const state = stateAfter[act]
  const [entry] = await entriesOf(c.tx, c.caseId, { kind: 'payment', id })
  const proof = c.freshId()
  if (entry && act === 'confirm')
    await raiseEvidence(c.tx, { ...c.authored(proof), id: proof }, { entry: entry.id, level: 'confirmed', day: today })
  // On the day of the payment: books of earlier days are as if it had never been.
  const correction = entry && act === 'withdraw' ? await correct(c, await lastOf(c, entry), row.paidOn, '') : undefined
  await settlePayment(
    c.tx,
    { caseId: c.caseId, id },
    { state, answer: { by: c.seat.memberId, at: c.at }, ...(act === 'refuse' ? { reason } : act === 'confirm' ? { reason: '' } : {}) },
  )
  if (act !== 'withdraw')
    await notify(c.tx, { caseId: c.caseId, to: 'parents', kind: 'answered', about: id, page: `/co-parenting-payments?request=${id}` })
  return { reply: { state }, publish: 'all' as const, record: { payment: id, state, reason, correction } }
}
