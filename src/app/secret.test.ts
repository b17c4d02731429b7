import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { opened, openingOf } from '#case/files/content.ts'
import { fileAt } from '#case/files/store.ts'
import { localBlobs } from '#ports/files/local.ts'
import { sealedFiles } from '#ports/files/sealed-files.ts'
import { read } from '#ports/files/suite.ts'
import { codeOf } from '#test/support/authenticator.ts'
import { family, system } from '#test/support/family.ts'
import { png, upload } from '#test/support/files.ts'
import { runCommandOn } from '#test/support/run-command.ts'
import { browser, putAccount, setUp, worldOfAccounts } from '#test/support/signed-in.ts'
import { seededRandom } from '#test/support/random.ts'
import { testSecret, type TestApp, testApp } from '#test/support/test-app.ts'
import { unlimited } from '#http/limits.ts'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'
import { checkSecret, derivedSecret, secretOf, turnSecret } from './secret.ts'

const another = 'x'.repeat(40)
const isRefused = /^The secret is not the one that this database was used with: .*part of the backup/

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The same installation after a restart with a secret. */
async function restarted({ database, clock, folder }: TestApp, secret: string) {
  const app = await compose({
    config: readConfig({ DEMO: 'off', PROOF_WORK: '1', DATA_DIR: folder }),
    clock: () => clock.now,
    random: seededRandom(2),
    database,
    limiter: unlimited,
    secret,
    report: () => {},
    pause: async () => {},
  })
  onTestFinished(() => app.close())
  return app
}

test('beside an external database the secret is a setting, and no spelling of the address is one', () => {
  const given = { databaseUrl: 'postgresql://court@localhost/court', dataDir: newFolder() }
  expect(secretOf({ ...given, authSecret: another })).toBe(another)
  expect(() => secretOf({ ...given, authSecret: '' })).toThrow(/^AUTH_SECRET is required with DATABASE_URL\. .*npm run secret -- save/)
})

test('the first start keeps the fingerprint of the secret, and another one is refused from then on', async () => {
  const { database } = await testApp()
  await checkSecret(database.owner, testSecret)
  await checkSecret(database.owner, testSecret)
  await expect(checkSecret(database.owner, another)).rejects.toThrow(isRefused)
  const { rows } = await sql<{ secret_fingerprint: string }>`select * from installation`.execute(database.owner)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(testSecret)
})

test('of two first starts at once with different secrets one is refused', async () => {
  const { database } = await testApp()
  const both = await Promise.allSettled([checkSecret(database.owner, testSecret), checkSecret(database.owner, another)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an installation from before the fingerprints is known by what its secret sealed', async () => {
  const backend = await testApp()
  expect((await backend.app.inject('/api/reviews/token')).statusCode).toBe(200)
  await expect(checkSecret(backend.database.owner, another)).rejects.toThrow(isRefused)
  await checkSecret(backend.database.owner, testSecret)
})

test('a changed secret opens the files that were sealed with the old one, and not one of them is written again', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const { id } = (await upload(f.ana, f, 'photo.png', png)).json<{ id: string }>()
  const blobs = () => readdirSync(path.join(backend.folder, 'files', 'blobs'), { recursive: true }).toSorted()
  const before = blobs()
  expect(await turnSecret(backend.database.owner, testSecret, another)).toBe(0)
  expect(blobs()).toEqual(before)
  const fetched = async (secret: string) => {
    const of = { caseId: f.caseId, authorId: f.ana.memberId, id }
    const at = new Date(backend.clock.now)
    const files = sealedFiles(localBlobs(path.join(backend.folder, 'files')), secret)
    return system(backend, async (tx) => {
      const file = (await fileAt(tx, of))!
      return read(await opened(files, await openingOf(tx, files, file, at), 'file', file))
    })
  }
  expect((await fetched(another))!.equals(png)).toBe(true)
  await expect(fetched(testSecret)).rejects.toThrow('doesn’t open')
})

test('a changed secret opens second factors and tokens that the old one sealed; the old one is refused', async () => {
  const backend = await worldOfAccounts()
  const { email } = await putAccount(backend, 60_000)
  const person = browser(backend.app)
  await person.signIn(email)
  const now = Date.now()
  const factor = await setUp(person, now)
  const { key } = (await backend.app.inject('/api/reviews/token')).json<{ key: string }>()
  expect(await turnSecret(backend.database.owner, testSecret, another)).toBe(0)
  await expect(checkSecret(backend.database.owner, testSecret)).rejects.toThrow(isRefused)
  await checkSecret(backend.database.owner, another)

  const after = await restarted(backend, another)
  expect((await after.inject('/api/reviews/token')).json()).toMatchObject({ key })
  backend.clock.now += 1_000
  const again = browser(after)
  expect((await again.signIn(email)).json()).toEqual({ step: 'second_factor' })
  expect((await again.ask('verifyCode', { code: codeOf(factor.secret, now + 30_000) })).statusCode).toBe(200)
})

test('the commands save the derived secret and make a new one, in a file that only its owner can read, and overwrite no file', async () => {
  const backend = await testApp()
  const folder = newFolder()
  const saved = path.join(folder, 'saved.env')
  const save = await runCommandOn(backend.engine, 'scripts/secret.ts', ['save', saved])
  expect(save.code).toBe(0)
  const savedSecret = /^AUTH_SECRET=([\w-]{43})\n$/.exec(readFileSync(saved, 'utf8'))![1]!
  expect(statSync(saved).mode & 0o777).toBe(0o600)
  expect(save.out).not.toContain(savedSecret)
  expect((await runCommandOn(backend.engine, 'scripts/secret.ts', ['new', saved])).out).toContain('has an AUTH_SECRET already')
  const made = path.join(folder, 'made.env')
  expect((await runCommandOn(null, 'scripts/secret.ts', ['new', made])).code).toBe(0)
  expect(readFileSync(made, 'utf8')).not.toBe(readFileSync(saved, 'utf8'))
})

test('the saved secret is the one that was derived before', () => {
  // Worked out once by the code of 1d57f5c.
  expect(derivedSecret('postgresql://court:hunter2@db.example:5432/court')).toBe('jl6O9fKloWtteAh7AFAG2RjJhx0DrfnTZ_ebEr50M34')
})
