import { describe, expect, test } from 'vitest'
import { codeOf } from '#test/support/authenticator.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { browser, nia, post, putAccount, putPersonOf, setUp, worldOfAccounts } from '#test/support/signed-in.ts'
import type { TestWorld } from '#test/support/world.ts'
import { readConfig } from '#app/config.ts'
import { jobs } from '#app/features.ts'
import { unlimited } from '#http/limits.ts'
import { approveOnServer } from './public.ts'
import type { Recovery } from './contract.ts'

const hour = 3_600_000
const day = 24 * hour
const story = 'My phone fell into the lake at the handover.'
const reason = 'they showed their license by video'
const random = { next: Math.random, uuid: () => crypto.randomUUID() }

/** Somebody who has an authenticator and lost it; signed out. */
async function lost(court: TestWorld) {
  const { account, email } = await putAccount(court, hour)
  const person = browser(court.app)
  await person.signIn(email)
  const { secret, reply } = await setUp(person)
  return { account, email, secret, codes: reply.json<{ codes: string[] }>().codes }
}
const linkIn = async (court: TestWorld, to: string, page: string) =>
  (await mailsTo(court, to)).flatMap(({ body }) => new RegExp(`/${page}\\?token=(\\S+)`).exec(body)?.[1] ?? [])

/** Asks by the mailed link. */
async function ask(court: TestWorld, email: string) {
  await court.app.inject(post('/api/security/recovery/link', { email }))
  const token = (await linkIn(court, email, 'recover-account')).at(-1)!
  const reply = await court.app.inject(post('/api/security/recovery', { token, story }))
  return { token, reply }
}
const staff = async (court: TestWorld, roles: readonly ('admin' | 'super_admin' | 'moderator')[] = ['admin']) => {
  const put = await putPersonOf(court, { roles })
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const reply = await court.app.inject({ method, url, headers: { cookie: put.cookie }, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.json<{ recoveries: Recovery[]; message: string }>() }
  }
  const list = async () => (await call('GET', '/api/security/recoveries')).body.recoveries
  const decide = async (id: string, decision = 'approved') =>
    (await call('POST', `/api/security/recoveries/${id}/decide`, { decision, reason })).status
  return { ...put, call, list, decide }
}
/** Runs the room's own jobs, as the server does. */
async function runJobs(court: TestWorld) {
  const world = {
    config: readConfig({ DEMO: 'off' }),
    clock: () => court.clock.now,
    random,
    database: court.database,
    limiter: unlimited,
    secret: 'a secret of the tests, which signs nothing outside of them',
    report: () => {},
  }
  for (const job of jobs(world)) if (job.name === 'security.changes') await job.run()
}
const stepOf = async (court: TestWorld, email: string) => (await browser(court.app).signIn(email)).json<{ step?: string }>().step
const steps = async (court: TestWorld, account: string) =>
  (
    await court.database.owner
      .selectFrom('audit')
      .select(['action', 'outcome', 'account_id', 'detail'])
      .where('subject', '=', account)
      .where('action', 'like', '%ecover%')
      .orderBy('at')
      .execute()
  ).map(({ action }) => action)

describe('a second factor that was lost', () => {
  test('is removed when the wait is over and two of the staff have approved it, and no sooner; every session ends', async () => {
    const court = await worldOfAccounts()
    const { account, email } = await lost(court)
    const [ada, bea] = [await staff(court), await staff(court)]
    const { token, reply } = await ask(court, email)
    expect(reply.json()).toEqual({ appliesAt: new Date(court.clock.now + day).toISOString() })
    expect((await court.app.inject(post('/api/security/recovery', { token, story }))).statusCode).toBe(410)
    expect(await ada.list()).toMatchObject([{ email, story, state: 'waiting', mayDecide: true, approvedBy: [] }])
    const [{ id }] = (await ada.list()) as [Recovery]
    expect(await ada.decide(id)).toBe(200)
    expect(await ada.decide(id)).toBe(403)
    court.clock.now += day + 1
    await runJobs(court)
    expect(await stepOf(court, email)).toBe('second_factor')
    await court.database.owner
      .updateTable('session')
      .set({
        last_used_at: new Date(court.clock.now),
        confirmed_at: new Date(court.clock.now),
        expires_at: new Date(court.clock.now + day),
      })
      .execute()
    expect(await bea.decide(id)).toBe(200)
    await runJobs(court)
    expect(await stepOf(court, email)).toBe('signed_in')
    expect((await bea.list())[0]).toMatchObject({ state: 'done', story: null, approvedBy: [ada.email, bea.email] })
    expect(await court.database.owner.selectFrom('second_factor').selectAll().where('account_id', '=', account).execute()).toEqual([])
    expect(await steps(court, account)).toEqual(['security.recoveryLink', 'staff.recovery', 'staff.recovery', 'staff.recovery'])
    expect((await mailsTo(court, email)).map(({ subject }) => subject)).toEqual([
      'Your account was changed',
      'Your link to sign in without your second factor',
      'A change to your account was asked for',
      'Your account was changed',
    ])
  })

  test('waits three days for staff, in safety mode, and where nobody can be told by mail', async () => {
    const court = await worldOfAccounts()
    const wait = async (prepare: (account: string) => Promise<unknown>) => {
      const { account, email } = await lost(court)
      await prepare(account)
      const { appliesAt } = (await ask(court, email)).reply.json<{ appliesAt: string }>()
      return Date.parse(appliesAt) - court.clock.now
    }
    const { owner } = court.database
    const at = new Date(court.clock.now)
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

  test('is told on every safe channel, and its owner stops it by the link in the mail, signed out', async () => {
    const court = await worldOfAccounts()
    const { account, email } = await lost(court)
    await court.database.owner
      .insertInto('account_setting')
      .values({ account_id: account, updated_at: new Date(), safe_email: 'safe@people.example' } as never)
      .execute()
    await ask(court, email)
    const [toSafe] = await linkIn(court, 'safe@people.example', 'stop-change')
    expect(await linkIn(court, email, 'stop-change')).toContain(toSafe)
    expect((await court.app.inject(post('/api/security/stop', { token: 'not a link of ours' }))).statusCode).toBe(410)
    expect((await court.app.inject(post('/api/security/stop', { token: toSafe! }))).statusCode).toBe(200)
    expect((await court.app.inject(post('/api/security/stop', { token: toSafe! }))).statusCode).toBe(410)
    const ada = await staff(court)
    const [stopped] = (await ada.list()) as [Recovery]
    expect(stopped).toMatchObject({ state: 'stopped', story: null, mayDecide: false })
    expect(await ada.decide(stopped.id)).toBe(410)
    court.clock.now += 4 * day
    await runJobs(court)
    expect(await stepOf(court, email)).toBe('second_factor')
  })

  test('is refused by one of the staff, and lapses when nobody approves it for two weeks', async () => {
    const court = await worldOfAccounts()
    const ada = await staff(court)
    const first = await lost(court)
    await ask(court, first.email)
    expect(await ada.decide((await ada.list())[0]!.id, 'refused')).toBe(200)
    const second = await lost(court)
    await ask(court, second.email)
    court.clock.now += 14 * day + 1
    await runJobs(court)
    for (const { email } of [first, second]) expect(await stepOf(court, email)).toBe('second_factor')
    expect((await mailsTo(court, second.email)).at(-1)!.subject).toBe('A change to your account did not happen')
  })

  test('of staff is approved by neither themselves nor an admin alone where it is a super admin, nor by moderators', async () => {
    const court = await worldOfAccounts()
    const { account, email } = await lost(court)
    const { owner } = court.database
    const at = new Date(court.clock.now)
    await owner
      .insertInto('staff_role')
      .values({ account_id: account, role: 'super_admin', reason: 'for a test', granted_at: at })
      .execute()
    await ask(court, email)
    const [ada, mika, sol, tom] = [
      await staff(court),
      await staff(court, ['moderator']),
      await staff(court, ['super_admin']),
      await staff(court, ['super_admin']),
    ]
    const [{ id, why }] = (await ada.list()) as [Recovery]
    expect(why).toBe('This is not open to your account.')
    expect([await mika.decide(id), await ada.decide(id), await sol.decide(id), await tom.decide(id)]).toEqual([403, 403, 200, 200])
    // The database itself takes no approval of two by one, or of oneself.
    for (const set of [{ seconded_by: sol.account }, { approved_by: account }])
      await expect(owner.updateTable('pending_change').set(set).where('id', '=', id).execute()).rejects.toThrow(/check constraint/)
  })

  test('is not approved by an account whose role the one who lost it gave alone, or that is younger than a week', async () => {
    const court = await worldOfAccounts()
    const { account, email } = await lost(court)
    await ask(court, email)
    const [friend, young] = [await staff(court, []), await staff(court, [])]
    const granted = (to: string, by: string, ago: number) =>
      court.database.owner
        .insertInto('staff_role')
        .values({ account_id: to, role: 'admin', reason: 'for a test', granted_by: by, granted_at: new Date(court.clock.now - ago) })
        .execute()
    await granted(friend.account, account, 30 * day)
    await granted(young.account, friend.account, 6 * day)
    const [{ id }] = (await friend.list()) as [Recovery]
    expect((await friend.list())[0]!.why).toBe('The person who asked gave you your role. Someone else has to decide.')
    expect([await friend.decide(id), await young.decide(id)]).toEqual([403, 403])
    court.clock.now += day + 1
    expect(await approveOnServer(court.database.owner, account, reason, { clock: () => court.clock.now, random })).not.toBeNull()
    await runJobs(court)
    expect(await stepOf(court, email)).toBe('signed_in')
  })

  test('whoever asks for a link learns nothing of who has an account or a factor, and nothing comes of a link twice or late', async () => {
    const court = await worldOfAccounts()
    const { email } = await lost(court)
    const plain = await putAccount(court, hour)
    const replies = []
    for (const to of [email, plain.email, 'nobody@people.example'])
      replies.push(await court.app.inject(post('/api/security/recovery/link', { email: to })))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await mailsTo(court, plain.email)).toEqual([])
    const token = (await linkIn(court, email, 'recover-account')).at(-1)!
    expect(JSON.stringify(await court.database.owner.selectFrom('verification').selectAll().execute())).not.toContain(token)
    court.clock.now += hour + 1
    expect((await court.app.inject(post('/api/security/recovery', { token, story }))).statusCode).toBe(410)
  })
})

test('a recovery code that was used is told to its owner with how many are left', async () => {
  const court = await worldOfAccounts()
  const { email, codes } = await lost(court)
  const person = browser(court.app)
  await person.signIn(email)
  expect((await person.ask('verifyRecoveryCode', { code: codes[0]! })).statusCode).toBe(200)
  const mail = (await mailsTo(court, email)).at(-1)!
  expect([mail.subject, mail.body]).toEqual(['A recovery code was used', expect.stringContaining('You have 9 left.')])
})

test('every notice of a change that waits has a link that stops it, without signing in', async () => {
  const court = await worldOfAccounts()
  const { account, email } = await putAccount(court, 10 * day)
  const thief = browser(court.app)
  await thief.signIn(email, nia.password)
  const { secret } = (await thief.ask('newAuthenticator')).json<{ secret: string }>()
  await thief.ask('confirmAuthenticator', { code: codeOf(secret, Date.now()) })
  const [token] = await linkIn(court, email, 'stop-change')
  expect(JSON.stringify(await court.database.owner.selectFrom('pending_change').selectAll().execute())).not.toContain(token)
  expect((await court.app.inject(post('/api/security/stop', { token: token! }))).statusCode).toBe(200)
  court.clock.now += day + 1
  await runJobs(court)
  expect(
    await court.database.owner
      .selectFrom('second_factor')
      .select('verified')
      .where('account_id', '=', account)
      .where('verified', '=', true)
      .execute(),
  ).toEqual([])
})
