import { sql } from 'kysely'
import type { ExportedTable, Whose } from '#feature/exported.ts'
import type { Db } from '#ports/db/port.ts'

/** The rows of one table, the account's own and nobody else's. */
export async function rowsOf(
  db: Db,
  { table, columns, key = 'account_id', rows }: ExportedTable,
  whose: Whose,
): Promise<readonly object[]> {
  if (rows) return rows(db, whose)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  return (await sql<object>`select ${list} from ${sql.table(table)} where ${sql.ref(key)} = ${whose.account}`.execute(db)).rows
}

/** What is given out of one table. */
export interface Given extends Pick<ExportedTable, 'table' | 'withheld'> {
  /** What it is, in the language of the file. */
  what: string
  rows: readonly object[]
}
