import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { frozenFindings } from '#scripts/types-db.ts'
import { templateEngine } from '#test/support/template.ts'
import { describe as describeSchema } from './describe.ts'
import { migrate, readMigrations } from './migrate.ts'
import type { Engine } from './port.ts'
import { createDatabase, dropDatabase, inDatabase } from './scratch.ts'

const folder = fileURLToPath(new URL('../../../../migrations/', import.meta.url))

async function connected(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function newDatabase(template?: string): Promise<Engine> {
  const engine = await createDatabase(templateEngine(), template)
  onTestFinished(() => dropDatabase(templateEngine(), engine.owner.database!))
  return engine
}

/** The server's own database: other files copy the template at the same time, and that works only while no one is connected to it. */
const onServer = () => connected({ ...templateEngine().owner, database: 'postgres' })

async function isSuper(): Promise<boolean> {
  const client = await onServer()
  const { rows } = await client.query<{ is: boolean }>('select rolsuper as is from pg_roles where rolname = current_user')
  return rows[0]!.is
}

/** A database whose owner has only the privilege that docs/operations.md asks for: CREATEROLE. */
async function ofPlainOwner(): Promise<Engine> {
  // On a server of their own choice the owner of the whole run is one already.
  if (!(await isSuper())) return newDatabase()
  const engine = await newDatabase()
  const name = `plain_${engine.owner.database!.slice(-12)}`
  const client = await onServer()
  await client.query(`create role ${name} login createrole`)
  await client.query(`alter database ${engine.owner.database} owner to ${name}`)
  // Registered last, so run first: the database is dropped with everything in it that the role owns.
  onTestFinished(async () => {
    await client.query(`drop database ${engine.owner.database} with (force)`)
    await client.query(`drop role ${name}`)
  })
  return inDatabase({ ...engine, owner: { ...engine.owner, user: name } }, engine.owner.database!)
}

test('an owner with CREATEROLE, and no superuser, brings an empty database up to date', async () => {
  const { owner } = await ofPlainOwner()
  const applied = await migrate(owner)
  expect(applied).toEqual(readMigrations().map(({ name }) => name))
  expect(await migrate(owner)).toEqual([])
  // The result is the committed schema.
  expect((await describeSchema(owner)).schema).toBe(readFileSync(path.join(folder, 'schema.sql'), 'utf8'))
}, 60_000)

describe('the three files that were edited once', () => {
  /** As they were: with each function's reason as a clause. The sums say that it is so to the letter. */
  const before: Readonly<Record<string, string>> = {
    '0016_cases.sql': '74bfbcfa741b19a8c2d9e0d5b55dbf3af58bddf4387288f377ca1be0e2966cfa',
    '0017_calendar.sql': '78689cc3d0b2d60505b9de6a870aecf3e4adc3ce2b16adbb6270f68b95d6398d',
    '0019_live.sql': 'd53f5b469b5c836bf609f0a18aa8b748d81ea65068d5797d7b7d9f14d5e90583',
  }
  const reasons = new Map(
    [
      ...readFileSync(path.join(folder, '0034_reasons.sql'), 'utf8').matchAll(
        /function (\w+)\([\s\S]*?perform set_config\('app\.reason', ('[^']+'), true\)/g,
      ),
    ].map(([, name, reason]) => [name!, reason!]),
  )
  const asItWas = (sql: string) =>
    sql.replace(
      /(create function (\w+)\((?:(?!;\n)[\s\S])*?security definer\s+set search_path = public, pg_temp)/g,
      (whole, clauses: string, name: string) => (reasons.has(name) ? `${clauses} set app.reason = ${reasons.get(name)}` : whole),
    )

  test('a database to which they were applied as they were is brought to the very same schema', async () => {
    if (!(await isSuper())) return // no other role could ever apply them
    expect(reasons.size).toBe(24)
    const { owner } = await newDatabase()
    const client = await connected(owner)
    await client.query(
      'create table schema_migration (name text primary key, sha256 text not null, applied_on date not null default current_date)',
    )
    const old = readMigrations().filter(({ name }) => name < '0034')
    for (const { name, text: now, sha256 } of old) {
      const text = before[name] ? asItWas(now) : now
      const sum = createHash('sha256').update(text).digest('hex')
      expect({ name, sum }).toEqual({ name, sum: before[name] ?? sha256 })
      await client.query(`begin; ${text}; commit`)
      await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sum])
    }
    expect((await migrate(owner))[0]).toBe('0034_reasons.sql')
    expect(await migrate(owner)).toEqual([])
    expect((await describeSchema(owner)).schema).toBe(readFileSync(path.join(folder, 'schema.sql'), 'utf8'))
  }, 60_000)
})

test('no migration that may have been applied has changed', () => {
  expect(frozenFindings()).toEqual([])
})

test('findings name a migration that changed, one that is not listed and one that is missing', () => {
  const files = readMigrations()
  const frozen = new Map(files.map(({ name, sha256 }) => [name, sha256]))
  const changed = files.map((file, n) => (n === 3 ? { ...file, sha256: '0'.repeat(64) } : file))
  expect(frozenFindings(changed, frozen)).toEqual([expect.stringMatching(/^0004_receipt\.sql has changed since it was listed\. Undo that/)])
  frozen.delete('0004_receipt.sql')
  expect(frozenFindings(files, frozen)).toEqual([expect.stringMatching(/^0004_receipt\.sql is not in migrations\/checksums\.txt/)])
  expect(frozenFindings(files.slice(1), new Map(files.map(({ name, sha256 }) => [name, sha256])))).toEqual([
    '0001_directory.sql is listed and gone.',
  ])
})

describe('two processes at once', () => {
  test('take turns: each file is applied once', async () => {
    const { owner } = await newDatabase()
    const both = await Promise.all([migrate(owner), migrate(owner)])
    expect(both.flat().toSorted()).toEqual(readMigrations().map(({ name }) => name))
  }, 60_000)

  test('a person who waits too long says so, and ends', async () => {
    const { owner } = await newDatabase(templateEngine().owner.database)
    const other = await connected(owner)
    await other.query('begin; select pg_advisory_xact_lock(7216201)')
    await expect(migrate(owner, 200)).rejects.toThrow(
      'Another process has been bringing the database up to date for 1 seconds, and this one waits no longer.',
    )
    await other.query('rollback')
    expect(await migrate(owner, 200)).toEqual([])
  })

  test('no lock is left on a connection that lives on: behind a pooler it is the next one who would wait', async () => {
    const { owner } = await newDatabase(templateEngine().owner.database)
    // As a pooler does: the client goes, its connection to the server stays.
    const pooler = createServer((client) => {
      const server = owner.host!.startsWith('/') ? connect(`${owner.host}/.s.PGSQL.${owner.port}`) : connect(owner.port!, owner.host)
      onTestFinished(() => void server.destroy())
      client.on('data', (data) => data[0] === 'X'.charCodeAt(0) || server.write(data))
      server.on('data', (data) => client.write(data))
      client.on('error', () => {})
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void pooler.close())
    await once(pooler, 'listening')
    await migrate({ ...owner, host: '127.0.0.1', port: (pooler.address() as AddressInfo).port })
    const { rows } = await (
      await connected(owner)
    ).query(`
      select (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as living,
        (select count(*)::int from pg_locks l join pg_database d on d.oid = l.database where locktype = 'advisory' and datname = current_database()) as held`)
    expect(rows).toEqual([{ living: 1, held: 0 }])
  })
})
