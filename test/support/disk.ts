import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** The bytes of a table as they lie on the disk, with those of the texts that PostgreSQL keeps apart. */
export async function bytesOf(owner: Db, table: string): Promise<string> {
  await sql`checkpoint`.execute(owner)
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath(oid))
      || coalesce(pg_read_binary_file(pg_relation_filepath(nullif(reltoastrelid, 0))), '') as bytes
    from pg_class where oid = ${table}::regclass`.execute(owner)
  return rows[0]!.bytes.toString('latin1')
}
