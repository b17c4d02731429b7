// Payments between parents, which they made elsewhere: recorded, confirmed by the one who got them, applied to what is owed. The platform
// never holds, routes or delays money. What support an order sets, and what is due by it.
import * as z from 'zod/mini'
import { frequencies } from '#domain/books/due-days.ts'
import { books, causeKinds, evidenceLevels, purposes } from '#domain/books/types.ts'
import { supportWays } from '#domain/order-terms/types.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { Created, Day, requiredText, text } from '#http/fields.ts'
import { CaseId, InCase, OfCase, Saved, Side } from '#case/cases/contract.ts'
import { UsedFile } from '#case/files/contract.ts'

export const methods = ['bank', 'app', 'check', 'cash', 'card', 'state_unit', 'withheld', 'other'] as const
export type Method = (typeof methods)[number]
export const paymentStates = ['declared', 'confirmed', 'refused', 'withdrawn', 'returned'] as const
export type PaymentState = (typeof paymentStates)[number]
export const acts = ['confirm', 'refuse', 'withdraw', 'return', 'answerReturn', 'takeBack'] as const
export type Act = (typeof acts)[number]

export const mostProofs = 10
const mostItems = 200

const Book = z.enum(books)
const Item = z.object({ kind: z.enum(causeKinds), id: z.uuid() })
const Cents = z.int()
/** An amount as it was typed: `1,250.50`. The server reads it, so that every form refuses the same. */
const Amount = z.string().check(z.maxLength(40, reason(msg`it is too long`)))

export const OpenItem = z.object({
  item: Item,
  /** The name that its author gave it, and its page; empty where it has none. */
  title: z.string(),
  to: z.string(),
  book: Book,
  purpose: z.enum(purposes),
  child: z.nullable(z.string()),
  debtor: Side,
  cents: Cents,
  full: Cents,
  due: Day,
})
export type OpenItem = z.output<typeof OpenItem>

export const Payment = z.object({
  id: z.string(),
  payer: Side,
  book: Book,
  cents: Cents,
  paidOn: Day,
  method: z.enum(methods),
  reference: z.string(),
  note: z.string(),
  isOutsideOrder: z.boolean(),
  state: z.enum(paymentStates),
  evidence: z.enum(evidenceLevels),
  /** Recorded by the parent who got it. */
  isByReceiver: z.boolean(),
  recordedBy: z.string(),
  recordedAt: z.string(),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  reason: z.string(),
  /** The bank took it back, as its receiver says; `null` for most. */
  returned: z.nullable(
    z.object({
      day: Day,
      reason: z.string(),
      by: z.string(),
      at: z.string(),
      /** What its payer says. */
      answer: z.nullable(z.object({ agrees: z.boolean(), words: z.string(), by: z.string(), at: z.string() })),
    }),
  ),
  /** Returns that were recorded by mistake and taken back, the earliest first. */
  takenBack: z.array(z.object({ day: Day, reason: z.string(), by: z.string(), at: z.string() })),
  /** What it was for, in cents; below zero what was set off. */
  lines: z.array(z.object({ item: Item, title: z.string(), to: z.string(), due: z.nullable(Day), cents: Cents })),
  /** Paid ahead. */
  rest: Cents,
  files: z.array(UsedFile),
  can: z.array(z.enum(acts)),
})
export type Payment = z.output<typeof Payment>

export const SupportTerm = z.object({
  id: z.string(),
  payer: Side,
  cents: Cents,
  frequency: z.enum(frequencies),
  firstDue: Day,
  secondDay: z.nullable(z.int()),
  until: z.nullable(Day),
  child: z.nullable(z.string()),
  paidBy: z.enum(supportWays),
  paragraph: z.string(),
  enteredBy: z.string(),
  /** The next day on which it is due; `null` where it has ended. */
  next: z.nullable(Day),
  /** How the other parent sees it; `null` where they said nothing. */
  dispute: z.nullable(z.object({ reason: z.string(), by: z.string(), at: z.string() })),
  can: z.object({ end: z.boolean(), dispute: z.boolean(), withdrawDispute: z.boolean() }),
})
export type SupportTerm = z.output<typeof SupportTerm>

const Kid = z.object({ id: z.string(), name: z.string() })
const OrderSays = z.object({ by: z.enum(supportWays), order: z.string(), paragraph: z.string(), text: z.string() })

const Sum = z.object({ cents: Cents, items: z.int() })

const Board = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  today: z.string(),
  children: z.array(Kid),
  /** The first page of those that wait for an answer, then the first page of settled ones, the latest first. */
  payments: z.array(Payment),
  /** Cursors of the further pages of each. */
  next: z.object({ open: z.nullable(z.string()), settled: z.nullable(z.string()) }),
  /** The payment that the address names, where it is on none of these pages. */
  named: z.nullable(Payment),
  /** How many are settled, in the years that have some; the latest first. */
  years: z.array(z.object({ year: z.int(), settled: z.int() })),
  /** As the reader's own books have them: the first page. */
  items: z.array(OpenItem),
  nextItems: z.nullable(z.string()),
  /** What each side owes, of all that is open. */
  owed: z.object({ A: Sum, B: Sum }),
  support: z.array(SupportTerm),
  /** How the order in force says that support is paid. */
  orderSays: z.nullable(OrderSays),
  /** The reader's own: pages of their bank or payment app; `null` where they have none of their own. */
  links: z.nullable(z.array(z.string())),
  onlyPictures: z.boolean(),
  can: z.object({ record: z.boolean(), waive: z.boolean(), prove: z.boolean() }),
})
export type Board = z.output<typeof Board>

const HistoryLine = z.object({
  id: z.string(),
  day: Day,
  kind: z.enum(causeKinds),
  title: z.string(),
  to: z.string(),
  child: z.nullable(z.string()),
  payer: z.nullable(Side),
  evidence: z.nullable(z.enum(evidenceLevels)),
  note: z.string(),
  /** A payment that the bank took back. */
  isReturn: z.boolean(),
  /** It undoes that: the return was recorded by mistake. */
  isTakenBack: z.boolean(),
  /** Who sees it differently, and why. */
  otherwise: z.nullable(z.object({ by: z.string(), reason: z.string() })),
  /** What side A is owed more by it in the books of each parent; `null` where those don't count it. */
  byA: z.nullable(Cents),
  byB: z.nullable(Cents),
  /** What side A is owed after it, in the books of each. */
  balanceA: Cents,
  balanceB: Cents,
})
export type HistoryLine = z.output<typeof HistoryLine>

const InterestLine = z.object({
  from: Day,
  to: Day,
  days: z.int(),
  principal: Cents,
  rate: z.string(),
  citation: z.string(),
  /** Whole cents, rounded once here. */
  cents: Cents,
})

const Arrears = z.object({
  payer: Side,
  /** What was due by the order, what was paid on it, and what is left, in the books of the payer and of the receiver. */
  due: Cents,
  byPayer: Cents,
  byReceiver: Cents,
  /** Paid outside the order: it may not be credited. */
  outside: Cents,
  /** The same without the support that a parent sees differently; `null` where there is none. */
  undisputed: z.nullable(z.object({ due: Cents, byPayer: Cents, byReceiver: Cents })),
})
const Interest = z.object({
  /** The rates of the state's law, by their days. */
  rules: z.array(
    z.object({
      rate: z.string(),
      from: Day,
      until: z.nullable(Day),
      citation: z.string(),
      /** `null`: nobody has compared it with the state's code yet. */
      checkedOn: z.nullable(Day),
      words: z.string(),
      /** It accrues on judgments alone: nothing is computed by it. */
      isOnJudgments: z.boolean(),
    }),
  ),
  isRateMissing: z.boolean(),
  byPayer: z.array(InterestLine),
  byReceiver: z.array(InterestLine),
  /** The same without the support that a parent sees differently; `null` where there is none. */
  undisputed: z.nullable(z.object({ byPayer: z.array(InterestLine), byReceiver: z.array(InterestLine) })),
})

const YearRow = z.object({
  payer: Side,
  book: Book,
  child: z.nullable(z.string()),
  /** In the books of the payer, in those of the receiver, and what the receiver confirmed by hand. */
  paid: Cents,
  received: Cents,
  confirmed: Cents,
})
export type YearRow = z.output<typeof YearRow>

const History = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  today: z.string(),
  madeAt: z.string(),
  children: z.array(Kid),
  years: z.array(z.int()),
  books: z.array(
    z.object({
      book: Book,
      openingA: Cents,
      openingB: Cents,
      lines: z.array(HistoryLine),
      closingA: Cents,
      closingB: Cents,
      /** What each side paid the other in the period, in the books of the receiver: the payments that both agree on. */
      paidBy: z.object({ A: Cents, B: Cents }),
    }),
  ),
  ages: z.object({
    A: z.object({ notDue: Cents, days30: Cents, days60: Cents, days90: Cents, older: Cents }),
    B: z.object({ notDue: Cents, days30: Cents, days60: Cents, days90: Cents, older: Cents }),
  }),
  arrears: z.nullable(Arrears),
  interest: z.nullable(Interest),
  state: z.string(),
  /** What was paid in the calendar year, by payer, kind and child; `null` where no year is chosen. */
  taxYear: z.nullable(z.object({ year: z.string(), rows: z.array(YearRow) })),
})
export type History = z.output<typeof History>

export const RecordBody = z.object({
  direction: z.enum(['paid', 'received']),
  book: Book,
  amount: Amount,
  paidOn: Day,
  method: z.enum(methods),
  reference: text(120),
  note: text(500),
  files: z.array(z.uuid()).check(z.maxLength(mostProofs, reason(msg`it has more than ${{ most: mostProofs }} files`))),
  /** What it is for, in this order; `null`: what is due first. */
  items: z.nullable(z.array(Item).check(z.maxLength(mostItems, reason(msg`it names more than ${{ most: mostItems }} items`)))),
})
export type RecordBody = z.output<typeof RecordBody>

const SupportBody = z.object({
  payer: Side,
  amount: Amount,
  frequency: z.enum(frequencies),
  firstDue: Day,
  secondDay: z.nullable(z.int().check(z.gte(1), z.lte(31))),
  until: z.nullable(Day),
  child: z.nullable(z.uuid()),
  paidBy: z.enum(supportWays),
  paragraph: text(40),
})
export type SupportBody = z.output<typeof SupportBody>

const Year = z.optional(z.string().check(z.regex(/^(19|20)\d\d$/, reason(msg`it is no year`))))
const cursor = z.optional(z.string())

/** Which part of the history is meant. */
export const HistoryPart = z.object({
  year: Year,
  kind: z.optional(Book),
  child: z.optional(z.uuid()),
  /** Percent a year, of the parent's own order. */
  rate: z.optional(z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/, reason(msg`it is no rate`)))),
})
export type HistoryPart = z.output<typeof HistoryPart>
const HistoryQuery = z.extend(OfCase, HistoryPart.shape)

const OnePayment = z.object({ case: CaseId, payment: z.uuid() })
const OneTerm = z.object({ case: CaseId, term: z.uuid() })
const State = z.object({ state: z.enum(paymentStates) })
const Link = z.object({ address: z.string().check(z.trim(), z.maxLength(300, reason(msg`it is too long`))) })

export const calls = {
  list: call({
    name: 'payments.list',
    method: 'GET',
    path: '/api/payments',
    access: 'agreed',
    summary: 'Payments of a case and what is open, the first page of each, and the support that its order sets.',
    query: z.extend(OfCase, { year: Year, payment: z.optional(z.uuid()) }),
    reply: Board,
  }),
  page: call({
    name: 'payments.page',
    method: 'GET',
    path: '/api/payments/page',
    access: 'agreed',
    summary: 'A further page of payments, the latest first: those that wait for an answer, or settled ones.',
    query: z.extend(OfCase, { of: z.enum(['open', 'settled']), year: Year, cursor }),
    reply: z.object({ payments: z.array(Payment), next: z.nullable(z.string()) }),
  }),
  items: call({
    name: 'payments.items',
    method: 'GET',
    path: '/api/payments/items',
    access: 'agreed',
    summary: 'What is open, the earliest due first, in pages: all of it, or what one parent owes in one of the books.',
    query: z.extend(OfCase, { book: z.optional(Book), debtor: z.optional(Side), from: z.optional(Day), cursor }),
    reply: z.object({ items: z.array(OpenItem), next: z.nullable(z.string()) }),
  }),
  history: call({
    name: 'payments.history',
    method: 'GET',
    path: '/api/payments/history',
    access: 'agreed',
    summary: 'The books of both parents beside each other, with what differs; support in arrears, and interest by the law of the state.',
    query: HistoryQuery,
    reply: History,
  }),
  record: call({
    name: 'payments.record',
    method: 'POST',
    path: '/api/cases/:case/payments',
    access: 'agreed',
    summary: 'Records a payment that was made elsewhere, to the other parent or from them.',
    idempotent: true,
    params: InCase,
    body: RecordBody,
    reply: Created,
  }),
  confirm: call({
    name: 'payments.confirm',
    method: 'POST',
    path: '/api/cases/:case/payments/:payment/confirm',
    access: 'agreed',
    summary: 'Confirms that a payment was received.',
    params: OnePayment,
    reply: State,
  }),
  refuse: call({
    name: 'payments.refuse',
    method: 'POST',
    path: '/api/cases/:case/payments/:payment/refuse',
    access: 'agreed',
    summary: 'Says that a payment was not received, and why one thinks so.',
    params: OnePayment,
    body: z.object({ reason: requiredText(500) }),
    reply: State,
  }),
  withdraw: call({
    name: 'payments.withdraw',
    method: 'POST',
    path: '/api/cases/:case/payments/:payment/withdraw',
    access: 'agreed',
    summary: 'Withdraws a payment that one recorded and the other parent did not confirm. A correction in the books undoes it.',
    params: OnePayment,
    reply: State,
  }),
  bounce: call({
    name: 'payments.bounce',
    method: 'POST',
    path: '/api/cases/:case/payments/:payment/returned',
    access: 'agreed',
    summary:
      'Says that the bank took back a payment that one had confirmed. A correction in the books undoes it, and its payer may answer.',
    params: OnePayment,
    body: z.object({ day: Day, reason: requiredText(500) }),
    reply: State,
  }),
  answerReturn: call({
    name: 'payments.answerReturn',
    method: 'POST',
    path: '/api/cases/:case/payments/:payment/returned/answer',
    access: 'agreed',
    summary: 'Answers that a payment was taken back by the bank: one sees it so, too, or differently and why. The books stay as they are.',
    params: OnePayment,
    body: z.object({ agrees: z.boolean(), words: text(500) }),
    reply: State,
  }),
  takeBack: call({
    name: 'payments.takeBack',
    method: 'POST',
    path: '/api/cases/:case/payments/:payment/returned/take-back',
    access: 'agreed',
    summary: 'Takes back that the bank returned a payment, which one recorded by mistake. An entry in the books undoes the correction.',
    params: OnePayment,
    reply: State,
  }),
  waive: call({
    name: 'payments.waive',
    method: 'POST',
    path: '/api/cases/:case/payments/waivers',
    access: 'agreed',
    summary: 'Waives what one is owed of an item, or a part of it.',
    idempotent: true,
    params: InCase,
    body: z.object({ item: Item, amount: Amount, reason: requiredText(500) }),
    reply: Created,
  }),
  addSupport: call({
    name: 'payments.addSupport',
    method: 'POST',
    path: '/api/cases/:case/support',
    access: 'premium',
    summary: 'Enters the support that an order sets.',
    idempotent: true,
    params: InCase,
    body: SupportBody,
    reply: Created,
  }),
  endSupport: call({
    name: 'payments.endSupport',
    method: 'POST',
    path: '/api/cases/:case/support/:term/end',
    access: 'agreed',
    summary: 'Ends support after a day; without a day it was entered by mistake. What was booked after that day is corrected.',
    params: OneTerm,
    body: z.object({ until: z.nullable(Day) }),
    reply: Saved,
  }),
  disputeSupport: call({
    name: 'payments.disputeSupport',
    method: 'POST',
    path: '/api/cases/:case/support/:term/dispute',
    access: 'agreed',
    summary: 'Says that one sees support differently that the other parent entered, and why. It changes nothing that is booked.',
    params: OneTerm,
    body: z.object({ reason: requiredText(500) }),
    reply: Saved,
  }),
  withdrawDispute: call({
    name: 'payments.withdrawDispute',
    method: 'POST',
    path: '/api/cases/:case/support/:term/dispute/withdraw',
    access: 'agreed',
    summary: 'Withdraws that.',
    params: OneTerm,
    reply: Saved,
  }),
  addLink: call({
    name: 'payments.addLink',
    method: 'POST',
    path: '/api/cases/:case/payment-links',
    access: 'agreed',
    summary: 'Saves the address of one’s own bank or payment app. Nobody else sees it.',
    params: InCase,
    body: Link,
    reply: Saved,
  }),
  removeLink: call({
    name: 'payments.removeLink',
    method: 'POST',
    path: '/api/cases/:case/payment-links/remove',
    access: 'agreed',
    summary: 'Removes such an address.',
    params: InCase,
    body: Link,
    reply: Saved,
  }),
}
