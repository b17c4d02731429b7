import type { Day } from '#kernel/day.ts'
import { readBankAmount } from './amount.ts'
import { type DayOrder, readBankDay } from './days.ts'
import type { Mapping } from './mapping.ts'
import type { Table } from './table.ts'
import type { BankLine, Skipped, SkipReason } from './types.ts'
import { cleanText } from './words.ts'

/** A mapping without open questions. */
export interface Settled extends Mapping {
  order: DayOrder
  isFlipped: boolean
}

export const isSettled = (mapping: Mapping): mapping is Settled => mapping.order !== null && mapping.isFlipped !== null

/** The lines of a file, its rows that are none, and the balance that the bank gives for the latest day. */
export interface BankRows {
  lines: BankLine[]
  skipped: Skipped[]
  balance: { day: Day; cents: number } | null
}

const completed = /^(?:completed?|posted|cleared|)$/i
const dollars = /^(?:USD|US\$|\$|)$/i
const moneyOut = /^(?:debit|dr|d|withdrawal)$/i

/** What a row moved. */
function centsOf(row: readonly string[], mapping: Settled): number | SkipReason {
  const at = (column: number) => readBankAmount(row[column] ?? '', mapping.decimal)
  if (mapping.amount !== null) {
    const cents = at(mapping.amount)
    if (typeof cents !== 'number') return cents
    if (mapping.type !== null) return moneyOut.test((row[mapping.type] ?? '').trim()) ? -Math.abs(cents) : Math.abs(cents)
    return mapping.isFlipped ? -cents : cents
  }
  const [out, into] = [at(mapping.debit ?? -1), at(mapping.credit ?? -1)]
  const [outCents, inCents] = [out, into].map((one) => (typeof one === 'number' ? Math.abs(one) : 0)) as [number, number]
  if (outCents > 0 && inCents > 0) return 'two_amounts'
  // Some banks give money out a sign in its own column, too.
  if (outCents > 0) return -outCents
  if (inCents > 0) return inCents
  const problem = [out, into].find((one) => one === 'too_large' || one === 'currency')
  return problem ?? (out === 0 || into === 0 ? 'zero' : 'no_amount')
}

/**
 * The lines of a table as a mapping reads it.
 * @param first the index of the first row that can be a line (`proposeMapping`)
 */
export function linesOf({ rows }: Table, first: number, mapping: Settled): BankRows {
  const lines: BankLine[] = []
  const skipped: Skipped[] = []
  let balance: BankRows['balance'] = null
  // Days repeat; reading one costs ten times as much as finding it.
  const days = new Map<string, Day | null>()
  for (let index = first; index < rows.length; index += 1) {
    const row = rows[index]!
    if (row.length === 1 && row[0]!.trim() === '') continue
    const cell = row[mapping.day] ?? ''
    let day = days.get(cell)
    if (day === undefined) days.set(cell, (day = readBankDay(cell, mapping.order)))
    const cents = centsOf(row, mapping)
    const why = reasonOf(row, mapping, day, cents)
    if (why !== null || typeof cents !== 'number' || day === null) {
      skipped.push({ row: index + 1, why: why ?? 'no_amount' })
      continue
    }
    const text =
      mapping.description.length === 1
        ? (row[mapping.description[0]!] ?? '')
        : mapping.description.map((column) => row[column] ?? '').join(' ')
    const check = mapping.checkNumber === null ? '' : cleanText(row[mapping.checkNumber] ?? '').slice(0, 20)
    lines.push({ day, cents, description: cleanText(text), checkNumber: check || null, fitId: null })
    if (mapping.balance !== null) {
      const left = readBankAmount(row[mapping.balance] ?? '', mapping.decimal)
      // The newest row may stand first or last: of two rows of one day the one nearer to that end counts.
      if (typeof left === 'number' && (balance === null || day > balance.day)) balance = { day, cents: left }
    }
  }
  return { lines, skipped, balance: balance && newest(balance, lines, rows, first, mapping) }
}

/** Oldest first: the last row of the day has the balance of its end. */
function newest(found: { day: Day; cents: number }, lines: readonly BankLine[], rows: Table['rows'], first: number, mapping: Settled) {
  if (lines.length < 2 || lines[0]!.day >= lines.at(-1)!.day) return found
  for (let index = rows.length - 1; index >= first; index -= 1) {
    const row = rows[index]!
    const cents = readBankAmount(row[mapping.balance!] ?? '', mapping.decimal)
    if (typeof cents === 'number' && readBankDay(row[mapping.day] ?? '', mapping.order) === found.day) return { day: found.day, cents }
  }
  return found
}

function reasonOf(row: readonly string[], mapping: Settled, day: Day | null, cents: number | SkipReason): SkipReason | null {
  if (day === null) return 'no_date'
  if (mapping.currency !== null && !dollars.test((row[mapping.currency] ?? '').trim())) return 'currency'
  if (mapping.status !== null && !completed.test((row[mapping.status] ?? '').trim())) return 'not_completed'
  if (typeof cents !== 'number') return cents
  return cents === 0 ? 'zero' : null
}
