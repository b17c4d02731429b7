import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { putPersonOf, signIn, type SignedIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import type { Mine } from './contract.ts'
import { channelsOf, discreetOf } from './public.ts'

const put = (who: SignedIn, part: string, was: unknown, now: unknown) =>
  who.inject({ method: 'PUT', url: `/api/settings/${part}`, payload: { was, now } })
const mine = async (who: SignedIn) => (await who.inject('/api/settings')).json<Mine>()
const accountOf = async ({ database }: TestApp, email: string) =>
  (await database.owner.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

const usualTimes = { at: 480, hearingDays: [7, 1], exchangeMinutes: 60 }

async function ana() {
  const backend = await worldOfAccounts()
  return { backend, who: await signIn(backend, 'ana@demo.test'), account: await accountOf(backend, 'ana@demo.test') }
}

const chicago = { own: 'America/Chicago', court: null }
const noZones = { own: null, court: null }
const noContact = { address: null, hours: null, never: false }
const office = { from: 540, until: 1020 }

test('a new account has no choices', async () => {
  const { who } = await ana()
  expect(await mine(who)).toEqual({
    email: 'ana@demo.test',
    names: { firstName: 'Ana', lastName: 'Moreno' },
    zones: noZones,
    notify: { chosen: [], quiet: null },
    reminders: { at: 480, hearingDays: [7, 1], exchangeMinutes: 60 },
    contact: noContact,
    waiting: null,
    modes: { safety: false, discreet: false, shared: false },
    hold: null,
  })
})

describe('a section is saved separately', () => {
  test('and each change adds an entry to the audit log, without the content', async () => {
    const { backend, who, account } = await ana()
    expect(
      (await put(who, 'names', { firstName: 'Ana', lastName: 'Moreno' }, { firstName: 'Zyxana', lastName: 'Moreno' })).statusCode,
    ).toBe(200)
    expect((await put(who, 'zones', noZones, { own: 'america/chicago', court: 'America/New_York' })).statusCode).toBe(200)
    const quiet = { from: 1320, until: 420 }
    expect(
      (await put(who, 'notifications', { chosen: [], quiet: null }, { chosen: ['trial:email', 'sign_in:email'], quiet })).statusCode,
    ).toBe(200)
    const contact = { address: 'ana@demo.test', hours: office, never: false }
    expect((await put(who, 'contact', noContact, contact)).statusCode).toBe(200)
    expect((await put(who, 'modes/safety', false, true)).statusCode).toBe(200)
    expect((await put(who, 'modes/discreet', false, true)).statusCode).toBe(200)
    expect(await mine(who)).toMatchObject({
      names: { firstName: 'Zyxana' },
      zones: { own: 'America/Chicago', court: 'America/New_York' },
      notify: { chosen: ['sign_in:email', 'trial:email'], quiet },
      contact,
      modes: { safety: true, discreet: true, shared: false },
    })
    const lines = await backend.database.owner
      .selectFrom('audit')
      .selectAll()
      .where('account_id', '=', account)
      .where('action', 'like', 'settings.%')
      .execute()
    expect(lines.map(({ action, outcome }) => `${action} ${outcome}`).toSorted()).toEqual([
      'settings.contact done',
      'settings.discreet done',
      'settings.names done',
      'settings.notifications done',
      'settings.safety done',
      'settings.zones done',
    ])
    expect(JSON.stringify(lines)).not.toMatch(/Zyxana|Chicago|demo\.test|1320/)
    expect(await discreetOf(backend.database.accounts, account)).toBe(true)
  })

  test('the older of two windows is refused with the reason, and overwrites nothing', async () => {
    const { who } = await ana()
    const names = { firstName: 'Ana', lastName: 'Moreno' }
    expect((await put(who, 'names', names, { ...names, firstName: 'Anna' })).statusCode).toBe(200)
    const late = await put(who, 'names', names, { ...names, firstName: 'Anya' })
    expect([late.statusCode, late.json().detail]).toEqual([409, { why: 'changed' }])
    expect((await mine(who)).names.firstName).toBe('Anna')
    // The other sections are not affected.
    expect((await put(who, 'zones', noZones, chicago)).statusCode).toBe(200)
  })

  test('of 20 changes at once from the same value, one is made', async () => {
    const { who } = await ana()
    const names = { firstName: 'Ana', lastName: 'Moreno' }
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => put(who, 'names', names, { ...names, firstName: `Ana${n}` })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
  })

  test('a request that is repeated after a lost reply succeeds and is recorded once', async () => {
    const { backend, who, account } = await ana()
    for (const _ of [1, 2]) expect((await put(who, 'zones', noZones, chicago)).statusCode).toBe(200)
    const lines = await backend.database.owner
      .selectFrom('audit')
      .select('id')
      .where('account_id', '=', account)
      .where('action', '=', 'settings.zones')
      .execute()
    expect(lines).toHaveLength(1)
  })

  test.each([
    ['zones', noZones, { own: 'America/Nowhere', court: null }],
    ['zones', noZones, { own: '+05:00', court: null }],
    ['names', { firstName: 'Ana', lastName: 'Moreno' }, { firstName: ' ', lastName: 'Moreno' }],
    ['notifications', { chosen: [], quiet: null }, { chosen: ['trial:push'], quiet: null }],
    ['notifications', { chosen: [], quiet: null }, { chosen: [], quiet: office }],
    ['notifications', { chosen: [], quiet: null }, { chosen: ['digest:email'], quiet: null }],
    ['notifications', { chosen: [], quiet: null }, { chosen: ['hearing:email'], quiet: null }],
    ['reminders', usualTimes, { ...usualTimes, at: 1440 }],
    ['reminders', usualTimes, { ...usualTimes, hearingDays: [5] }],
    ['reminders', usualTimes, { ...usualTimes, exchangeMinutes: 1 }],
    ['contact', noContact, { ...noContact, hours: office }],
    ['contact', noContact, { ...noContact, address: 'ben@demo.test' }],
    ['modes/loud', false, true],
  ])('what cannot be is refused: %s from %j to %j', async (part, was, now) => {
    const { who } = await ana()
    expect((await put(who, part, was, now)).statusCode).toBe(400)
    expect((await mine(who)).zones).toEqual(noZones)
  })

  test('the time zone cannot be removed while hours depend on it', async () => {
    const { who } = await ana()
    await put(who, 'zones', noZones, chicago)
    await put(who, 'contact', noContact, { ...noContact, hours: office })
    expect((await put(who, 'zones', chicago, noZones)).statusCode).toBe(400)
  })

  test('a choice that stays has its first date, and one that is made again has a new date', async () => {
    const { backend, who, account } = await ana()
    const began = async () =>
      (
        await backend.database.owner
          .selectFrom('account_setting')
          .select('notify_began')
          .where('account_id', '=', account)
          .executeTakeFirstOrThrow()
      ).notify_began
    const none = { chosen: [] as string[], quiet: null }
    const answer = { chosen: ['answer:email'], quiet: null }
    const both = { chosen: ['answer:email', 'exchange:email'], quiet: null }
    const first = new Date(backend.clock.now).toISOString()
    await put(who, 'notifications', none, answer)
    backend.clock.now += 60_000
    const second = new Date(backend.clock.now).toISOString()
    await put(who, 'notifications', answer, both)
    expect(await began()).toEqual({ 'answer:email': first, 'exchange:email': second })
    await put(who, 'notifications', both, none)
    backend.clock.now += 60_000
    await put(who, 'notifications', none, answer)
    expect(await began()).toEqual({ 'answer:email': new Date(backend.clock.now).toISOString() })
  })

  test('the times of reminders are stored apart from whether they are on, with each day once and in order', async () => {
    const { who } = await ana()
    const now = { at: 1125, hearingDays: [1, 14, 1], exchangeMinutes: 30 }
    expect((await put(who, 'reminders', usualTimes, now)).statusCode).toBe(200)
    expect(await mine(who)).toMatchObject({ reminders: { at: 1125, hearingDays: [14, 1], exchangeMinutes: 30 }, notify: { chosen: [] } })
    expect((await put(who, 'reminders', usualTimes, { ...usualTimes, at: 60 })).statusCode).toBe(409)
  })

  test('shared-device mode applies only to this session, which ends after five minutes without use', async () => {
    const { backend, who } = await ana()
    const other = await signIn(backend, 'ana@demo.test')
    await put(who, 'modes/shared', false, true)
    expect((await mine(other)).modes.shared).toBe(false)
    backend.clock.now += 6 * 60_000
    expect((await who.inject('/api/settings')).statusCode).toBe(401)
    expect((await other.inject('/api/settings')).statusCode).toBe(200)
  })
})

const mailsTo = ({ database }: TestApp, address: string) =>
  database.owner.selectFrom('outbox').selectAll().where('recipient', '=', address).execute()

describe('another safe address', () => {
  const ask = (who: SignedIn, address: string) => who.inject({ method: 'POST', url: '/api/settings/safe-address', payload: { address } })
  const prove = (who: SignedIn, code: string) => who.inject({ method: 'POST', url: '/api/settings/safe-address/code', payload: { code } })
  const codeIn = async (backend: TestApp, address: string) => /\d{6}/.exec((await mailsTo(backend, address))[0]!.body)![0]

  test('is confirmed by a mailed code, in a mail that names neither the site nor a reason', async () => {
    const { backend, who, account } = await ana()
    expect((await ask(who, 'Ana@Safe.example')).json<Mine>()).toMatchObject({ waiting: 'ana@safe.example', contact: noContact })
    const [mail] = await mailsTo(backend, 'ana@safe.example')
    expect(`${mail!.subject} ${mail!.body}`).not.toMatch(/CaseBalance|case|divorce|custody|abuse|evidence|court|http/i)
    expect((await prove(who, await codeIn(backend, 'ana@safe.example'))).json<Mine>()).toMatchObject({
      waiting: null,
      contact: { ...noContact, address: 'ana@safe.example' },
    })
    expect(await channelsOf(backend.database.accounts, () => backend.clock.now, account)).toEqual(['ana@demo.test', 'ana@safe.example'])
  })

  test('cannot be confirmed by guessing: after five tries the right code does not work either', async () => {
    const { backend, who } = await ana()
    await ask(who, 'ana@safe.example')
    const code = await codeIn(backend, 'ana@safe.example')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect((await prove(who, wrong)).statusCode).toBe(400)
    expect((await prove(who, code)).statusCode).toBe(400)
    expect((await mine(who)).contact.address).toBe(null)
  })

  test("cannot be confirmed with another account's code, nor after half an hour", async () => {
    const { backend, who } = await ana()
    const ben = await signIn(backend, 'ben@demo.test')
    await ask(who, 'ana@safe.example')
    const code = await codeIn(backend, 'ana@safe.example')
    await ask(ben, 'ben@safe.example')
    expect((await prove(ben, code)).statusCode).toBe(400)
    // In steps, so that the session does not expire.
    for (let minutes = 0; minutes < 32; minutes += 8) {
      backend.clock.now += 8 * 60_000
      await mine(who)
    }
    expect((await prove(who, code)).statusCode).toBe(400)
  })
})

describe('closing the account', () => {
  const close = (who: SignedIn, password = demoPassword, word = 'CLOSE') =>
    who.inject({ method: 'POST', url: '/api/settings/close', payload: { password, word } })

  test.each([
    ['wrong password, one', 'CLOSE', 'password'],
    [demoPassword, 'close it', 'word'],
  ])('is refused without the password and the word: %s, %s', async (password, word, field) => {
    const { who } = await ana()
    const reply = await close(who, password, word)
    expect([reply.statusCode, reply.json().detail.field]).toEqual([400, field])
    expect((await who.inject('/api/settings')).statusCode).toBe(200)
  })

  test('is refused with the reason under a legal hold, and nothing is removed', async () => {
    const { backend, who, account } = await ana()
    const reason = 'A court asked us on 3 March to keep these records.'
    await backend.database.owner
      .insertInto('legal_hold')
      .values({ account_id: account, reason, set_at: new Date(backend.clock.now) })
      .execute()
    expect((await mine(who)).hold?.reason).toBe(reason)
    const reply = await close(who)
    expect([reply.statusCode, reply.json().detail]).toEqual([403, { why: 'hold' }])
    expect(reply.json().message).toContain(reason)
    expect((await mine(who)).names.firstName).toBe('Ana')
  })

  test('ends every session, erases everything but what the page names, and sends a mail', async () => {
    const backend = await worldOfAccounts()
    const { owner } = backend.database
    const at = new Date(backend.clock.now)
    const who = await signIn(backend, 'ana@demo.test')
    const other = await signIn(backend, 'ana@demo.test')
    const account = await accountOf(backend, 'ana@demo.test')
    // Canaries wherever an account can leave data.
    await put(who, 'names', { firstName: 'Ana', lastName: 'Moreno' }, { firstName: 'Zyxfirst', lastName: 'Zyxlast' })
    await put(who, 'zones', noZones, chicago)
    await put(who, 'contact', noContact, { ...noContact, address: 'ana@demo.test' })
    await put(who, 'notifications', { chosen: [], quiet: null }, { chosen: ['sign_in:email'], quiet: null })
    await who.inject({ method: 'POST', url: '/api/settings/safe-address', payload: { address: 'zyxsafe@safe.example' } })
    await backend.app.inject({ method: 'POST', url: '/api/auth/request-password-reset', payload: { email: 'ana@demo.test' } })
    await owner
      .insertInto('second_factor')
      .values({ id: randomUUID(), account_id: account, secret: 'zyxsecret', backup_codes: 'zyxcodes' })
      .execute()
    await owner.insertInto('used_code').values({ account_id: account, code_hash: 'zyxused', used_at: at }).execute()
    await owner
      .insertInto('passkey')
      .values({
        id: randomUUID(),
        account_id: account,
        name: 'zyxkey',
        public_key: 'zyxpublic',
        credential_id: 'zyxcredential',
        counter: 0,
        device_type: 'zyx',
        backed_up: false,
      })
      .execute()
    await owner
      .insertInto('notice')
      .values({ id: randomUUID(), account_id: account, feature: 'trial', about: account, arose_at: at })
      .execute()
    await owner.insertInto('staff_role').values({ account_id: account, role: 'beta_tester', reason: 'zyxreason', granted_at: at }).execute()

    await owner.updateTable('session').set({ by_passkey: true }).where('account_id', '=', account).execute()
    expect((await close(who)).json()).toEqual({ closed: true })
    for (const session of [who, other]) expect((await session.inject('/api/auth/user')).statusCode).toBe(401)
    expect(
      (
        await backend.app.inject({
          method: 'POST',
          url: '/api/auth/sign-in/email',
          payload: { email: 'ana@demo.test', password: demoPassword },
        })
      ).statusCode,
    ).toBe(401)

    const tables = await owner.introspection.getTables()
    const found: string[] = []
    for (const { schema, name, isView } of tables) {
      if (isView) continue
      const rows = await owner
        .withSchema(schema!)
        .selectFrom(name as 'account')
        .selectAll()
        .execute()
      for (const row of rows)
        for (const [column, value] of Object.entries(row)) {
          const text = Buffer.isBuffer(value) ? value.toString('latin1') : (JSON.stringify(value) ?? '')
          for (const canary of [account, 'ana@demo.test', 'zyx'])
            if (text.toLowerCase().includes(canary)) found.push(`${name}.${column}: ${canary}`)
        }
    }
    // The audit log has an id that no longer belongs to anyone; the last mail has its address until it is sent.
    expect([...new Set(found)].toSorted()).toEqual([`audit.account_id: ${account}`, 'outbox.recipient: ana@demo.test'])
    const mails = await mailsTo(backend, 'ana@demo.test')
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account is closed'])
    expect(
      (
        await owner
          .selectFrom('agreement')
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .where('account_id', 'is', null)
          .executeTakeFirstOrThrow()
      ).n,
    ).not.toBe('0')
    expect(backend.reports).toEqual([])
  })
})

test("nobody can read or change another's settings: no call names an account", async () => {
  const { backend, who } = await ana()
  await put(who, 'zones', noZones, chicago)
  const { cookie } = await putPersonOf(backend)
  const other = withCookie(backend, cookie)
  expect((await mine(other)).zones).toEqual(noZones)
  await put(other, 'zones', noZones, { own: 'UTC', court: null })
  expect((await mine(who)).zones).toEqual(chicago)
})
