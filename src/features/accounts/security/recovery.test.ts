import { describe, expect, test } from 'vitest'
import { codeOf } from '#test/support/authenticator.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { browser, nia, post, putAccount, putPersonOf, setUp, worldOfAccounts } from '#test/support/signed-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { readConfig } from '#app/config.ts'
import { jobs } from '#app/worker.ts'
import { unlimited } from '#http/limits.ts'
import { approveOnServer } from './public.ts'
import type { Recovery } from './contract.ts'

const hour = 3_600_000
const day = 24 * hour
const story = 'My phone fell into the lake at the handover.'
const reason = 'they showed their license by video'
const random = { next: Math.random, uuid: () => crypto.randomUUID() }

/** A signed-out person who lost their authenticator. */
async function lost(backend: TestApp) {
  const { account, email } = await putAccount(backend, hour)
  const person = browser(backend.app)
  await person.signIn(email)
  const { secret, reply } = await setUp(person)
  return { account, email, secret, codes: reply.json<{ codes: string[] }>().codes }
}
const linkIn = async (backend: TestApp, to: string, page: string) =>
  (await mailsTo(backend, to)).flatMap(({ body }) => new RegExp(`/${page}\\?token=(\\S+)`).exec(body)?.[1] ?? [])

/** Requests a recovery with the mailed link. */
async function ask(backend: TestApp, email: string) {
  await backend.app.inject(post('/api/security/recovery/link', { email }))
  const token = (await linkIn(backend, email, 'recover-account')).at(-1)!
  const reply = await backend.app.inject(post('/api/security/recovery', { token, story }))
  return { token, reply }
}
const staff = async (backend: TestApp, roles: readonly ('admin' | 'super_admin' | 'moderator')[] = ['admin']) => {
  const put = await putPersonOf(backend, { roles })
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const reply = await backend.app.inject({ method, url, headers: { cookie: put.cookie }, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.json<{ recoveries: Recovery[]; message: string }>() }
  }
  const list = async () => (await call('GET', '/api/security/recoveries')).body.recoveries
  const decide = async (id: string, decision = 'approved') =>
    (await call('POST', `/api/security/recoveries/${id}/decide`, { decision, reason })).status
  return { ...put, call, list, decide }
}
/** Runs the feature's own jobs, as the server does. */
async function runJobs(backend: TestApp) {
  const world = {
    config: readConfig({ DEMO: 'off' }),
    clock: () => backend.clock.now,
    random,
    database: backend.database,
    limiter: unlimited,
    secret: 'a secret of the tests, which signs nothing outside of them',
    report: () => {},
  }
  for (const job of jobs(world)) if (job.name === 'security.changes') await job.run()
}
const stepOf = async (backend: TestApp, email: string) => (await browser(backend.app).signIn(email)).json<{ step?: string }>().step
const steps = async (backend: TestApp, account: string) =>
  (
    await backend.database.owner
      .selectFrom('audit')
      .select(['action', 'outcome', 'account_id', 'detail'])
      .where('subject', '=', account)
      .where('action', 'like', '%ecover%')
      .orderBy('at')
      .execute()
  ).map(({ action }) => action)

describe('a second factor that was lost', () => {
  test('is removed only after the wait and the approval of two staff members, and every session ends', async () => {
    const backend = await worldOfAccounts()
    const { account, email } = await lost(backend)
    const [ada, bea] = [await staff(backend), await staff(backend)]
    const { token, reply } = await ask(backend, email)
    expect(reply.json()).toEqual({ appliesAt: new Date(backend.clock.now + day).toISOString() })
    expect((await backend.app.inject(post('/api/security/recovery', { token, story }))).statusCode).toBe(410)
    expect(await ada.list()).toMatchObject([{ email, story, state: 'waiting', mayDecide: true, approvedBy: [] }])
    const [{ id }] = (await ada.list()) as [Recovery]
    expect(await ada.decide(id)).toBe(200)
    expect(await ada.decide(id)).toBe(403)
    backend.clock.now += day + 1
    await runJobs(backend)
    expect(await stepOf(backend, email)).toBe('second_factor')
    await backend.database.owner
      .updateTable('session')
      .set({
        last_used_at: new Date(backend.clock.now),
        confirmed_at: new Date(backend.clock.now),
        expires_at: new Date(backend.clock.now + day),
      })
      .execute()
    expect(await bea.decide(id)).toBe(200)
    await runJobs(backend)
    expect(await stepOf(backend, email)).toBe('signed_in')
    expect((await bea.list())[0]).toMatchObject({ state: 'done', story: null, approvedBy: [ada.email, bea.email] })
    expect(await backend.database.owner.selectFrom('second_factor').selectAll().where('account_id', '=', account).execute()).toEqual([])
    expect(await steps(backend, account)).toEqual(['security.recoveryLink', 'staff.recovery', 'staff.recovery', 'staff.recovery'])
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toEqual([
      'Your account was changed',
      'Your link to sign in without your second factor',
      'A change to your account was asked for',
      'Your account was changed',
    ])
  })

  test('is removed after three days for staff, in safety mode, and if no mail can warn the owner', async () => {
    const backend = await worldOfAccounts()
    const wait = async (prepare: (account: string) => Promise<unknown>) => {
      const { account, email } = await lost(backend)
      await prepare(account)
      const { appliesAt } = (await ask(backend, email)).reply.json<{ appliesAt: string }>()
      return Date.parse(appliesAt) - backend.clock.now
    }
    const { owner } = backend.database
    const at = new Date(backend.clock.now)
    const setting = (account: string, chosen: object) =>
      owner
        .insertInto('account_setting')
        .values({ account_id: account, updated_at: at, ...chosen } as never)
        .execute()
    expect(await wait(async () => {})).toBe(day)
    expect(await wait((account) => setting(account, { is_safety: true }))).toBe(3 * day)
    expect(await wait((account) => setting(account, { never_email: true, never_email_since: new Date(at.getTime() - 2 * day) }))).toBe(
      3 * day,
    )
    expect(
      await wait((account) =>
        owner.insertInto('staff_role').values({ account_id: account, role: 'moderator', reason: 'for a test', granted_at: at }).execute(),
      ),
    ).toBe(3 * day)
  })

  test('is announced on every safe channel, and its owner can stop the removal with the link in the mail, signed out', async () => {
    const backend = await worldOfAccounts()
    const { account, email } = await lost(backend)
    await backend.database.owner
      .insertInto('account_setting')
      .values({ account_id: account, updated_at: new Date(), safe_email: 'safe@people.example' } as never)
      .execute()
    await ask(backend, email)
    const [toSafe] = await linkIn(backend, 'safe@people.example', 'stop-change')
    expect(await linkIn(backend, email, 'stop-change')).toContain(toSafe)
    expect((await backend.app.inject(post('/api/security/stop', { token: 'not a link of ours' }))).statusCode).toBe(410)
    expect((await backend.app.inject(post('/api/security/stop', { token: toSafe! }))).statusCode).toBe(200)
    expect((await backend.app.inject(post('/api/security/stop', { token: toSafe! }))).statusCode).toBe(410)
    const ada = await staff(backend)
    const [stopped] = (await ada.list()) as [Recovery]
    expect(stopped).toMatchObject({ state: 'stopped', story: null, mayDecide: false })
    expect(await ada.decide(stopped.id)).toBe(410)
    backend.clock.now += 4 * day
    await runJobs(backend)
    expect(await stepOf(backend, email)).toBe('second_factor')
  })

  test('a link is used up by the request that it made, and not by one that is refused because another waits', async () => {
    const backend = await worldOfAccounts()
    const { email } = await lost(backend)
    await ask(backend, email)
    const { token, reply } = await ask(backend, email)
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'Such a change waits already. Stop it first, or wait until it is done.'])
    const [stop] = await linkIn(backend, email, 'stop-change')
    expect((await backend.app.inject(post('/api/security/stop', { token: stop! }))).statusCode).toBe(200)
    const again = () => backend.app.inject(post('/api/security/recovery', { token, story }))
    const both = (await Promise.all([again(), again()])).map(({ statusCode }) => statusCode)
    expect(both.toSorted()[0]).toBe(200)
    expect([409, 410]).toContain(both.toSorted()[1])
    expect((await again()).statusCode).toBe(410)
  })

  test('stays if one staff member refuses the request, or if it expires after two weeks without approval', async () => {
    const backend = await worldOfAccounts()
    const ada = await staff(backend)
    const first = await lost(backend)
    await ask(backend, first.email)
    expect(await ada.decide((await ada.list())[0]!.id, 'refused')).toBe(200)
    const second = await lost(backend)
    await ask(backend, second.email)
    backend.clock.now += 14 * day + 1
    await runJobs(backend)
    for (const { email } of [first, second]) expect(await stepOf(backend, email)).toBe('second_factor')
    expect((await mailsTo(backend, second.email)).at(-1)!.subject).toBe('A change to your account did not happen')
  })

  test('of a super admin can be approved only by two other super admins', async () => {
    const backend = await worldOfAccounts()
    const { account, email } = await lost(backend)
    const { owner } = backend.database
    const at = new Date(backend.clock.now)
    await owner
      .insertInto('staff_role')
      .values({ account_id: account, role: 'super_admin', reason: 'for a test', granted_at: at })
      .execute()
    await ask(backend, email)
    const [ada, mika, sol, tom] = [
      await staff(backend),
      await staff(backend, ['moderator']),
      await staff(backend, ['super_admin']),
      await staff(backend, ['super_admin']),
    ]
    const [{ id, why }] = (await ada.list()) as [Recovery]
    expect(why).toBe('This is not open to your account.')
    expect([await mika.decide(id), await ada.decide(id), await sol.decide(id), await tom.decide(id)]).toEqual([403, 403, 200, 200])
    // The database refuses a second approval by the same person, and a self-approval.
    for (const set of [{ seconded_by: sol.account }, { approved_by: account }])
      await expect(owner.updateTable('pending_change').set(set).where('id', '=', id).execute()).rejects.toThrow(/check constraint/)
  })

  test('cannot be approved by a person whose role the requester granted, or whose role is less than a week old', async () => {
    const backend = await worldOfAccounts()
    const { account, email } = await lost(backend)
    await ask(backend, email)
    const [friend, young] = [await staff(backend, []), await staff(backend, [])]
    const granted = (to: string, by: string, ago: number) =>
      backend.database.owner
        .insertInto('staff_role')
        .values({ account_id: to, role: 'admin', reason: 'for a test', granted_by: by, granted_at: new Date(backend.clock.now - ago) })
        .execute()
    await granted(friend.account, account, 30 * day)
    await granted(young.account, friend.account, 6 * day)
    const [{ id }] = (await friend.list()) as [Recovery]
    expect((await friend.list())[0]!.why).toBe('The person who asked gave you your role. Someone else has to decide.')
    expect([await friend.decide(id), await young.decide(id)]).toEqual([403, 403])
    backend.clock.now += day + 1
    expect(await approveOnServer(backend.database.owner, account, reason, { clock: () => backend.clock.now, random })).not.toBeNull()
    await runJobs(backend)
    expect(await stepOf(backend, email)).toBe('signed_in')
  })

  test('requesting a link does not reveal who has an account or a factor, and a link does not work late', async () => {
    const backend = await worldOfAccounts()
    const { email } = await lost(backend)
    const plain = await putAccount(backend, hour)
    const replies = []
    for (const to of [email, plain.email, 'nobody@people.example'])
      replies.push(await backend.app.inject(post('/api/security/recovery/link', { email: to })))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await mailsTo(backend, plain.email)).toEqual([])
    const token = (await linkIn(backend, email, 'recover-account')).at(-1)!
    expect(JSON.stringify(await backend.database.owner.selectFrom('verification').selectAll().execute())).not.toContain(token)
    backend.clock.now += hour + 1
    expect((await backend.app.inject(post('/api/security/recovery', { token, story }))).statusCode).toBe(410)
  })
})

test('a mail tells the owner that a recovery code was used, and how many are left', async () => {
  const backend = await worldOfAccounts()
  const { email, codes } = await lost(backend)
  const person = browser(backend.app)
  await person.signIn(email)
  expect((await person.ask('verifyRecoveryCode', { code: codes[0]! })).statusCode).toBe(200)
  const mail = (await mailsTo(backend, email)).at(-1)!
  expect([mail.subject, mail.body]).toEqual(['A recovery code was used', expect.stringContaining('You have 9 left.')])
})

test('every notice of a pending change has a link that stops it without signing in', async () => {
  const backend = await worldOfAccounts()
  const { account, email } = await putAccount(backend, 10 * day)
  const thief = browser(backend.app)
  await thief.signIn(email, nia.password)
  const { secret } = (await thief.ask('newAuthenticator')).json<{ secret: string }>()
  await thief.ask('confirmAuthenticator', { code: codeOf(secret, Date.now()) })
  const [token] = await linkIn(backend, email, 'stop-change')
  expect(JSON.stringify(await backend.database.owner.selectFrom('pending_change').selectAll().execute())).not.toContain(token)
  expect((await backend.app.inject(post('/api/security/stop', { token: token! }))).statusCode).toBe(200)
  backend.clock.now += day + 1
  await runJobs(backend)
  expect(
    await backend.database.owner
      .selectFrom('second_factor')
      .select('verified')
      .where('account_id', '=', account)
      .where('verified', '=', true)
      .execute(),
  ).toEqual([])
})
