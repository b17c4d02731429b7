import { decodeBankFile, type Encoding } from './decode.ts'
import { isOfx, readStatements, type Statement } from '#domain/bank/ofx.ts'
import { proposeMapping, type Proposal } from '#domain/bank/propose.ts'
import { readTable, type Table } from '#domain/bank/table.ts'
import { bankLimits } from '#domain/bank/types.ts'
import { parseRows } from '#ports/csv.ts'

/** A bank's file as far as it can be read without asking. */
export type BankFile =
  | { format: 'csv'; encoding: Encoding; table: Table; proposal: Proposal }
  | { format: 'ofx'; encoding: Encoding; statements: Statement[] }
  | { refused: 'too_large' | 'too_many' | 'not_text' | 'no_lines' }

/** Reads a file that a bank gives out, by its content and not by its name. Never throws for what stands in it. */
export function readBankFile(bytes: Uint8Array): BankFile {
  if (bytes.length > bankLimits.bytes) return { refused: 'too_large' }
  const decoded = decodeBankFile(bytes)
  if (!decoded) return { refused: 'not_text' }
  const { text, encoding } = decoded
  if (isOfx(text)) {
    const statements = readStatements(text)
    if (statements.length === 0) return { refused: 'no_lines' }
    const lines = statements.reduce((sum, statement) => sum + statement.lines.length, 0)
    return lines > bankLimits.lines ? { refused: 'too_many' } : { format: 'ofx', encoding, statements }
  }
  const table = readTable(text, parseRows)
  if (!table) return { refused: 'too_many' }
  const proposal = proposeMapping(table)
  return proposal ? { format: 'csv', encoding, table, proposal } : { refused: 'no_lines' }
}
