import pg from 'pg'
import { demoAccounts } from '#accounts/accounts/demo-accounts.ts'
import { migrate } from '#ports/db/migrate.ts'
import type { Engine } from '#ports/db/port.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import { createNamed, dropDatabase } from '#ports/db/scratch.ts'

/**
 * How many accounts a database holds that has none of the demo's: those of an installation for real people. A start with the demo
 * puts its accounts in before anybody can sign up, so that development data has them.
 */
export async function realAccounts({ owner }: Engine): Promise<number> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.account') is not null as there`)
    if (!rows[0]!.there) return 0
    const found = await client.query<{ all: number; demo: number }>(
      'select count(*)::int as all, count(*) filter (where email = any ($1))::int as demo from account',
      [demoAccounts.map(({ email }) => email)],
    )
    const { all, demo } = found.rows[0]!
    return demo > 0 ? 0 : all
  } finally {
    await client.end()
  }
}

/** Drops the engine's database with all that is in it, and makes it again: empty, with today's schema. */
export async function recreate(engine: Engine): Promise<void> {
  const name = engine.owner.database!
  await dropDatabase(engine, name)
  await createNamed(engine, name)
  await ensureRoles(engine)
  await migrate(engine.owner)
}
