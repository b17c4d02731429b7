import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { templateEngine } from '#test/support/template.ts'
import { findProfessional } from '#directory/professionals/store.ts'
import { openDatabase } from './open.ts'
import { hot } from './port.ts'
import { preparedName } from './prepared.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const one = { app: 1, reviews: 1, accounts: 1, cases: 1, owner: 1 }

/** What the app's one connection has prepared after a profile was asked for twice. */
async function preparedAfterTwo(options?: { isPreparing: boolean }) {
  const database = openDatabase(templateEngine(), one, options)
  onTestFinished(() => database.close())
  for (let turn = 0; turn < 2; turn += 1) expect(await findProfessional(database.app, nobody)).toBeUndefined()
  const { rows } = await sql<{ name: string; calls: number }>`
    select name, generic_plans + custom_plans as calls from pg_prepared_statements`.execute(database.app)
  return rows
}

test('a hot statement is prepared once for a connection, and run under its name', async () => {
  expect(await preparedAfterTwo()).toEqual([{ name: expect.stringMatching(/^professional_\d$/) as string, calls: 2 }])
})

test('where a pooler keeps no prepared statements, nothing is prepared', async () => {
  expect(await preparedAfterTwo({ isPreparing: false })).toEqual([])
})

test('a statement that is put together has a name for each of its texts, and no more names than can be stored', async () => {
  const database = openDatabase(templateEngine(), one)
  onTestFinished(() => database.close())
  const answers: unknown[] = []
  for (let n = 1; n <= 12; n += 1) {
    const { rows } = await sql<{ x: number }>`${hot('seats')} select ${sql.lit(n)} + ${n}::int as x`.execute(database.app)
    answers.push(rows[0]!.x)
  }
  expect(answers).toEqual(Array.from({ length: 12 }, (_, n) => 2 * (n + 1)))
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements`.execute(database.app)
  expect(rows[0]!.n).toBeLessThanOrEqual(8)
})

test('only what bears the mark at its beginning has a name', () => {
  expect(preparedName('select 1')).toBeNull()
  expect(preparedName("select '/* hot: seats */'")).toBeNull()
  expect(preparedName('/* hot: another */ select 1')).toBeNull()
})
