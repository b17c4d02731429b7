import type { DeleteQueryBuilder, InsertQueryBuilder, UpdateQueryBuilder } from 'kysely'

interface Counted {
  numUpdatedRows?: bigint
  numInsertedOrUpdatedRows?: bigint | undefined
  numDeletedRows?: bigint
}

/**
 * Runs a statement that may change a row.
 * @returns whether it changed one: a retry that finds its row inserts none, and of two that settle one row the second changes none
 */
export async function changedRow(
  // oxlint-disable-next-line typescript/no-explicit-any -- any table's builder; only the count of rows is read
  statement: InsertQueryBuilder<any, any, any> | UpdateQueryBuilder<any, any, any, any> | DeleteQueryBuilder<any, any, any>,
): Promise<boolean> {
  const done = (await statement.executeTakeFirst()) as Counted | undefined
  return (done?.numUpdatedRows ?? done?.numInsertedOrUpdatedRows ?? done?.numDeletedRows ?? 0n) > 0n
}
