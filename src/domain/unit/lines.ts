import type { BankLine } from '../bank/types.ts'
import type { UnitKind, UnitLine } from './types.ts'

const words = {
  fee: /\bfees?\b|surcharge|cuota|cargo por servicio/i,
  adjustment: /adjust|revers|correct|\bnsf\b|bounced|returned|void|ajuste/i,
  sent: /disburs|\bsent\b|issued|paid out|payout|mailed|to custodial|direct deposit|\bdebit card\b|enviad|desembols/i,
  received: /receiv|receipt|collect|withh|payment|recibid|pago/i,
} as const

/** What a line is, by its words; without any that are known, by its sign. A payment below zero was taken back. */
function kindOf(text: string, cents: number): UnitKind {
  if (words.fee.test(text)) return 'fee'
  if (words.adjustment.test(text)) return 'adjustment'
  if (words.sent.test(text)) return 'sent'
  if (words.received.test(text)) return cents > 0 ? 'received' : 'adjustment'
  return cents > 0 ? 'received' : 'sent'
}

/** Rows of a file as lines of the unit (`domain/bank/rows.ts` reads their days and amounts). */
export function unitLines(rows: readonly BankLine[]): UnitLine[] {
  return rows.map(({ day, cents, description, checkNumber }) => {
    const kind = kindOf(description, cents)
    return { day, kind, cents: kind === 'adjustment' ? cents : Math.abs(cents), reference: checkNumber ?? '' }
  })
}
