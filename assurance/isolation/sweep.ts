import pg from 'pg'
import { sql } from 'kysely'
import { type Cases, casesOf } from '#access/cases.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Database, Engine } from '#ports/db/port.ts'
import { type Cell, cellsOf } from './cells.ts'
import { chanceOf } from './chance.ts'
import type { Families, Person } from './model.ts'
import type { Keys, Rights } from './put.ts'
import { tables } from './tables.ts'

/** Asks statements as someone, each for itself and taken back. */
export type Ask = (person: Person, statements: readonly string[]) => Promise<readonly string[]>

export interface Finding {
  kind: 'leak' | 'loss'
  who: string
  table: string
  verb: string
  statement: string
  expected: string
  said: string
}

export interface Tally {
  cells: number
  findings: Finding[]
}

/** What a finding says in one line. */
export const inWords = ({ kind, who, table, verb, expected, said, statement }: Finding) =>
  `${kind}: ${who}, ${table}, ${verb}: ${said.slice(0, 120) || 'nothing'} instead of ${expected.slice(0, 120) || 'nothing'} (${statement.slice(0, 160)})`

/** A leak is what should not have been seen or done; a loss, what should have been. */
function kindOf({ verb, expected }: Cell, said: string): Finding['kind'] {
  if (verb === 'see all') {
    const right = new Set(expected.split(' '))
    return said.length > 5 && said.split(' ').some((name) => !right.has(name)) ? 'leak' : 'loss'
  }
  if (expected === '42501') return 'leak'
  return said.length < 5 && Number(said) > Number(expected) ? 'leak' : 'loss'
}

interface Whole {
  families: Families
  keys: Keys
  rights: Rights
  seed: number
}

/**
 * Table by table and person by person, every verb.
 * @param share of the rows, one in so many is tried by itself (with many rows, over many worlds, all are)
 * @param only these tables
 * @param enough stops with this many findings
 */
export async function sweep(
  ask: Ask,
  { families, keys, rights, seed }: Whole,
  { share = 1, only = Object.keys(tables), enough = 200 }: { share?: number; only?: readonly string[]; enough?: number } = {},
): Promise<Tally> {
  const chance = chanceOf(seed)
  const tally: Tally = { cells: 0, findings: [] }
  for (const table of only)
    for (const person of families.people) {
      const cells = cellsOf(table, person, { families, keys, rights, chance }, share)
      const said = await ask(
        person,
        cells.map(({ statement }) => statement),
      )
      for (const [n, cell] of cells.entries()) {
        tally.cells += 1
        const heard = said[n]!
        // What is no account at all may also be refused as such.
        if (heard === cell.expected || (person.forged && heard === '22P02')) continue
        const { verb, statement, expected } = cell
        tally.findings.push({ kind: kindOf(cell, heard), who: person.what, table, verb, statement, expected, said: heard })
      }
      if (tally.findings.length >= enough) return tally
    }
  return tally
}

const settingsFor = ({ account, forged }: Person, at: Date): Readonly<Record<string, string>> =>
  forged ?? { 'app.account': account!, 'app.at': at.toISOString() }

/** Asks as the server does: under the cases' own role, through src/server/access/cases.ts; what is forged goes past it. */
export function asServer(engine: Engine, at: Date): { ask: Ask; close: () => Promise<void> } {
  const database: Database = openDatabase(engine, { app: 1, reviews: 1, accounts: 1, cases: 2, owner: 1 })
  const cases: Cases = casesOf({ ...database, clock: () => at.getTime() })
  const probe = (statements: readonly string[]) => sql<{ said: string[] }>`select isolation.probe(${statements}) as said`
  return {
    ask: async (person, statements) => {
      const { account, forged } = person
      if (account !== null && !forged) return cases.asActor({ account }, async (tx) => (await probe(statements).execute(tx)).rows[0]!.said)
      return database.cases.transaction().execute(async (tx) => {
        for (const [name, value] of Object.entries(settingsFor(person, at)))
          await sql`select set_config(${name}, ${value}, true)`.execute(tx)
        return (await probe(statements).execute(tx)).rows[0]!.said
      })
    },
    close: () => database.close(),
  }
}

/**
 * What lets the owner become the cases' role, in a transaction that is taken back. A superuser may anyway; any other must be a member of it, and
 * one that inherits nothing: else the role's policies would hold for the owner too, in the very functions that go past them.
 */
async function becoming(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ is: boolean; version: number }>(
    "select rolsuper as is, current_setting('server_version_num')::int as version from pg_roles where rolname = current_user",
  )
  const { is, version } = rows[0]!
  if (is) return ''
  // Before 16 it is the role that inherits or not, and no single membership.
  if (version < 160_000) return 'grant casebalance_cases to current_user; alter role current_user noinherit;'
  return 'grant casebalance_cases to current_user with inherit false, set true;'
}

/** Asks within the owner's open transaction, in which the policies may have been changed. */
export function asOwner(client: pg.Client, at: Date): Ask {
  let first: Promise<string> | undefined
  return async (person, statements) => {
    first ??= becoming(client)
    const become = await first
    const settings = Object.entries(settingsFor(person, at)).map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)};`)
    await client.query(`savepoint somebody; ${become} ${settings.join(' ')} set local role casebalance_cases`)
    const { rows } = await client.query<{ said: string[] }>('select isolation.probe($1) as said', [statements])
    await client.query('rollback to savepoint somebody')
    return rows[0]!.said
  }
}
