import { randomBytes } from 'node:crypto'
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
  await asOwner(engine, `create database ${name}${template ? ` template ${template}` : ''}`)
  return inDatabase(engine, name)
}

export async function dropDatabase(engine: Engine, name: string): Promise<void> {
  await asOwner(engine, `drop database if exists ${name} with (force)`)
}

async function asOwner(engine: Engine, statement: string) {
  const client = new pg.Client(engine.owner)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
