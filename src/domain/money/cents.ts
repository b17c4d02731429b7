import { msg, type Text } from '#kernel/text.ts'

// Amounts are whole cents of US dollars: a figure that two people and a court compare may not depend on binary fractions.

/** The largest amount that a row can have: ten million dollars. Sums of a million of them are still exact in a `number`. */
export const mostCents = 1_000_000_000

const written = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/
const otherCurrency = /[€£¥₹]|\b(?:EUR|GBP|CAD|AUD|MXN|CHF|JPY)\b/i

/** An amount, or why it can't be read. */
export type ReadCents = { cents: number } | { reason: Text }

/**
 * Reads an amount as people in the United States write it: `42`, `42.5`, `$1,250.50`.
 * @returns cents above zero, or a sentence that says what to write; never a guess (`12,50` could be twelve dollars or 1,250)
 */
export function readCents(text: string): ReadCents {
  const typed = text.trim()
  if (typed === '') return { reason: msg`Enter an amount.` }
  if (otherCurrency.test(typed)) return { reason: msg`Enter the amount in US dollars.` }
  if (/^\$?\s*[-−]|^\(.*\)$|-$/.test(typed)) return { reason: msg`Enter an amount above zero.` }
  if (/^\$?\s*\d+,\d{1,2}$/.test(typed)) return { reason: msg`Write cents after a period, such as 12.50.` }
  const [, whole, part = ''] = written.exec(typed) ?? []
  if (whole === undefined) return { reason: msg`Enter an amount in dollars, such as 42.50.` }
  const digits = whole.replaceAll(',', '')
  // Before it becomes a number: nineteen digits would be rounded.
  if (digits.replace(/^0+/, '').length > 8) return { reason: msg`Enter an amount of at most $10,000,000.` }
  const cents = Number(digits) * 100 + Number(part.padEnd(2, '0'))
  if (cents === 0) return { reason: msg`Enter an amount above zero.` }
  return cents > mostCents ? { reason: msg`Enter an amount of at most $10,000,000.` } : { cents }
}

/** The same where zero may stand: a figure can be none, and an order can set no least amount. @returns cents from zero on, or a sentence */
export const readAmount = (text: string): ReadCents => (/^\s*\$?\s*0+(?:\.0{1,2})?\s*$/.test(text) ? { cents: 0 } : readCents(text))

/** Cents as people read them: `$1,250.50`, below zero `−$4.00`. */
export function formatCents(cents: number): string {
  const size = Math.abs(cents)
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '−' : ''}$${whole}.${String(size % 100).padStart(2, '0')}`
}

/** Cents as they stand in a field or a cell of a table: `1250.50`. */
export const plainCents = (cents: number): string => {
  const size = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}
