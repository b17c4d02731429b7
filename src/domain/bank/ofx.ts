import { type Day, readDay } from '#kernel/day.ts'
import { readBankAmount } from './amount.ts'
import { allNamed, type Element, readElements, textOf } from './sgml.ts'
import type { AccountKind, BankLine, Skipped, SkipReason } from './types.ts'
import { cleanText, lastFourOf } from './words.ts'

/** The statement of one account in an OFX file. */
export interface Statement {
  lastFour: string | null
  kind: AccountKind
  /** Of its amounts, a code of ISO 4217. */
  currency: string
  lines: BankLine[]
  /** By the number of the transaction in its statement. */
  skipped: Skipped[]
  /** The days that the bank says it covers. */
  first: Day | null
  last: Day | null
  balance: { day: Day; cents: number } | null
}

const kinds: Readonly<Record<string, AccountKind>> = { CHECKING: 'checking', SAVINGS: 'savings', MONEYMRKT: 'savings', CREDITLINE: 'card' }
/** NAME has at most 32 characters (OFX 1.0.2, 11.4.3); what a bank had more of goes on in MEMO. */
const nameLength = 32

/**
 * The day of a date and time such as `20140120120000[-5:EST]` (OFX 1.0.2, 3.2.8.2). It is the day on the bank's own clock, as its statement
 * on paper has it, so the zone moves nothing.
 */
const dayOf = (stamp: string): Day | null =>
  /^\d{8}/.test(stamp) ? readDay(`${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`) : null

const centsOf = (amount: string) => readBankAmount(amount, /,\d{1,2}$/.test(amount) ? ',' : '.')

function descriptionOf(transaction: Element): string {
  const [name, memo] = [textOf(transaction, 'NAME'), textOf(transaction, 'MEMO')]
  if (memo === '' || memo === name) return name
  if (memo.startsWith(name)) return memo
  return name.length === nameLength ? name + memo : `${name} ${memo}`
}

function correctionOf(transaction: Element): Pick<BankLine, 'corrects'> {
  const fitId = textOf(transaction, 'CORRECTFITID')
  if (fitId === '') return {}
  return { corrects: { fitId, action: textOf(transaction, 'CORRECTACTION').toUpperCase() === 'DELETE' ? 'delete' : 'replace' } }
}

function lineOf(transaction: Element): BankLine | SkipReason {
  const day = dayOf(textOf(transaction, 'DTPOSTED'))
  if (day === null) return 'no_date'
  // CURRENCY says what the amount is in; ORIGCURRENCY only what it was converted from.
  const [foreign] = allNamed(transaction, 'CURRENCY')
  if (foreign && textOf(foreign, 'CURSYM').toUpperCase() !== 'USD') return 'currency'
  const correction = correctionOf(transaction)
  const read = centsOf(textOf(transaction, 'TRNAMT'))
  // What deletes a line needs no amount of its own.
  const isDeleting = correction.corrects?.action === 'delete'
  if (typeof read !== 'number' && !isDeleting) return read
  const cents = typeof read === 'number' ? read : 0
  if (cents === 0 && !isDeleting) return 'zero'
  return {
    day,
    cents,
    description: cleanText(descriptionOf(transaction)),
    checkNumber: cleanText(textOf(transaction, 'CHECKNUM')).slice(0, 20) || null,
    fitId: textOf(transaction, 'FITID') || null,
    ...correction,
  }
}

function statementOf(element: Element): Statement {
  const [account] = [...allNamed(element, 'BANKACCTFROM'), ...allNamed(element, 'CCACCTFROM')]
  const [list] = allNamed(element, 'BANKTRANLIST')
  const [ledger] = allNamed(element, 'LEDGERBAL')
  const lines: BankLine[] = []
  const skipped: Skipped[] = []
  for (const [index, transaction] of (list ? allNamed(list, 'STMTTRN') : []).entries()) {
    const line = lineOf(transaction)
    if (typeof line === 'string') skipped.push({ row: index + 1, why: line })
    else lines.push(line)
  }
  const [day, cents] = ledger ? [dayOf(textOf(ledger, 'DTASOF')), centsOf(textOf(ledger, 'BALAMT'))] : [null, null]
  return {
    lastFour: account ? lastFourOf(textOf(account, 'ACCTID')) : null,
    kind: element.name === 'CCSTMTRS' ? 'card' : ((account && kinds[textOf(account, 'ACCTTYPE').toUpperCase()]) ?? 'other'),
    currency: textOf(element, 'CURDEF').toUpperCase() || 'USD',
    lines,
    skipped,
    first: list ? dayOf(textOf(list, 'DTSTART')) : null,
    last: list ? dayOf(textOf(list, 'DTEND')) : null,
    balance: day !== null && typeof cents === 'number' ? { day, cents } : null,
  }
}

/** Whether a text is an OFX file (also `.qfx`, `.qbo`), of version 1 or 2. */
export const isOfx = (text: string): boolean => /^\s*OFXHEADER\s*:|<\?OFX|<OFX>/i.test(text.slice(0, 4096))

/** The statements of bank and card accounts in an OFX file, in its order. Whole account numbers are cut to four digits here. */
export function readStatements(text: string): Statement[] {
  const root = readElements(text)
  return root ? [...allNamed(root, 'STMTRS'), ...allNamed(root, 'CCSTMTRS')].map(statementOf) : []
}
