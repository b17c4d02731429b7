import type { Book, CauseKind, Evidence } from '#domain/books/types.ts'
import type { Side } from '#domain/splits/split.ts'
import { type Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Act, HistoryLine, Method, PaymentState } from './contract.ts'

/** A payment, as far as it says who may do what. */
export interface Answerable {
  state: PaymentState
  payer: Side
  /** The side of the parent who recorded it. */
  recordedBy: Side
  /** Whether its payer answered that the bank took it back; nothing to answer where it didn't. */
  isReturnAnswered: boolean
}

/** What a parent may do with a payment now. `side`: `null` for a seat that only reads. */
export function actsOf({ state, payer, recordedBy, isReturnAnswered }: Answerable, side: Side | null): Act[] {
  if (side === null || state === 'withdrawn') return []
  const isReceiver = side !== payer
  if (state === 'returned') return isReceiver ? ['takeBack'] : isReturnAnswered ? [] : ['answerReturn']
  if (isReceiver && state === 'confirmed') return recordedBy === side ? ['withdraw', 'return'] : ['return']
  if (recordedBy === side) return state === 'declared' || state === 'refused' ? ['withdraw'] : []
  if (!isReceiver) return []
  return state === 'declared' ? ['confirm', 'refuse'] : state === 'refused' ? ['confirm'] : []
}

const settled: Readonly<Partial<Record<PaymentState, Text>>> = {
  confirmed: msg`This payment was confirmed already.`,
  refused: msg`You already said that this payment wasn’t received.`,
  withdrawn: msg`This payment was withdrawn.`,
  returned: msg`This payment was returned by the bank.`,
}

/** Why a parent may not do this; `null` where they may. */
export function refusalOf(of: Answerable, side: Side, act: Act): { code: Fault['code']; sentence: Text } | null {
  if (actsOf(of, side).includes(act)) return null
  if (act === 'return' || act === 'answerReturn') {
    const isDone = act === 'return' ? of.state === 'returned' || of.state === 'withdrawn' : of.isReturnAnswered
    if ((side !== of.payer) === (act === 'return') && isDone)
      return { code: 'conflict', sentence: (act === 'return' && settled[of.state]) || msg`You already answered this.` }
    return {
      code: 'forbidden',
      sentence: act === 'return' ? msg`Only the parent who confirmed this payment can say that.` : msg`There is nothing to answer here.`,
    }
  }
  if (act === 'takeBack')
    return side === of.payer
      ? { code: 'forbidden', sentence: msg`Only the parent who recorded this can take it back.` }
      : { code: 'conflict', sentence: msg`This payment isn’t recorded as returned.` }
  const isOwn = of.recordedBy === side
  // Confirmed or withdrawn meanwhile, by the other parent or in another tab.
  const sentence = (act === 'withdraw') === isOwn ? settled[of.state] : undefined
  if (sentence) return { code: 'conflict', sentence }
  return {
    code: 'forbidden',
    sentence: isOwn ? msg`The other parent confirms this payment.` : msg`Only the parent who recorded this payment can withdraw it.`,
  }
}

/** Paid as an order says that goes through the state or through wages. */
const byOrder: readonly Method[] = ['state_unit', 'withheld']

/**
 * Whether support was paid past the way that the order sets: states credit what went through their unit, and not surely what didn't (42 U.S.C.
 * 654b has each state run one).
 * @param ways how orders in force on that day say that it is paid
 */
export const isOutsideOrder = (method: Method, ways: readonly string[]): boolean =>
  ways.some((way) => way !== 'direct') && !byOrder.includes(method)

/** Interest in all, in cents. */
export const interestIn = (lines: readonly { cents: number }[]): number => lines.reduce((all, { cents }) => all + cents, 0)

/** What a book is called in a list of payments. */
export const bookNames: Readonly<Record<Book, Text>> = { support: msg`Child support`, shared: msg`Reimbursement` }

/** What an entry or an item is called where its author gave it no name. */
export const causeNames: Readonly<Record<CauseKind, Text>> = {
  expense: msg`Expense`,
  support: msg`Child support`,
  payment: msg`Payment`,
  waiver: msg`Waived`,
  interest: msg`Interest`,
  refund: msg`Refund`,
  correction: msg`Correction`,
}

/** How far a payment is proved. */
export const evidenceNames: Readonly<Record<Evidence, Text>> = {
  declared: msg`Not confirmed`,
  confirmed: msg`Confirmed`,
  bank_matched: msg`Matches a bank line`,
  unit_matched: msg`Matches a line of the state’s unit`,
}

/** The name of a line of the history. @param say puts a text into the reader's language */
export function lineTitle(
  say: (text: Text) => string,
  { kind, title, note, isReturn, isTakenBack }: Pick<HistoryLine, 'kind' | 'title' | 'note' | 'isReturn' | 'isTakenBack'>,
): string {
  const own = kind === 'expense' || kind === 'support' ? title : ''
  const name =
    own ||
    say(
      isReturn ? msg`Payment returned by the bank` : isTakenBack ? msg`Return by the bank taken back, it was a mistake` : causeNames[kind],
    )
  return note === '' ? name : `${name}: ${note}`
}

/** A line that the records of one parent have and those of the other don't. */
export const isDifference = ({ byA, byB }: Pick<HistoryLine, 'byA' | 'byB'>): boolean => byA === null || byB === null

/** What the figures of a calendar year leave out. */
export const notCounted: Text = msg`Payments count in the year they were made. Not counted: payments that were withdrawn or returned by the bank, amounts that were waived or set off, interest, and expenses paid to others. These are figures of these records, not tax advice.`
