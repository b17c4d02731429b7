import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { applyOldestFirst, paymentPostings } from '#domain/books/apply.ts'
import { correctionOf } from '#domain/books/entry.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { entriesOf, openItems, post, raiseEvidence } from '#money/books/public.ts'
import type { Method, PaymentState } from './contract.ts'
import { bookDue } from './due.ts'
import { addReturn } from './store.returns.ts'
import { addPayment, settlePayment } from './store.ts'
import { addSupport } from './store.support.ts'

const monthly = 65_000
const later = (day: Day, days: number): Day => dayAt(numberOf(day) + days)

interface DemoPayment {
  name: string
  paidOn: Day
  cents: number
  method: Method
  reference: string
  state: Exclude<PaymentState, 'withdrawn'>
  reason?: string
  /** For `returned`: the day on which the bank took it back. */
  returnedOn?: Day
}

/**
 * Support that Ben pays through the state's unit, as the decree says, for three months: the last one short, and a direct payment that Ana has not
 * confirmed. A check bounced after she had confirmed it.
 */
export async function putDemoPayments(tx: CaseTx, { caseId, members, id, day, at, today }: DemoFamily): Promise<void> {
  const firstDue = day(-12, 4)
  const term = id('support term')
  const by = (of: string, on: Day, authorId: string) => ({ caseId, id: of, authorId, at: at(on, '19:20') })
  await addSupport(tx, by(term, firstDue, members.A), {
    payer: 'B',
    cents: monthly,
    frequency: 'monthly',
    firstDue,
    secondDay: null,
    until: null,
    child: null,
    paidBy: 'state_unit',
    paragraph: '13',
  })
  await bookDue(tx, { caseId, authorId: members.A, at: at(day(-1), '03:10') }, later(today, -1))
  const payments: readonly DemoPayment[] = [
    { name: 'first', paidOn: later(firstDue, 2), cents: monthly, method: 'state_unit', reference: 'CSPC 30417', state: 'confirmed' },
    { name: 'second', paidOn: later(firstDue, 33), cents: 40_000, method: 'state_unit', reference: 'CSPC 31652', state: 'confirmed' },
    {
      name: 'cash',
      paidOn: later(firstDue, 40),
      cents: 12_000,
      method: 'cash',
      reference: '',
      state: 'refused',
      reason: 'You paid me back for the school trip that day.',
    },
    {
      name: 'check',
      paidOn: later(firstDue, 45),
      cents: 13_000,
      method: 'check',
      reference: 'Check 1182',
      state: 'returned',
      returnedOn: later(firstDue, 49),
      reason: 'Returned unpaid. The notice of the bank says there was not enough money.',
    },
    { name: 'direct', paidOn: later(today, -2), cents: 20_000, method: 'app', reference: 'Note “support”', state: 'declared' },
  ]
  for (const { name, paidOn, cents, method, reference, state, reason, returnedOn } of payments) {
    const [payment, entry] = [id(`payment ${name}`), id(`payment entry ${name}`)]
    const to = { payer: 'B', book: 'support', cents } as const
    const isOutsideOrder = method !== 'state_unit'
    await addPayment(tx, by(payment, paidOn, members.B), {
      ...to,
      paidOn,
      method,
      reference,
      note: '',
      isOutsideOrder,
      state: 'declared',
      proofs: 0,
    })
    const applied = applyOldestFirst(await openItems(tx, caseId), to)
    const cause = { kind: 'payment', id: payment } as const
    const postings = paymentPostings(applied, { ...to, payment })
    await post(tx, by(entry, paidOn, members.B), { day: paidOn, cause, evidence: 'declared', postings })
    if (state === 'declared') continue
    const answeredOn = later(paidOn, 1)
    const proof = by(id(`payment proof ${name}`), answeredOn, members.A)
    if (state !== 'refused') await raiseEvidence(tx, proof, { entry, level: 'confirmed', day: answeredOn })
    const answered = { answer: { by: members.A, at: at(answeredOn, '08:05') } }
    if (state !== 'returned') {
      await settlePayment(tx, { caseId, id: payment }, { state, ...answered, ...(reason && { reason }) })
      continue
    }
    await settlePayment(tx, { caseId, id: payment }, { state: 'confirmed', ...answered })
    const [booked] = await entriesOf(tx, caseId, cause)
    const undoing = by(id(`payment correction ${name}`), returnedOn!, members.A)
    const correction = correctionOf(booked!, { id: undoing.id, day: returnedOn!, cause: { kind: 'correction', id: undoing.id } })
    await post(tx, undoing, { ...correction, note: reason! })
    await settlePayment(tx, { caseId, id: payment }, { state })
    await addReturn(tx, by(id(`payment return ${name}`), returnedOn!, members.A), { payment, day: returnedOn!, reason: reason! })
  }
}
