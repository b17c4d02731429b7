import { decimalOf } from '../bank/amount.ts'
import { orderOf } from '../bank/days.ts'
import { foldName } from '../bank/mapping.ts'
import { type Proposal, proposeMapping } from '../bank/propose.ts'
import type { Table } from '../bank/table.ts'

/** Names of columns in histories of payment units, the likeliest first. Banks' names are in `domain/bank/mapping.ts`. */
const names = {
  day: [
    'payment date',
    'date received',
    'receipt date',
    'transaction date',
    'posting date',
    'posted date',
    'effective date',
    'date',
    'fecha',
  ],
  kind: ['transaction type', 'payment type', 'type', 'activity', 'transaction', 'kind', 'tipo'],
  description: ['description', 'details', 'source', 'payment source', 'memo', 'descripción'],
  amount: ['amount', 'payment amount', 'transaction amount', 'importe', 'monto'],
  received: ['amount received', 'received', 'payments received', 'collected', 'credit', 'recibido'],
  sent: ['amount disbursed', 'disbursed', 'disbursement', 'disbursements', 'sent', 'amount sent', 'paid out', 'debit', 'enviado'],
  reference: [
    'reference',
    'reference number',
    'reference #',
    'ref #',
    'payment id',
    'transaction id',
    'transaction number',
    'receipt number',
    'receipt #',
    'confirmation number',
    'check number',
    'check #',
    'referencia',
  ],
} as const

const mostPreamble = 40

/** The column of each kind; `null` where a row is no header of such a file. */
function columnsIn(row: readonly string[]) {
  const folded = row.map(foldName)
  const at = (known: readonly string[]) => {
    const name = known.find((one) => folded.includes(one))
    return name === undefined ? null : folded.indexOf(name)
  }
  const found = {
    day: at(names.day),
    kind: at(names.kind),
    description: at(names.description),
    amount: at(names.amount),
    received: at(names.received),
    sent: at(names.sent),
    reference: at(names.reference),
  }
  const hasAmount = found.amount !== null || (found.received !== null && found.sent !== null)
  return found.day !== null && hasAmount ? { ...found, day: found.day } : null
}

/**
 * Proposes how a unit's file is to be read, as a bank's file is (`domain/bank/propose.ts`): the columns that say what a line is stand in
 * `description`, the unit's own number in `checkNumber`, money received in `credit` and sent out in `debit`.
 * @returns `null` where no row has a date and an amount
 */
export function proposeUnitMapping(table: Table): Proposal | null {
  const top = table.rows.slice(0, mostPreamble)
  const preamble = top.findIndex((row) => columnsIn(row) !== null)
  if (preamble === -1) {
    const proposed = proposeMapping(table)
    return proposed && { ...proposed, mapping: { ...proposed.mapping, isFlipped: false }, shape: `unit ${proposed.shape}`.slice(0, 1000) }
  }
  const header = top[preamble]!
  const { day, kind, description, amount, received, sent, reference } = columnsIn(header)!
  const body = table.rows.slice(preamble + 1)
  const cells = (column: number | null) => (column === null ? [] : body.map((row) => row[column] ?? ''))
  return {
    preamble,
    first: preamble + 1,
    header,
    mapping: {
      day,
      order: orderOf(cells(day)),
      description: [kind, description].filter((column) => column !== null),
      amount,
      // Words say which way the money went.
      isFlipped: false,
      type: null,
      debit: amount === null ? sent : null,
      credit: amount === null ? received : null,
      checkNumber: reference,
      balance: null,
      currency: null,
      status: null,
      decimal: decimalOf([...cells(amount), ...cells(received), ...cells(sent)]),
    },
    shape: `unit ${table.delimiter === '\t' ? 'tab' : table.delimiter} ${header.map(foldName).join('|')}`.slice(0, 1000),
  }
}
