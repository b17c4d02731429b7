import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cookiesOf, putPersonOf, signIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'
import { casesOf } from '#access/cases.ts'
import { features } from '#app/features.ts'
import { seededRandom } from '#test/support/random.ts'
import { exportOf } from './archive.ts'

const exporters = features.flatMap((one) => one.exports)

const open = (body: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(new Uint8Array(body))).map(([name, bytes]) => [name, strFromU8(bytes)]))

test('every table with account data is exported, and each of its columns is either exported or listed as withheld', async () => {
  const { database } = await worldOfAccounts()
  const tables = (await database.owner.introspection.getTables()).filter(({ isView }) => !isView)
  const ofAccounts = tables.filter(({ name, columns }) => name === 'account' || columns.some((column) => column.name === 'account_id'))
  const byTable = new Map(exporters.map((one) => [one.table, one]))
  expect(byTable.size).toBe(exporters.length)
  expect(ofAccounts.map(({ name }) => name).filter((name) => !byTable.has(name))).toEqual([])
  for (const { table, columns, withheld = {}, key = 'account_id' } of exporters) {
    const stored = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name)
    const said = [...columns, ...Object.keys(withheld)]
    expect([table, said.filter((name) => name !== key).toSorted()]).toEqual([table, stored?.filter((name) => name !== key).toSorted()])
  }
})

test('the file has all data of the account, as JSON and as a readable page, and nobody else’s data', async () => {
  const backend = await worldOfAccounts()
  const { owner } = backend.database
  const ben = await signIn(backend, 'ben@demo.test')
  const who = await signIn(backend, 'ana@demo.test')
  const zones = { own: null, court: null }
  await who.inject({ method: 'PUT', url: '/api/settings/zones', payload: { was: zones, now: { own: 'America/Chicago', court: null } } })
  const names = { firstName: 'Ana', lastName: 'Moreno' }
  await who.inject({ method: 'PUT', url: '/api/settings/names', payload: { was: names, now: { ...names, firstName: '<b>Ana</b>' } } })
  await backend.app.inject({ method: 'POST', url: '/api/auth/request-password-reset', payload: { email: 'ana@demo.test' } })
  const [{ id: account }, other] = (await Promise.all(
    ['ana@demo.test', 'ben@demo.test'].map((email) =>
      owner.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    ),
  )) as [{ id: string }, { id: string }]
  // An act of a staff member on another account belongs to the other account.
  const at = new Date(backend.clock.now)
  await owner
    .insertInto('audit')
    .values({
      id: randomUUID(),
      at,
      account_id: account,
      action: 'staff.grant',
      subject: other.id,
      outcome: 'done',
      reason: 'zyx of another',
    })
    .execute()
  const secrets = await owner.selectFrom('credential').select('password').where('account_id', '=', account).executeTakeFirstOrThrow()
  const sessions = await owner.selectFrom('session').select('token_hash').where('account_id', '=', account).execute()

  const reply = await who.inject('/api/settings/export')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="export-\d{4}-\d\d-\d\d\.zip"$/)
  const files = open(reply.rawPayload)
  expect(Object.keys(files).toSorted()).toEqual(
    ['index.html', 'data/stored_file.json', ...exporters.map(({ table }) => `data/${table}.json`)].toSorted(),
  )
  const rows = (table: string) => (JSON.parse(files[`data/${table}.json`]!) as { rows: Record<string, unknown>[] }).rows
  expect(rows('account')).toMatchObject([{ email: 'ana@demo.test', first_name: '<b>Ana</b>' }])
  expect(rows('account_setting')).toMatchObject([{ own_zone: 'America/Chicago' }])
  expect(rows('sign_in')).toMatchObject([{ outcome: 'signed_in', method: 'password' }])
  expect(rows('outbox')).toHaveLength(1)
  expect(rows('agreement').length).toBeGreaterThan(0)
  expect(rows('audit').map(({ action }) => action)).toContain('settings.export')

  const all = Object.values(files).join('\n')
  for (const { token_hash: hash } of sessions) expect(all).not.toContain(hash)
  expect(all).not.toContain(secrets.password!)
  for (const foreign of ['ben@demo.test', 'Harlow', other.id, 'zyx of another', 'token='])
    expect([foreign, all.includes(foreign)]).toEqual([foreign, false])
  expect(JSON.parse(files['data/credential.json']!)).toMatchObject({ withheld: { password: 'secret' } })
  expect(files['index.html']).toContain('&#60;b&#62;Ana')
  expect(files['index.html']).not.toContain('<b>Ana')
  expect((await ben.inject('/api/settings')).statusCode).toBe(200)
})

test('the export needs a session that was confirmed within ten minutes', async () => {
  const backend = await worldOfAccounts()
  expect((await backend.app.inject('/api/settings/export')).statusCode).toBe(401)
  const suspended = withCookie(backend, (await putPersonOf(backend, { suspended: true })).cookie)
  expect((await suspended.inject('/api/settings/export')).statusCode).toBe(403)
  const who = await signIn(backend, 'ana@demo.test')
  backend.clock.now += 11 * 60_000
  const late = await who.inject('/api/settings/export')
  expect([late.statusCode, late.json().detail]).toEqual([403, { why: 'confirm' }])
  // The page asks this first.
  const asked = await who.inject('/api/settings/export/ready')
  expect([asked.statusCode, asked.json().detail]).toEqual([403, { why: 'confirm' }])
  const confirmed = await who.inject({ method: 'POST', url: '/api/auth/confirm', payload: { password: 'demo demo demo demo' } })
  expect(confirmed.statusCode).toBe(200)
  const again = withCookie(backend, cookiesOf(confirmed) || who.cookie)
  expect((await again.inject('/api/settings/export/ready')).json()).toEqual({ ready: true })
  expect((await again.inject('/api/settings/export')).statusCode).toBe(200)
})

test('the export has all of 10,000 rows', async () => {
  const backend = await worldOfAccounts()
  const who = await signIn(backend, 'ana@demo.test')
  const { id: account } = await backend.database.owner
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'ana@demo.test')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < 10_000; from += 2_000) {
    await backend.database.owner
      .insertInto('sign_in')
      .values(
        Array.from({ length: 2_000 }, (_, n) => ({
          id: randomUUID(),
          account_id: account,
          at: new Date(from + n),
          outcome: 'signed_in',
          method: 'password',
          device: `Row ${from + n}`,
        })),
      )
      .execute()
  }
  const files = open((await who.inject('/api/settings/export')).rawPayload)
  const { rows } = JSON.parse(files['data/sign_in.json']!) as { rows: { device: string }[] }
  const numbers = new Set(rows.map(({ device }) => /^Row (\d+)$/.exec(device)?.[1]).filter(Boolean))
  expect(numbers.size).toBe(10_000)
})

test('files are read as the archive is read, and none is held', async () => {
  const backend = await worldOfAccounts()
  const { id: account } = await backend.database.owner
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'ana@demo.test')
    .executeTakeFirstOrThrow()
  let read = 0
  async function* large() {
    for (; read < 64; read += 1) yield new Uint8Array(1024 ** 2)
  }
  const files = {
    name: 'videos',
    what: exporters[0]!.what,
    rows: [],
    files: [{ path: 'files/a.mp4', bytes: 64 * 1024 ** 2, content: async () => large() }],
  }
  const { accounts: db, cases, owner } = backend.database
  const clock = () => backend.clock.now
  const give = exportOf({
    db,
    cases: casesOf({ cases, owner, clock }),
    clock,
    random: seededRandom(5),
    tables: [],
    files: [async () => files],
    report: () => {},
  })
  const { content } = await give({ account, email: 'ana@demo.test' })
  expect(read).toBe(0)
  let parts = 0
  let most = 0
  for await (const part of content) {
    parts += (part as Uint8Array).length
    most = Math.max(most, read * 1024 ** 2 - parts)
  }
  expect([parts > 64 * 1024 ** 2, read]).toEqual([true, 64])
  // A piece or two ahead of its reader.
  expect(most).toBeLessThan(4 * 1024 ** 2)
})
