import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Engine, roleNames, timeLimits } from './port.ts'

/** What the server stores for a password (RFC 5802, section 3), so that the password itself is never in a statement. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16)
  const rounds = 4096
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const key = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(key('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`
}

/** Makes the roles that own nothing, or renews their passwords and time limits. Needs the right to create roles. */
export async function ensureRoles(engine: Engine): Promise<void> {
  const client = new pg.Client(engine.owner)
  await client.connect()
  try {
    for (const name of roleNames) {
      const { rows, rowCount } = await client.query<{ rolconfig: string[] | null }>('select rolconfig from pg_roles where rolname = $1', [
        name,
      ])
      const rights = 'login nosuperuser nocreatedb nocreaterole noinherit nobypassrls'
      if (!rowCount) await client.query(`create role ${name} ${rights}`)
      // With the role, not with each connection: a pooler refuses settings that it does not know.
      const { statement, lock, idle } = timeLimits[name]
      const limits = { statement_timeout: statement, lock_timeout: lock, idle_in_transaction_session_timeout: idle }
      for (const [setting, limit] of Object.entries(limits))
        if (!rows[0]?.rolconfig?.includes(`${setting}=${limit}`)) await client.query(`alter role ${name} set ${setting} = ${limit}`)
      const { password } = engine.role(name)
      if (typeof password === 'string') await client.query(`alter role ${name} password '${scramVerifier(password)}'`)
    }
  } catch (error) {
    throw new Error(
      `The database user may not make the roles ${roleNames.join(', ')} (${(error as Error).message}). Give it CREATEROLE, or a database of its own.`,
      { cause: error },
    )
  } finally {
    await client.end()
  }
}
