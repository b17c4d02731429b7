import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { putPersonOf, signIn, type SignedIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { Person } from '#access/actor.ts'
import { byNobody } from '#http/bind.ts'
import type { AgreementRecord, NamedRecord, TermsVersion } from './contract.ts'
import { documents } from './documents/all.ts'
import type { WrittenDocument } from './documents/written.ts'
import { gateOf } from './rules.ts'
import { digestOf, service, standing } from './service.ts'

const now = standing()
const all = now.map(({ documentType: type, version }) => ({ type, version }))
const accept = (agreements: unknown = all) => ({ method: 'POST' as const, url: '/api/terms/accept', payload: { agreements } })
const acknowledge = (timestamp = '2026-03-12T19:00:00+01:00') => ({
  method: 'POST' as const,
  url: '/api/legal/simple-acknowledge',
  payload: { acknowledged: true, timestamp },
})
const isDue = async (who: SignedIn) =>
  (await who.inject('/api/legal/check-compliance')).json<{ requiresAcknowledgment: boolean }>().requiresAcknowledgment
const hasAccepted = async (who: SignedIn) => (await who.inject('/api/auth/user')).json<{ hasAcceptedTerms: boolean }>().hasAcceptedTerms
const agreementRows = (backend: TestApp) => backend.database.owner.selectFrom('agreement').selectAll().execute()

async function put(backend: TestApp, standingAs: Parameters<typeof putPersonOf>[1] = {}) {
  const { account, cookie, email } = await putPersonOf(backend, standingAs)
  return { account, email, ...withCookie(backend, cookie) }
}

test('a new user accepts everything, can use the site in that session, and must acknowledge the terms in the next', async () => {
  const backend = await worldOfAccounts()
  const first = await signIn(backend, 'newcomer@demo.test')
  expect(await hasAccepted(first)).toBe(false)
  expect(await isDue(first)).toBe(false)
  expect((await first.inject(accept())).statusCode).toBe(200)
  expect(await hasAccepted(first)).toBe(true)
  expect(await isDue(first)).toBe(false)

  const second = await signIn(backend, 'newcomer@demo.test')
  expect(await hasAccepted(second)).toBe(true)
  expect(await isDue(second)).toBe(true)
  // The acknowledgement is never due in the session in which the terms were accepted.
  expect(await isDue(first)).toBe(false)
  expect((await second.inject(acknowledge())).statusCode).toBe(200)
  expect(await isDue(second)).toBe(false)
  expect(await isDue(await signIn(backend, 'newcomer@demo.test'))).toBe(false)
})

test.each([
  ['none', []],
  ['all but one', all.slice(1)],
  ['one twice in the place of another', [...all.slice(1), all[1]]],
  ['another version', [...all.slice(1), { ...all[0], version: '1999-01-01' }]],
  ['a document too many', [...all, all[0]]],
  ['a document that is none', [...all.slice(1), { type: 'cookie_policy', version: '2026-11-21' }]],
])('accepting %s is refused and changes nothing', async (_what, agreements) => {
  const backend = await testApp()
  const who = await put(backend, { agreed: 'no' })
  expect([400, 409]).toContain((await who.inject(accept(agreements))).statusCode)
  expect(await agreementRows(backend)).toEqual([])
  expect(await hasAccepted(who)).toBe(false)
})

test('an acceptance stores the account, the version and its hash, the session and the server’s time', async () => {
  const backend = await testApp()
  const who = await put(backend, { agreed: 'no' })
  await who.inject(accept())
  const rows = await agreementRows(backend)
  expect(rows.map(({ version_id, sha256 }) => [version_id, sha256]).toSorted()).toEqual(
    now.map(({ id, sha256 }) => [id, sha256]).toSorted(),
  )
  for (const row of rows) expect([row.account_id, row.accepted_at.getTime()]).toEqual([who.account, backend.clock.now])
  const texts = await backend.database.owner.selectFrom('terms_version').select(['id', 'content']).execute()
  expect(texts.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
    now.map(({ id, content }) => ({ id, content })).toSorted((one, other) => one.id.localeCompare(other.id)),
  )
})

test('accepting twice, or twenty times at once, is stored once', async () => {
  const backend = await testApp()
  const who = await put(backend, { agreed: 'no' })
  const replies = await Promise.all(Array.from({ length: 20 }, () => who.inject(accept())))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
  expect((await who.inject(accept())).statusCode).toBe(200)
  expect(await agreementRows(backend)).toHaveLength(now.length)
})

test('with the terms open on two devices, the second to accept gets in as well', async () => {
  const backend = await worldOfAccounts()
  const phone = await signIn(backend, 'newcomer@demo.test')
  const laptop = await signIn(backend, 'newcomer@demo.test')
  await phone.inject(accept())
  expect(await isDue(laptop)).toBe(true)
  expect((await laptop.inject(accept())).statusCode).toBe(200)
  expect([await isDue(phone), await isDue(laptop)]).toEqual([false, false])
})

test('the acknowledgement stores the client’s time and the server’s time', async () => {
  const backend = await testApp()
  const who = await put(backend, { agreed: 'once' })
  await who.inject(acknowledge('2026-03-12T19:30:00+01:00'))
  const [row] = await backend.database.owner.selectFrom('acknowledgement').selectAll().where('account_id', '=', who.account).execute()
  expect(row!.client_at!.toISOString()).toBe('2026-03-12T18:30:00.000Z')
  expect(row!.server_at.getTime()).toBe(backend.clock.now)
})

test('an acknowledgement with an unchecked box, without a time, or before the terms is refused and changes nothing', async () => {
  const backend = await testApp()
  const who = await put(backend, { agreed: 'once' })
  const body = (payload: object) => ({ method: 'POST' as const, url: '/api/legal/simple-acknowledge', payload })
  expect((await who.inject(body({ acknowledged: false, timestamp: '2026-03-12T18:00:00Z' }))).statusCode).toBe(400)
  expect((await who.inject(body({ acknowledged: true }))).statusCode).toBe(400)
  expect((await who.inject(body({ acknowledged: true, timestamp: 'yesterday' }))).statusCode).toBe(400)
  expect((await (await put(backend, { agreed: 'no' })).inject(acknowledge())).statusCode).toBe(409)
  expect(await isDue(who)).toBe(true)
  expect(await backend.database.owner.selectFrom('acknowledgement').selectAll().execute()).toEqual([])
})

test('acceptances and acknowledgements are permanent: the database role of accounts can neither change nor delete them', async () => {
  const backend = await testApp()
  await put(backend)
  const { accounts, owner } = backend.database
  for (const table of ['agreement', 'acknowledgement', 'terms_version', 'acknowledged_version'] as const) {
    await expect(accounts.deleteFrom(table).execute()).rejects.toThrow('permission denied')
  }
  await expect(accounts.updateTable('agreement').set({ sha256: 'another' }).execute()).rejects.toThrow('permission denied')
  await expect(accounts.updateTable('acknowledgement').set({ client_at: null }).execute()).rejects.toThrow('permission denied')
  await expect(accounts.updateTable('terms_version').set({ content: 'another' }).execute()).rejects.toThrow('permission denied')
  // Closing an account leaves its acceptances, without the account.
  await owner.deleteFrom('account').execute()
  expect((await agreementRows(backend)).map(({ account_id }) => account_id)).toEqual(now.map(() => null))
})

test('a user sees their own records and what is outstanding, and nobody else’s', async () => {
  const backend = await testApp()
  await put(backend)
  const who = await put(backend, { agreed: 'no' })
  type Mine = { records: AgreementRecord[]; outstanding: TermsVersion[] }
  const before = (await who.inject('/api/terms/mine')).json<Mine>()
  expect([before.records, before.outstanding.map(({ id }) => id)]).toEqual([[], now.map(({ id }) => id)])
  await who.inject(accept())
  await who.inject(acknowledge())
  const { records, outstanding } = (await who.inject('/api/terms/mine')).json<Mine>()
  expect(outstanding).toEqual([])
  expect(
    records
      .filter(({ kind }) => kind === 'acceptance')
      .map(({ versionId }) => versionId)
      .toSorted(),
  ).toEqual(now.map(({ id }) => id).toSorted())
  expect(records.filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(now.length)
  for (const one of records)
    expect(one).toMatchObject({ at: new Date(backend.clock.now).toISOString(), sha256: now.find(({ id }) => id === one.versionId)!.sha256 })

  const file = await who.inject('/api/terms/mine.csv')
  expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  expect(file.body.trim().split('\r\n')).toHaveLength(1 + records.length)
})

const look = (payload: object) => ({ method: 'POST' as const, url: '/api/terms/records', payload })
type All = { records: NamedRecord[]; next: number | null }

test('admins find one person’s records by exact address, document, version and days, page by page, without times', async () => {
  const backend = await testApp()
  const people = await Promise.all(Array.from({ length: 8 }, () => put(backend)))
  backend.clock.now += 48 * 3_600_000
  const late = await put(backend)
  const admin = await put(backend, { roles: ['admin'] })
  const find = async (filter: object) => (await admin.inject(look(filter))).json<All>()

  const one = await find({ email: people[0]!.email.toUpperCase() })
  expect(new Set(one.records.map(({ email }) => email))).toEqual(new Set([people[0]!.email]))
  expect(one.records).toHaveLength(2 * now.length)
  expect((await find({ email: late.email, documentType: 'privacy_policy' })).records).toHaveLength(2)
  expect((await find({ email: late.email, version: '1999-01-01' })).records).toEqual([])
  expect((await find({ email: late.email, from: '2026-03-14', to: '2026-03-14' })).records).toHaveLength(2 * now.length)
  expect((await find({ email: late.email, to: '2026-03-13' })).records).toEqual([])

  // Accounts cannot be listed: not without an address, nor by a part of one, nor in the file.
  for (const email of [undefined, '', late.email.slice(0, -3), late.email.slice(3), '%'])
    expect(((await find({ email })) as Partial<All>).records ?? []).toEqual([])
  expect((await admin.inject(look({}))).statusCode).toBe(400)
  expect(one.records[0]).toMatchObject({ on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect(JSON.stringify(one)).not.toMatch(/\d\d:\d\d/)

  // A person with so many sessions that their records fill two pages.
  const { owner } = backend.database
  const [first] = await owner.selectFrom('acknowledgement').selectAll().where('account_id', '=', late.account).execute()
  const more = Array.from({ length: 20 }, (_, n) => ({ ...first!, id: crypto.randomUUID(), digest: String(n).padStart(64, '0') }))
  await owner.insertInto('acknowledgement').values(more).execute()
  await owner
    .insertInto('acknowledged_version')
    .values(more.flatMap(({ digest }) => now.map((version) => ({ digest, version_id: version.id }))))
    .execute()
  const seen: NamedRecord[] = []
  for (let skip: number | null = 0; skip !== null;) {
    const page: All = await find({ email: late.email, skip })
    seen.push(...page.records)
    skip = page.next
  }
  expect(seen).toHaveLength(22 * now.length)
  expect(new Set(seen.map(({ id, versionId }) => `${id} ${versionId}`)).size).toBe(seen.length)
})

test('each look by staff is one entry in the audit log, with the names of the filters but not their values', async () => {
  const backend = await testApp()
  const person = await put(backend)
  const admin = await put(backend, { roles: ['admin'] })
  await admin.inject(look({ email: person.email }))
  await admin.inject({
    method: 'POST',
    url: '/api/terms/records.csv',
    payload: `email=${encodeURIComponent(person.email)}&from=2026-03-01`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const lines = await backend.database.owner.selectFrom('audit').selectAll().where('action', 'like', 'agreements.%').execute()
  expect(lines.map(({ action, account_id, subject, outcome, detail }) => ({ action, account_id, subject, outcome, detail }))).toEqual([
    { action: 'agreements.all', account_id: admin.account, subject: person.account, outcome: 'done', detail: { filtered: ['email'] } },
    {
      action: 'agreements.allFile',
      account_id: admin.account,
      subject: person.account,
      outcome: 'done',
      detail: { filtered: ['email', 'from'] },
    },
  ])
  expect(JSON.stringify(lines)).not.toContain(person.email)
})

test('only admins can download the file of all records, and no cell is a formula', async () => {
  const backend = await testApp()
  const person = await put(backend)
  await backend.database.owner.updateTable('account').set({ name: '=HYPERLINK("x")' }).where('id', '=', person.account).execute()
  const get = {
    method: 'POST' as const,
    url: '/api/terms/records.csv',
    payload: `email=${encodeURIComponent(person.email)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
  for (const roles of [[], ['support_admin'], ['moderator']] as const) {
    expect((await (await put(backend, { roles })).inject(get)).statusCode).toBe(403)
  }
  expect((await (await put(backend, { roles: ['admin'], factor: false })).inject(get)).statusCode).toBe(403)
  expect((await backend.app.inject(get)).statusCode).toBe(401)
  const admin = await put(backend, { roles: ['admin'] })
  expect((await admin.inject({ ...get, headers: { ...get.headers, 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
  expect((await admin.inject({ ...get, payload: '' })).statusCode).toBe(400)
  const { body } = await admin.inject(get)
  expect(body).not.toMatch(/\d\d:\d\d/)
  expect(body).toContain(`"'=HYPERLINK(""x"")"`)
  expect(
    body
      .split('\r\n')
      .flatMap((line) => line.split('","'))
      .filter((cell) => /^"?[=+\-@\t\r]/.test(cell)),
  ).toEqual([])
})

test('only the person who accepted and admins get a proof sheet, and its hash can be computed from the text it comes with', async () => {
  const backend = await testApp()
  const who = await put(backend)
  const { records } = (await who.inject('/api/terms/mine')).json<{ records: AgreementRecord[] }>()
  const { id } = records.find(({ kind }) => kind === 'acceptance')!
  const url = `/api/terms/proof/${id}`
  const sheet = (await who.inject(url)).json<NamedRecord & { content: string; at: string | null }>()
  expect(sheet.at).not.toBeNull()
  expect([sheet.email, sheet.sha256]).toEqual([who.email, now.find((one) => one.id === sheet.versionId)!.sha256])
  const hashed = (await backend.app.inject(`/api/terms/hashed/${sheet.versionId}`)).rawPayload
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(hashed))).toString('hex')
  expect(digest).toBe(sheet.sha256)

  expect((await (await put(backend)).inject(url)).statusCode).toBe(404)
  expect((await (await put(backend, { roles: ['support_admin'] })).inject(url)).statusCode).toBe(404)
  const seen = await (await put(backend, { roles: ['admin'] })).inject(url)
  expect([seen.statusCode, seen.json()]).toMatchObject([200, { email: who.email, at: null, clientAt: null, on: sheet.on }])
  const looks = await backend.database.owner.selectFrom('audit').select('subject').where('action', '=', 'agreements.proof').execute()
  expect(looks).toEqual([{ subject: who.account }])
  expect((await backend.app.inject('/api/terms/hashed/no_such_thing')).statusCode).toBe(404)
})

test('after a new version of one document the acknowledgement shows only that, and the terms stay accepted', async () => {
  const backend = await testApp()
  const who = await put(backend)
  const added: WrittenDocument = {
    documentType: 'privacy_policy',
    title: 'Privacy policy',
    version: '2027-01-05',
    content: 'We keep less.',
    changes: 'Shorter.',
    isDraft: false,
  }
  const from = [...documents, added]
  const {
    check,
    acknowledge: confirm,
    mine,
  } = service({ db: backend.database.accounts, clock: () => backend.clock.now, random: seededRandom(2), from })
  const gate = gateOf(digestOf(standing(from)), { acceptedTypes: 4, acceptedNow: false, acknowledged: [digestOf(now)] })
  expect(gate).toBe('acknowledgement_due')
  const asked = { ...byNobody, actor: personWith(who.account, gate) }
  const due = await check(asked)
  expect(due.requiresAcknowledgment).toBe(true)
  expect(due.changed.map(({ documentType, changes }) => [documentType, changes])).toEqual([['privacy_policy', 'Shorter.']])
  expect((await mine(asked)).outstanding.map(({ version }) => version)).toEqual(['2027-01-05'])
  await confirm({ ...asked, body: { acknowledged: true, timestamp: '2027-01-06T09:00:00Z' } })
  expect((await mine(asked)).outstanding).toEqual([])
})

function personWith(account: string, gate: Person['gate']): Person {
  return {
    kind: 'person',
    account,
    session: '00000000-0000-4000-8000-000000000001',
    email: 'somebody@people.example',
    firstName: 'Some',
    lastName: 'Body',
    gate,
    isPremium: true,
    roles: [],
    isSuspended: false,
    hasFactor: false,
    isDemo: false,
    confirmedAt: 0,
  }
}
