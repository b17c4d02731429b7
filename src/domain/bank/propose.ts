import { decimalOf, readBankAmount } from './amount.ts'
import { orderOf, readBankDay } from './days.ts'
import { columnsByName, descriptionColumns, foldName, isHeader, type Mapping } from './mapping.ts'
import type { Table } from './table.ts'

/** A file's columns, as they are proposed to the parent. */
export interface Proposal {
  /** How many rows stand before the header, or before the first line where there is none. */
  preamble: number
  /** The index of the first row that can be a line. */
  first: number
  /** The names of the columns; `null` where the file has none (Wells Fargo). */
  header: readonly string[] | null
  mapping: Mapping
  /** Files with the same shape are read by the same mapping; what a saved profile is recognized by. */
  shape: string
}

/** Rows that are looked at for the header: Bank of America puts seven before it, Venmo two. */
const mostPreamble = 40
/** Rows that columns are judged by. */
const sample = 400

const isDay = (cell: string) => readBankDay(cell, 'mdy') !== null || readBankDay(cell, 'dmy') !== null
const isAmount = (cell: string) =>
  /\d/.test(cell) && !isDay(cell) && (typeof readBankAmount(cell, '.') === 'number' || typeof readBankAmount(cell, ',') === 'number')
const looksLikeLine = (row: readonly string[]) => row.some(isDay) && row.some(isAmount)

/** Where the table of a file begins, and its header. */
function beginning({ rows }: Table): Pick<Proposal, 'preamble' | 'first' | 'header'> | null {
  const top = rows.slice(0, mostPreamble)
  const named = top.findIndex(isHeader)
  if (named !== -1) return { preamble: named, first: named + 1, header: top[named]! }
  const first = top.findIndex(looksLikeLine)
  if (first === -1) return null
  const above = top[first - 1]
  const isNamed = above !== undefined && above.length === top[first]!.length && above.every((cell) => cell.trim() !== '' && !isAmount(cell))
  return { preamble: isNamed ? first - 1 : first, first, header: isNamed ? above : null }
}

/** The share of the cells of a column that are something. */
const shareOf = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length

/** Columns by what stands in them, where no header names them. */
function columnsByCells(body: readonly (readonly string[])[]): ReturnType<typeof columnsByName> {
  const width = Math.max(0, ...body.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index) => body.map((row) => row[index] ?? '').filter((cell) => cell.trim() !== ''))
  const best = (is: (cell: string) => boolean, least: number) =>
    columns.findIndex((cells) => cells.length > 0 && shareOf(cells, is) >= least)
  const day = best(isDay, 0.9)
  const amount = columns.findIndex((cells, index) => index !== day && cells.length >= body.length * 0.9 && shareOf(cells, isAmount) >= 0.9)
  const words = columns.map((cells, index) =>
    index === day || index === amount ? 0 : new Set(cells.filter((cell) => /\p{L}{2}/u.test(cell))).size,
  )
  const description = words.indexOf(Math.max(...words))
  return { ...(day !== -1 && { day }), ...(amount !== -1 && { amount }), ...(words[description]! > 0 && { description }) }
}

const isOut = /purchase|withdrawal|check|debit|fee|payment to|pos |atm/i
const isIn = /payment.*thank|thank you|autopay|refund|return|credit|deposit|payroll|interest/i
const debitOrCredit = /^(?:debit|credit|dr|cr|d|c|withdrawal|deposit)$/i

/** A row as far as its sign is judged. `balance`: after it, where the file has one. */
interface Judged {
  cents: number
  text: string
  balance: number | null
}

/** Which way balances move with the amounts: the sum of rows that agree, less those that move against them. */
function balanceVotes(rows: readonly Judged[]): number {
  let votes = 0
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    if (!next || row.balance === null || next.balance === null) continue
    const step = next.balance - row.balance
    // Oldest first the next row makes the step; newest first this row made it, the other way.
    if (step === next.cents || step === -row.cents) votes += 1
    if (step === -next.cents || step === row.cents) votes -= 1
  }
  return votes
}

/**
 * Whether money out is above zero in a column, as card companies write it: balances move against it, or what says "payment, thank you" is
 * below zero.
 * @returns `null` where nothing shows it
 */
function isFlippedIn(rows: readonly Judged[], hasPlus: boolean): boolean | null {
  if (hasPlus) return false
  const byBalance = balanceVotes(rows)
  if (byBalance !== 0) return byBalance < 0
  let votes = 0
  for (const { cents, text } of rows) votes += Math.sign(cents) * (isIn.test(text) ? 1 : isOut.test(text) ? -1 : 0)
  if (votes !== 0) return votes < 0
  // Money goes out more often than it comes in; where it looks otherwise, only the parent knows.
  const out = rows.filter(({ cents }) => cents < 0).length
  return out === 0 || out * 2 < rows.length ? null : false
}

/**
 * Proposes how a file is to be read: where its table begins, which column is what, how dates, cents and signs are written.
 * @returns `null` where no row has a date and an amount
 */
export function proposeMapping(table: Table): Proposal | null {
  const begin = beginning(table)
  if (!begin) return null
  const { header, first } = begin
  const body = table.rows.slice(first)
  const looked = body.filter((row) => row.length > 1).slice(0, sample)
  const cells = (column: number | undefined) => (column === undefined ? [] : looked.map((row) => row[column] ?? ''))
  const named = header ? columnsByName(header) : {}
  const found = { ...columnsByCells(looked), ...named }
  if (found.day === undefined) return null
  const isTwo = named.debit !== undefined && named.credit !== undefined
  const amount = isTwo ? undefined : found.amount
  if (!isTwo && amount === undefined) return null
  const decimal = decimalOf([...cells(amount), ...cells(isTwo ? named.debit : undefined), ...cells(isTwo ? named.credit : undefined)])
  const description = found.description === undefined ? [] : header ? descriptionColumns(header, found.description) : [found.description]
  const read = cells(amount).map((cell) => readBankAmount(cell, decimal))
  const balances = cells(found.balance).map((cell) => readBankAmount(cell, decimal))
  const known = looked.flatMap((row, index): Judged[] => {
    const [cents, balance] = [read[index], balances[index]]
    const text = description
      .map((column) => row[column] ?? '')
      .join(' ')
      .slice(0, 200)
    return typeof cents === 'number' ? [{ cents, text, balance: typeof balance === 'number' ? balance : null }] : []
  })
  const isUnsigned = known.every(({ cents }) => cents >= 0)
  const isTyped = isUnsigned && found.type !== undefined && shareOf(cells(found.type), (cell) => debitOrCredit.test(cell.trim())) > 0.9
  const hasPlus = cells(amount).some((cell) => /^\s*\+/.test(cell))
  const isFlipped = isTwo || isTyped ? false : isFlippedIn(known, hasPlus)
  return {
    ...begin,
    mapping: {
      day: found.day,
      order: orderOf(body.map((row) => row[found.day!] ?? '')),
      description,
      amount: amount ?? null,
      isFlipped,
      type: isTyped ? found.type! : null,
      debit: isTwo ? named.debit! : null,
      credit: isTwo ? named.credit! : null,
      checkNumber: found.checkNumber ?? null,
      balance: found.balance ?? null,
      currency: found.currency ?? null,
      status: found.status ?? null,
      decimal,
    },
    shape: shapeOf(table, begin, looked),
  }
}

/** What the files of one bank have in common: the sign between cells and the names of the columns, or what they hold. */
function shapeOf({ delimiter }: Table, { header }: Pick<Proposal, 'header'>, looked: Table['rows']): string {
  const columns = header
    ? header.map(foldName)
    : (looked[0] ?? []).map((cell) => (isDay(cell) ? 'day' : isAmount(cell) ? 'amount' : 'text'))
  return `${delimiter === '\t' ? 'tab' : delimiter} ${columns.join('|')}`.slice(0, 1000)
}
