import { createHash } from 'node:crypto'
import type { Encoding } from './decode.ts'
import type { Mapping } from '#domain/bank/mapping.ts'
import type { Statement } from '#domain/bank/ofx.ts'
import { type BankFile, readBankFile } from './read-file.ts'
import { isSettled, linesOf } from '#domain/bank/rows.ts'

/** What a thread is given: a file, and how the parent says that it is read. */
export interface Work {
  bytes: Uint8Array
  mapping: Mapping | null
  /** Saved mappings by the shape of their files. */
  saved: Readonly<Record<string, Mapping>>
  /** Whose lines they are: the bank's ids are hashed with it. */
  owner: string
}

type Refused = Extract<BankFile, { refused: string }>

/** A file that was read. */
export interface ReadFile {
  format: 'csv' | 'ofx'
  encoding: Encoding
  sha256: string
  table: ReadTable | null
  /** What it has for each of its accounts; none while something is asked. */
  parts: Statement[]
}

export interface ReadTable {
  preamble: number
  header: readonly string[] | null
  rows: string[][]
  columns: number
  mapping: Mapping
  shape: string
}

/** Rows of a table that its owner is given to judge the columns by, and how much of a cell. */
const [mostRows, mostColumns, mostCell] = [6, 40, 80]

/** The bank's id of a line may hold an account number, so that only its hash is stored: enough to know the line again. */
function withHashes(statement: Statement, owner: string): Statement {
  const hash = (id: string) => createHash('sha256').update(`${owner} ${id}`).digest('base64url').slice(0, 22)
  return {
    ...statement,
    lines: statement.lines.map((line) => ({
      ...line,
      fitId: line.fitId === null ? null : hash(line.fitId),
      ...(line.corrects && { corrects: { ...line.corrects, fitId: hash(line.corrects.fitId) } }),
    })),
  }
}

/** Reads a bank's file, with the mapping that is given, one that was saved for files of its shape, or the proposed one. */
export function read({ bytes, mapping: given, saved, owner }: Work): ReadFile | Refused {
  const file = readBankFile(bytes)
  if ('refused' in file) return file
  const { encoding } = file
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (file.format === 'ofx')
    return { format: 'ofx', encoding, sha256, table: null, parts: file.statements.map((statement) => withHashes(statement, owner)) }
  const { proposal } = file
  const mapping = given ?? saved[proposal.shape] ?? proposal.mapping
  const body = file.table.rows.slice(proposal.first, proposal.first + mostRows).filter((row) => row.length > 1)
  const cut = (row: readonly string[]) => row.slice(0, mostColumns).map((cell) => cell.slice(0, mostCell))
  const table: ReadTable = {
    preamble: proposal.preamble,
    header: proposal.header && cut(proposal.header),
    rows: body.map(cut),
    columns: Math.min(mostColumns, Math.max(...body.map((row) => row.length), proposal.header?.length ?? 0)),
    mapping,
    shape: proposal.shape,
  }
  const settled = isSettled(mapping) ? linesOf(file.table, proposal.first, mapping) : null
  const part = settled && { ...settled, lastFour: null, kind: 'other' as const, currency: 'USD', first: null, last: null }
  return { format: 'csv', encoding, sha256, table, parts: part ? [part] : [] }
}
