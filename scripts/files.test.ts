import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { checkSecret } from '#app/secret.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { family } from '#test/support/family.ts'
import { actOnReport, reportHere, reportsOf } from '#test/support/blocked.ts'
import { custodian } from '#test/support/copies.ts'
import { noise, png, sha256Of, upload } from '#test/support/files.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { runCommandOn } from '#test/support/run-command.ts'
import { testApp, testSecret } from '#test/support/test-app.ts'

test('a copy of database and folder has every file whole, with its secret alone; one that is missing or cut off is named', async () => {
  const backend = await testApp()
  await checkSecret(backend.database.owner, testSecret)
  const f = await family(backend)
  const ids: string[] = []
  for (const [name, content] of [
    ['clip.bin', noise(1_100_000)],
    ['notes.png', png],
    ['small.bin', noise(300)],
  ] as const)
    ids.push((await upload(f.ana, f, name, content)).json<{ id: string }>().id)
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${ids[1]!}/prepare` })
  const payload = { ...written([f.ben.memberId]), subject: 'Notes', sendAt: null, files: [ids[1]] }
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/messages`, payload })
  await letMessagesOut(backend)

  // The backup: first the database, then the folder.
  const { engine, folder } = backend
  const aside = new pg.Client({ ...engine.owner, database: 'postgres' })
  await aside.connect()
  // Nobody may be connected to a database that is copied; the server connects again when it is asked.
  await aside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [engine.owner.database])
  await aside.end()
  const restored = await createDatabase(engine, engine.owner.database)
  onTestFinished(() => dropDatabase(engine, restored.owner.database!))
  const copy = mkdtempSync(path.join(tmpdir(), 'casebalance-restored-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true })
  const check = (secret = testSecret) => runCommandOn(restored, 'scripts/files.ts', ['check'], { DATA_DIR: copy, AUTH_SECRET: secret })
  expect(await check()).toEqual({ code: 0, out: '5 whole, 0 broken. 0 stored that nothing refers to.\n' })
  expect(await check('x'.repeat(40))).toMatchObject({ code: 1, out: expect.stringContaining('The secret is not the one') })

  const blobs = readdirSync(path.join(copy, 'files', 'blobs'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(blobs).toHaveLength(5)
  const at = (n: number) => path.join(blobs[n]!.parentPath, blobs[n]!.name)
  rmSync(at(0))
  truncateSync(at(1), 60)
  const { code, out } = await check()
  expect(code).toBe(1)
  expect(out).toContain('3 whole, 2 broken.')
  expect(out).toContain(`case ${f.caseId}, `)
}, 60_000)

test('another word is refused with what there is', async () => {
  expect(await runCommandOn(null, 'scripts/files.ts', ['fix'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('npm run files -- check'),
  })
})

test('a blocked file is written for legal process with its hash, once, and nothing that is not blocked', async () => {
  const backend = await testApp()
  await checkSecret(backend.database.owner, testSecret)
  const staff = await custodian(backend)
  const f = await family(backend)
  const { id } = (await upload(f.ana, f, 'clip.bin', noise(200_000))).json<{ id: string }>()
  const [reference] = (await reportHere(staff, id)).json<{ references: string[] }>().references
  const into = path.join(mkdtempSync(path.join(tmpdir(), 'casebalance-handed-')), 'original')
  onTestFinished(() => rmSync(path.dirname(into), { recursive: true, force: true }))
  const handOver = () =>
    runCommandOn(backend.engine, 'scripts/files.ts', ['hand-over', reference!, into], { DATA_DIR: backend.folder, AUTH_SECRET: testSecret })
  expect(await handOver()).toEqual({ code: 1, out: 'No blocked file has this reference.\n' })
  const [report] = await reportsOf(staff, f)
  await actOnReport(staff, report!.id, 'block')
  expect(await handOver()).toEqual({ code: 0, out: `${sha256Of(noise(200_000))}\n` })
  expect(readFileSync(into).equals(noise(200_000))).toBe(true)
  expect(await handOver()).toMatchObject({ code: 1, out: expect.stringContaining('EEXIST') })
  const lines = await backend.database.owner
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', report!.id)
    .where('account_id', 'is', null)
    .execute()
  expect(lines.length).toBeGreaterThan(0)
}, 60_000)
