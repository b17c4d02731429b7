import { sql } from 'kysely'
import { inject, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#ports/db/open.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { runCommandOn } from '#test/support/run-command.ts'
import { templateEngine } from '#test/support/template.ts'
import { realAccounts, recreate } from './development-data.ts'

async function scratch(template = templateEngine().owner.database!) {
  const engine = await createDatabase(templateEngine(), template)
  const database = openDatabase(engine, { app: 1, reviews: 1, accounts: 1, cases: 1, owner: 1 })
  onTestFinished(async () => {
    await database.close()
    await dropDatabase(engine, engine.owner.database!)
  })
  return { engine, owner: database.owner }
}

test('accounts without those of the demo are real ones, and those beside the demo are not', async () => {
  const empty = await scratch()
  expect(await realAccounts(empty.engine)).toBe(0)
  const demo = await scratch(inject('withAccounts'))
  expect(await realAccounts(demo.engine)).toBe(0)
  const accounts = await demo.owner.selectFrom('account').select('id').execute()
  await sql`update account set email = 'someone' || right(id::text, 12) || '@example.org'`.execute(demo.owner)
  expect(await realAccounts(demo.engine)).toBe(accounts.length)
})

test('a database that is made again has today’s schema and nothing in it', async () => {
  const { engine, owner } = await scratch(inject('withAccounts'))
  await sql`create table mine (id int)`.execute(owner)
  await recreate(engine)
  const again = openDatabase(engine, { app: 1, reviews: 1, accounts: 1, cases: 1, owner: 1 })
  onTestFinished(() => again.close())
  expect(await again.owner.selectFrom('account').select('id').execute()).toEqual([])
  expect((await sql`select to_regclass('public.mine') as found`.execute(again.owner)).rows).toEqual([{ found: null }])
})

test('neither the shell nor the reset touches a database of DATABASE_URL', async () => {
  const { engine, owner } = await scratch(inject('withAccounts'))
  const before = await owner.selectFrom('account').select('id').execute()
  for (const [script, ...args] of [
    ['scripts/db.ts'],
    ['scripts/db.ts', 'delete from account'],
    ['scripts/db-reset.ts', '--yes'],
  ] as const) {
    const { code, out } = await runCommandOn(engine, script, args)
    expect([script, code]).toEqual([script, 1])
    expect(out).toMatch(/DATABASE_URL names a database of your own/)
    expect(out).not.toMatch(/\n {4}at /)
  }
  expect(await owner.selectFrom('account').select('id').execute()).toEqual(before)
})

test('the reset asks first, and where nobody can answer nothing is deleted', async () => {
  for (const [args, sentence] of [
    [[], /Nothing was deleted/],
    [['now'], /Usage/],
  ] as const) {
    const { code, out } = await runCommandOn(null, 'scripts/db-reset.ts', args)
    expect([args, code]).toEqual([args, 1])
    expect(out).toMatch(sentence)
  }
})

test('the shell runs a statement on the embedded database and prints its rows', { timeout: 60_000 }, async () => {
  const { code, out } = await runCommandOn(null, 'scripts/db.ts', [`select count(*)::int as accounts, 'x' as word from account`])
  expect(out.split('\n').map((line) => line.trimEnd())).toEqual(['accounts | word', '---------+-----', '0        | x', '(1 row)', ''])
  expect(code).toBe(0)
})
