import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Engine } from './port.ts'

/** The same engine, leading to another database of it. */
export function inDatabase(engine: Engine, database: string): Engine {
  return { ...engine, owner: { ...engine.owner, database }, role: (name) => ({ ...engine.role(name), database }) }
}

/**
 * Makes a database of its own on the engine: empty, or a copy of `template` (which nobody may be using).
 * For tests, the schema dump and the bench; dropped by `dropDatabase`.
 */
export async function createDatabase(engine: Engine, template?: string): Promise<Engine> {
  const name = `casebalance_scratch_${randomBytes(6).toString('hex')}`
  // Copied as files: through the log, which is the other way, it takes three times as long.
  await asOwner(engine, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  return inDatabase(engine, name)
}

/** Makes an empty database of that name on the engine. */
export const createNamed = (engine: Engine, name: string): Promise<void> => asOwner(engine, `create database ${pg.escapeIdentifier(name)}`)

export async function dropDatabase(engine: Engine, name: string): Promise<void> {
  // A connection that is just ending cannot be ended by an owner who is no superuser: it is gone a moment later.
  for (let tries = 1; ; tries += 1) {
    try {
      return await asOwner(engine, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
    } catch (error) {
      if (tries === 20 || (error as { code?: string }).code !== '42501') throw error
      await pause(100)
    }
  }
}

/** From the database that every server has: one that is copied or dropped must have nobody in it, not even us. */
async function asOwner(engine: Engine, statement: string) {
  const client = new pg.Client({ ...engine.owner, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
