import { createHmac } from 'node:crypto'
import pg from 'pg'
import { parse } from 'pg-connection-string'
import type { Connection, Engine } from './port.ts'

const oldest = 15

function readUrl(url: string) {
  try {
    return parse(url)
  } catch {
    throw new Error(
      'DATABASE_URL cannot be read. Write postgresql://user:password@host:5432/database, with special signs of the password percent-encoded.',
    )
  }
}

/**
 * A PostgreSQL that someone else runs, by `DATABASE_URL`. Its user owns the schema; the passwords of
 * the roles that own nothing are derived from its own, so that every process of an installation knows
 * them and nothing more has to be stored.
 */
export async function useExternal(url: string): Promise<Engine> {
  const read = readUrl(url)
  const owner: Connection = {
    host: read.host ?? 'localhost',
    port: Number(read.port ?? 5432),
    user: read.user,
    password: read.password,
    database: read.database ?? 'postgres',
    ...(read.ssl === undefined ? {} : { ssl: read.ssl as never }),
  }
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const why = (error as Error).message || (error as NodeJS.ErrnoException).code || 'no answer'
    throw new Error(
      `The database of DATABASE_URL (${owner.host}:${owner.port}/${owner.database}) cannot be reached: ${why}. Check the address, the password and that the server runs, or leave DATABASE_URL empty for the embedded one.`,
      { cause: error },
    )
  }
  try {
    const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major")
    const { major } = rows[0] as { major: number }
    if (major < oldest) throw new Error(`DATABASE_URL leads to PostgreSQL ${major}; ${oldest} or newer is needed.`)
  } finally {
    await client.end()
  }
  const secret = String(owner.password ?? '')
  return {
    owner,
    role: (name) => ({
      ...owner,
      user: name,
      password: createHmac('sha256', secret).update(`role ${name}`).digest('base64url'),
    }),
    stop: async () => {},
  }
}
