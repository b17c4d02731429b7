import type { DecimalSign } from './amount.ts'
import type { DayOrder } from './days.ts'

/** Which column of a file holds what, by its number from 0, and how its cells are written. */
export interface Mapping {
  day: number
  /** `null`: the file doesn't show whether 03/04 is in March or in April; the parent says it. */
  order: DayOrder | null
  /** Joined by a space. */
  description: number[]
  /** One column with a sign. With `type` its cells have none, and that column says which way the money went. */
  amount: number | null
  /** The amounts of money out are above zero, as card companies write purchases. `null`: the parent says it. */
  isFlipped: boolean | null
  type: number | null
  /** Two columns, for money out and money in, in place of `amount`. */
  debit: number | null
  credit: number | null
  checkNumber: number | null
  balance: number | null
  /** A three-letter code for each row. */
  currency: number | null
  /** Rows that say something else than `complete` or `completed` moved no money (Venmo, PayPal). */
  status: number | null
  decimal: DecimalSign
}

export type ColumnKind = 'day' | 'description' | 'amount' | 'debit' | 'credit' | 'balance' | 'checkNumber' | 'type' | 'currency' | 'status'

/** A name of a column as it is compared: `Posting Date ` and `posting_date` are one. */
export const foldName = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
    .toLowerCase()

/**
 * Names of columns in the files of US banks, the likeliest of a kind first: Chase checking and card, Capital One, Bank of America, Citi,
 * American Express, Discover, credit unions, Venmo, PayPal, and the Spanish and German ones that bring comma decimals.
 */
const names: Readonly<Record<ColumnKind, readonly string[]>> = {
  day: [
    'transaction date',
    'trans date',
    'posting date',
    'posted date',
    'post date',
    'datetime',
    'date',
    'booking date',
    'effective date',
    'date posted',
    'fecha',
    'buchungstag',
  ],
  description: [
    'description',
    'payee',
    'name',
    'transaction description',
    'original description',
    'details',
    'merchant',
    'narrative',
    'concepto',
    'descripción',
    'verwendungszweck',
    'memo',
    'note',
  ],
  amount: ['amount', 'amount total', 'net', 'transaction amount', 'amount usd', 'importe', 'betrag', 'umsatz'],
  debit: ['debit', 'debits', 'amount debit', 'withdrawal', 'withdrawals', 'money out', 'debit amount', 'withdrawal amount', 'cargo'],
  credit: ['credit', 'credits', 'amount credit', 'deposit', 'deposits', 'money in', 'credit amount', 'deposit amount', 'abono'],
  balance: ['balance', 'running bal', 'running balance', 'account balance', 'ending balance', 'saldo'],
  checkNumber: ['check or slip #', 'check number', 'check no', 'check #', 'check', 'check ref', 'check number ref', 'ref no'],
  type: ['transaction type', 'type', 'debit credit', 'dr cr', 'credit debit indicator'],
  currency: ['currency', 'currency code', 'divisa', 'währung'],
  status: ['status'],
}

/** Further columns whose texts belong to the description of a line: who it was, and for what (Venmo). */
const beside: Readonly<Record<string, readonly string[]>> = { note: ['from', 'to'] }

/** The column of each kind by the names of a header. */
export function columnsByName(header: readonly string[]): Partial<Record<ColumnKind, number>> {
  const folded = header.map(foldName)
  const found: Partial<Record<ColumnKind, number>> = {}
  for (const [kind, known] of Object.entries(names) as [ColumnKind, readonly string[]][]) {
    const name = known.find((one) => folded.includes(one))
    if (name !== undefined) found[kind] = folded.indexOf(name)
  }
  return found
}

/** The description's own column, and those that say more of it. */
export function descriptionColumns(header: readonly string[], column: number): number[] {
  const folded = header.map(foldName)
  const more = (beside[folded[column] ?? ''] ?? []).map((name) => folded.indexOf(name)).filter((index) => index !== -1)
  return [column, ...more]
}

/** Whether a row names columns of a statement: a date, and an amount in one column or in two. */
export function isHeader(row: readonly string[]): boolean {
  const { day, amount, debit, credit } = columnsByName(row)
  return day !== undefined && (amount !== undefined || (debit !== undefined && credit !== undefined))
}
