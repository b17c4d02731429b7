import pg from 'pg'
import type { Engine } from '#ports/db/port.ts'
import { catalogueFindings } from './catalogue.ts'
import type { Families } from './model.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import type { Keys, Rights } from './put.ts'
import { asOwner, inWords, sweep } from './sweep.ts'

export interface Place {
  /** A database with the rights that are granted, and one with all of them. */
  granted: Engine
  open: Engine
  families: Families
  keys: Keys
}

export interface Killing {
  mutants: number
  /** By what they were caught. */
  bySweep: number
  byCatalogue: number
  survivors: string[]
}

async function connected(engine: Engine): Promise<pg.Client> {
  const client = new pg.Client(engine.owner)
  await client.connect()
  return client
}

/**
 * Brings each mutant about in a transaction, looks whether anything notices, and takes it back.
 * @param before what is swept before any mutant, so that none is caught by what was wrong already: less where another test has swept it
 */
export async function kill(
  { granted, open, families, keys }: Place,
  choose: (mutants: readonly Mutant[]) => readonly Mutant[],
  before: { rights: readonly Rights[]; share: number } = { rights: ['as granted', 'all'], share: 6 },
): Promise<Killing> {
  const own = { 'as granted': await connected(granted), all: await connected(open) } as const
  const result: Killing = { mutants: 0, bySweep: 0, byCatalogue: 0, survivors: [] }
  try {
    for (const rights of before.rights) {
      await own[rights].query('begin')
      const { findings } = await sweep(
        asOwner(own[rights], families.at),
        { families, keys, rights, seed: 1 },
        { share: before.share, enough: 1 },
      )
      await own[rights].query('rollback')
      // Where something is wrong already, a mutant would be caught by that.
      if (findings[0]) throw new Error(`Before any mutant: ${inWords(findings[0])}`)
    }
    const { rows } = await own.all.query<{ is: boolean }>('select rolsuper as is from pg_roles where rolname = current_user')
    const mutants = choose(await mutantsOf(own.all)).filter(({ sql }) => rows[0]!.is || !/bypassrls|owner to/.test(sql.join()))
    for (const { what, sql, tables, asGranted } of mutants) {
      result.mutants += 1
      const rights = asGranted ? 'as granted' : 'all'
      const client = own[rights]
      await client.query('begin')
      try {
        for (const statement of sql) await client.query(statement)
        const whole = { families, keys, rights, seed: 1 } as const
        const { findings } = await sweep(asOwner(client, families.at), whole, { share: 6, only: tables, enough: 1 })
        if (findings.length > 0) result.bySweep += 1
        else if (asGranted && (await catalogueFindings(client)).length > 0) result.byCatalogue += 1
        else result.survivors.push(what)
      } finally {
        await client.query('rollback')
      }
    }
    return result
  } finally {
    await Promise.all(Object.values(own).map((client) => client.end()))
  }
}
