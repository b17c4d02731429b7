import { sql } from 'kysely'
import type { Cases } from '#access/cases.ts'
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

/**
 * The rows of tables of cases that the account wrote, in every seat that is or was its own. They are asked for as the person: the
 * policies of cases show no row of the other parent, and of an attorney's client none is theirs.
 */
export const rowsOfSeats = (cases: Cases, tables: readonly ExportedTable[], { account }: Whose): Promise<(readonly object[])[]> =>
  cases.asActor({ account }, async (tx) => {
    const found: (readonly object[])[] = []
    for (const { table, columns } of tables) {
      const list = sql.join(columns.map((column) => sql.ref(column)))
      const rows =
        await sql<object>`select ${list} from ${sql.table(table)} where author_id = any (my_seats()) order by case_id, id`.execute(tx)
      found.push(rows.rows)
    }
    return found
  })

/** What is given out of one table. */
export interface Given extends Pick<ExportedTable, 'table' | 'withheld'> {
  /** What it is, in the language of the file. */
  what: string
  rows: readonly object[]
}
