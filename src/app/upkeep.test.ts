import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bytesOf } from '#test/support/disk.ts'
import { testApp } from '#test/support/test-app.ts'
import { upkeep } from './upkeep.ts'

test('once a day nothing of what was erased is left in a file, and what is left lies in no order of arrival', async () => {
  const { app, database, clock } = await testApp()
  const { owner } = database
  const ask = (message: string) =>
    app.inject({ method: 'POST', url: '/api/support', payload: { kind: 'other', message, way: 'email', email: 'ana@example.org' } })
  for (const message of ['My questionable question', 'A second question', 'A third question', 'A fourth question']) await ask(message)
  await owner
    .updateTable('ticket')
    .set({ state: 'closed', closed_on: '2026-03-12', message: null, reply_address: null })
    .where('message', '=', 'My questionable question')
    .execute()
  await owner.deleteFrom('outbox').where('body', 'like', 'My questionable%').execute()
  for (const table of ['ticket', 'outbox']) expect(await bytesOf(owner, table)).toContain('My questionable question')
  const before = await owner.selectFrom('ticket').selectAll().orderBy('id').execute()

  const job = upkeep({ database, clock: () => clock.now })
  await job.run()
  for (const table of ['ticket', 'outbox']) expect(await bytesOf(owner, table)).not.toContain('My questionable question')
  const rows = await owner.selectFrom('ticket').selectAll().execute()
  expect(rows).toEqual(before) // as they lie, which is by their random ids
  const { rows: numbers } = await sql`select distinct xmin::text from ticket`.execute(owner)
  expect(numbers).toHaveLength(1)
  expect((await ask('A fifth question')).statusCode).toBe(200)

  await owner.deleteFrom('ticket').where('message', '=', 'A fifth question').execute()
  await job.run()
  expect(await bytesOf(owner, 'ticket')).toContain('A fifth question')
  clock.now += 24 * 3_600_000
  await job.run()
  expect(await bytesOf(owner, 'ticket')).not.toContain('A fifth question')
})
