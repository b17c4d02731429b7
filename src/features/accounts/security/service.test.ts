import { describe, expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { codeOf } from '#test/support/authenticator.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { browser, nia, putAccount, setUp, worldOfAccounts } from '#test/support/signed-in.ts'
import { softPasskey } from '#test/support/soft-passkey.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { compose } from '#app/compose.ts'
import { jobs } from '#app/worker.ts'
import { readConfig } from '#app/config.ts'
import { unlimited } from '#http/limits.ts'
import { seededRandom } from '#test/support/random.ts'
import type { State } from './contract.ts'

const hour = 3_600_000
const { password } = nia
const day = 24 * hour
const half = 30_000

/** A signed-in person whose account has a given age. */
async function signedInPerson(backend: TestApp, age = 10 * day) {
  const { account, email } = await putAccount(backend, age)
  const person = browser(backend.app)
  expect((await person.signIn(email)).json()).toEqual({ step: 'signed_in' })
  return { person, account, email }
}

/** A code that is valid now by the real clock, and is none of the codes of the given moments. */
function unusedCode(secret: string, used: readonly number[]): string {
  const out = new Set(used.map((at) => codeOf(secret, at)))
  return [0, -half, half].map((shift) => codeOf(secret, Date.now() + shift)).find((code) => !out.has(code))!
}

const stateOf = async ({ ask }: ReturnType<typeof browser>) => (await ask('state')).json<State>()

/** Runs the feature's own jobs, as the server does. */
async function runJobs(backend: TestApp) {
  const world = {
    config: readConfig({ DEMO: 'off' }),
    clock: () => backend.clock.now,
    random: { next: Math.random, uuid: () => crypto.randomUUID() },
    database: backend.database,
    limiter: unlimited,
    secret: 'a secret of the tests, which signs nothing outside of them',
    report: () => {},
  }
  for (const job of jobs(world)) if (job.name.startsWith('security.')) await job.run()
}

describe('giving the password again', () => {
  test('is needed again after ten minutes, and allows what was refused', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend)
    backend.clock.now += 10 * 60_000 + 1
    const closed = await person.ask('newAuthenticator')
    expect([closed.statusCode, closed.json().detail]).toEqual([403, { why: 'confirm' }])
    expect((await person.ask('confirm', { password: 'another one altogether' })).statusCode).toBe(400)
    expect((await person.ask('newAuthenticator')).statusCode).toBe(403)
    expect((await person.ask('confirm', { password })).statusCode).toBe(200)
    expect((await person.ask('newAuthenticator')).statusCode).toBe(200)
  })

  test('asvs-7.2.4 makes the cookie from before worthless', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend)
    const thief = browser(backend.app)
    for (const [name, value] of person.jar) thief.jar.set(name, value)
    expect((await thief.ask('state')).statusCode).toBe(200)
    await person.ask('confirm', { password })
    expect((await thief.ask('state')).statusCode).toBe(401)
    expect((await person.ask('state')).statusCode).toBe(200)
  })

  test('asvs-7.5.1 is needed for every call that changes how a person signs in', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend)
    backend.clock.now += 11 * 60_000
    const id = crypto.randomUUID()
    const closed = [
      ['changeEmail', { newEmail: 'else@people.example' }],
      ['newAuthenticator', undefined],
      ['confirmAuthenticator', { code: '123456' }],
      ['removeAuthenticator', undefined],
      ['newRecoveryCodes', { code: '123456' }],
      ['newPasskeyOptions', undefined],
      ['addPasskey', { response: {}, name: 'Key' }],
      ['renamePasskey', { id, name: 'Key' }],
      ['removePasskey', { id }],
      ['endSession', { id }],
      ['endOthers', undefined],
    ] as const
    for (const [name, body] of closed) expect([name, (await person.ask(name, body)).json().detail]).toEqual([name, { why: 'confirm' }])
  })
})

describe('an authenticator', () => {
  test('of a new account works at once: the next sign-in asks for a code, and other sessions end', async () => {
    const backend = await worldOfAccounts()
    const { person, email } = await signedInPerson(backend, hour)
    const elsewhere = browser(backend.app)
    await elsewhere.signIn(email)
    const now = Date.now()
    const { secret, reply } = await setUp(person, now)
    expect(reply.json()).toMatchObject({ appliesAt: null })
    expect(reply.json<{ codes: string[] }>().codes).toHaveLength(10)
    expect((await elsewhere.ask('state')).statusCode).toBe(401)
    expect(await stateOf(person)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10, waiting: [] })

    backend.clock.now += 1_000
    const again = browser(backend.app)
    expect((await again.signIn(email)).json()).toEqual({ step: 'second_factor' })
    expect((await again.ask('state')).statusCode).toBe(401)
    expect((await again.ask('verifyCode', { code: codeOf(secret, now + half) })).statusCode).toBe(200)
    expect((await again.ask('state')).statusCode).toBe(200)
    const { signIns } = (await again.ask('signIns')).json()
    expect(signIns[0]).toMatchObject({ outcome: 'signed_in', method: 'code', device: 'Firefox on Windows' })
  })

  test('of an older account waits a day with a notice, and then ends every session', async () => {
    const backend = await worldOfAccounts()
    const { person, email } = await signedInPerson(backend)
    const { reply } = await setUp(person)
    expect(reply.json().appliesAt).toBe(new Date(backend.clock.now + day).toISOString())
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toEqual(['A change to your account was asked for'])
    backend.clock.now += day - 1
    await runJobs(backend)
    const before = browser(backend.app)
    expect((await before.signIn(email)).json()).toEqual({ step: 'signed_in' })
    backend.clock.now += 1
    await runJobs(backend)
    expect((await before.ask('state')).statusCode).toBe(401)
    expect((await before.signIn(email)).json()).toEqual({ step: 'second_factor' })
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toContain('Your account was changed')
  })

  test('that waits can be stopped', async () => {
    const backend = await worldOfAccounts()
    const { person, email } = await signedInPerson(backend)
    await setUp(person)
    const [waiting] = (await stateOf(person)).waiting
    expect((await person.ask('newAuthenticator')).statusCode).toBe(409)
    expect((await person.ask('cancelChange', undefined, waiting!.id)).statusCode).toBe(200)
    expect((await stateOf(person)).waiting).toEqual([])
    backend.clock.now += 2 * day
    await runJobs(backend)
    expect((await person.signIn(email)).json()).toEqual({ step: 'signed_in' })
  })

  test('that waits cannot be stopped by another person', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend)
    const other = await signedInPerson(backend)
    await setUp(person)
    const [waiting] = (await stateOf(person)).waiting
    expect((await other.person.ask('cancelChange', undefined, waiting!.id)).statusCode).toBe(404)
    expect((await stateOf(person)).waiting).toHaveLength(1)
  })

  test('is removed a day after the request', async () => {
    const backend = await worldOfAccounts()
    const { person, email } = await signedInPerson(backend, hour)
    await setUp(person)
    expect((await person.ask('removeAuthenticator')).json().appliesAt).not.toBeNull()
    expect((await stateOf(person)).hasAuthenticator).toBe(true)
    backend.clock.now += day
    await runJobs(backend)
    expect((await person.signIn(email)).json()).toEqual({ step: 'signed_in' })
  })
})

describe('a code', () => {
  /** A person with an authenticator, and `n` browsers that have sent the password. */
  async function withChallenges(backend: TestApp, n: number) {
    const { person, email, account } = await signedInPerson(backend, hour)
    const now = Date.now()
    const { secret, reply } = await setUp(person, now)
    const browsers = Array.from({ length: n }, () => browser(backend.app))
    for (const one of browsers) await one.signIn(email)
    return { browsers, secret, now, email, account, person, recovery: reply.json<{ codes: string[] }>().codes }
  }

  const turns = iterations(50, 5)
  test(`asvs-6.5.1 works once: of ${(200 * turns).toLocaleString('en-US')} replays none is accepted`, async () => {
    const backend = await worldOfAccounts()
    const { browsers, secret, now } = await withChallenges(backend, 21)
    const code = codeOf(secret, now + half)
    expect((await browsers[0]!.ask('verifyCode', { code })).statusCode).toBe(200)
    const found: Record<number, number> = {}
    for (let turn = 0; turn < turns; turn++) {
      const replies = await Promise.all(Array.from({ length: 200 }, (_, i) => browsers[1 + (i % 20)]!.ask('verifyCode', { code })))
      for (const { statusCode } of replies) found[statusCode] = (found[statusCode] ?? 0) + 1
    }
    expect(found).toEqual({ 400: 200 * turns })
    // The browsers can still sign in with another code: only this one was used up.
    expect((await browsers[1]!.ask('verifyCode', { code: unusedCode(secret, [now, now + half]) })).statusCode).toBe(200)
  }, 120_000)

  test('that 20 browsers send at once signs in one of them', async () => {
    const backend = await worldOfAccounts()
    const { browsers, secret, now } = await withChallenges(backend, 20)
    const code = codeOf(secret, now + half)
    const replies = await Promise.all(browsers.map((one) => one.ask('verifyCode', { code })))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  }, 60_000)

  test('that was used for setup cannot be used to sign in', async () => {
    const backend = await worldOfAccounts()
    const { browsers, secret, now } = await withChallenges(backend, 1)
    expect((await browsers[0]!.ask('verifyCode', { code: codeOf(secret, now) })).statusCode).toBe(400)
  })

  test('asvs-6.6.3 that is wrong ten times is blocked in all browsers; recovery codes still work, and later codes do too', async () => {
    const backend = await worldOfAccounts()
    const { browsers, secret, now, email, recovery } = await withChallenges(backend, 13)
    const right = new Set([-half, 0, half, 2 * half].map((shift) => codeOf(secret, now + shift)))
    const wrong = Array.from({ length: 16 }, (_, i) => String(111_111 + i)).filter((code) => !right.has(code))
    const replies = await Promise.all(wrong.slice(0, 12).map((code, i) => browsers[i]!.ask('verifyCode', { code })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect((await browsers[12]!.ask('verifyCode', { code: unusedCode(secret, [now]) })).statusCode).toBe(429)
    expect((await browsers[12]!.ask('verifyRecoveryCode', { code: recovery[0] })).statusCode).toBe(200)
    backend.clock.now += 16 * 60_000
    const later = browser(backend.app)
    await later.signIn(email)
    expect((await later.ask('verifyCode', { code: unusedCode(secret, [now]) })).statusCode).toBe(200)
  }, 60_000)

  test('asvs-6.5.1 for recovery works once, and then there is one fewer', async () => {
    const backend = await worldOfAccounts()
    const { browsers, person, recovery } = await withChallenges(backend, 10)
    const [code] = recovery
    const replies = await Promise.all(
      browsers.map((one) => one.ask('verifyRecoveryCode', { code: code!.toUpperCase().replaceAll('-', ' ') })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await stateOf(person)).recoveryCodesLeft).toBe(9)
    const { rows } = await backend.database.owner
      .selectFrom('second_factor')
      .selectAll()
      .execute()
      .then((all) => ({ rows: JSON.stringify(all) }))
    expect(recovery.filter((one) => rows.includes(one))).toEqual([])
  }, 60_000)

  test('is needed for new recovery codes, which replace the old ones; the password alone is not enough', async () => {
    const backend = await worldOfAccounts()
    const { browsers, person, secret, now, recovery } = await withChallenges(backend, 2)
    expect((await person.ask('newRecoveryCodes', { code: '' })).statusCode).toBe(400)
    const { codes } = (await person.ask('newRecoveryCodes', { code: codeOf(secret, now + half) })).json<{ codes: string[] }>()
    expect((await browsers[0]!.ask('verifyRecoveryCode', { code: recovery[1] })).statusCode).toBe(401)
    expect((await browsers[0]!.ask('verifyRecoveryCode', { code: codes[1] })).statusCode).toBe(200)
  })

  test('does nothing without the password before it', async () => {
    const backend = await worldOfAccounts()
    const { secret, now } = await withChallenges(backend, 0)
    expect((await browser(backend.app).ask('verifyCode', { code: codeOf(secret, now + half) })).statusCode).toBe(401)
  })

  test('of a suspended person does nothing', async () => {
    const backend = await worldOfAccounts()
    const { browsers, secret, now, account } = await withChallenges(backend, 1)
    await backend.database.owner
      .updateTable('account')
      .set({ suspended_at: new Date(backend.clock.now) })
      .where('id', '=', account)
      .execute()
    const reply = await browsers[0]!.ask('verifyCode', { code: codeOf(secret, now + half) })
    expect([reply.statusCode, browsers[0]!.jar.has('session')]).toEqual([403, false])
  })
})

describe('the password', () => {
  test('asvs-6.2.2 asvs-6.2.3 is changed with the old one; other sessions end, this one continues, and a mail says so', async () => {
    const backend = await worldOfAccounts()
    const { person, email } = await signedInPerson(backend)
    const elsewhere = browser(backend.app)
    await elsewhere.signIn(email)
    const newPassword = 'nine tall lamps by the road'
    expect((await person.ask('changePassword', { currentPassword: 'something else here', newPassword })).statusCode).toBe(400)
    expect((await person.ask('changePassword', { currentPassword: password, newPassword: 'short' })).statusCode).toBe(400)
    expect((await person.ask('changePassword', { currentPassword: password, newPassword })).statusCode).toBe(200)
    expect([(await elsewhere.ask('state')).statusCode, (await person.ask('state')).statusCode]).toEqual([401, 200])
    expect((await elsewhere.signIn(email)).statusCode).toBe(401)
    expect((await elsewhere.signIn(email, newPassword)).statusCode).toBe(200)
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  })

  test('is protected from guessing while signed in, by a limit for each network', async () => {
    const backend = await worldOfAccounts({ limiter: (await import('#http/limits.ts')).limiter(() => 0) })
    const { person } = await signedInPerson(backend)
    const found: number[] = []
    for (let turn = 0; turn < 11; turn++) found.push((await person.ask('confirm', { password: `wrong password ${turn}` })).statusCode)
    expect(found).toEqual([...Array<number>(10).fill(400), 429])
  })
})

describe('another address', () => {
  const codeIn = (body: string) => /code is: (\d{8})/.exec(body)![1]!

  test('takes effect a day after the request if its code was entered, and both addresses get a mail', async () => {
    const backend = await worldOfAccounts()
    const { person, email } = await signedInPerson(backend)
    const newEmail = 'nia@new.example'
    expect((await person.ask('changeEmail', { newEmail })).json().appliesAt).not.toBeNull()
    const [mail] = await mailsTo(backend, newEmail)
    expect((await person.ask('confirmEmail', { code: '0000000' })).statusCode).toBe(400)
    expect((await stateOf(person)).waiting).toMatchObject([{ kind: 'email', name: newEmail, needsCode: true }])
    expect((await person.ask('confirmEmail', { code: codeIn(mail!.body) })).statusCode).toBe(200)
    expect((await stateOf(person)).waiting).toMatchObject([{ needsCode: false }])
    backend.clock.now += day
    await runJobs(backend)
    expect((await person.signIn(newEmail)).json()).toEqual({ step: 'signed_in' })
    expect((await person.signIn(email)).statusCode).toBe(401)
    expect((await mailsTo(backend, email)).map(({ subject }) => subject).toSorted()).toEqual([
      'A change to your account was asked for',
      'Your account was changed',
    ])
  })

  test('expires without its code', async () => {
    const backend = await worldOfAccounts()
    const { person, email } = await signedInPerson(backend)
    await person.ask('changeEmail', { newEmail: 'nia@new.example' })
    backend.clock.now += day
    await runJobs(backend)
    expect((await person.signIn(email)).json()).toEqual({ step: 'signed_in' })
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toContain('A change to your account did not happen')
  })

  test('that someone else has gets the same response and never takes effect', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend)
    const other = await signedInPerson(backend)
    const [known, unknown] = [
      await person.ask('changeEmail', { newEmail: other.email }),
      await other.person.ask('changeEmail', { newEmail: 'free@new.example' }),
    ]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect((await mailsTo(backend, other.email)).map(({ subject }) => subject)).toContain('You already have an account')
    backend.clock.now += day
    await runJobs(backend)
    expect((await browser(backend.app).signIn(other.email)).json()).toEqual({ step: 'signed_in' })
    expect(backend.reports).toEqual([])
  })

  test('is dropped after five wrong codes', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend)
    await person.ask('changeEmail', { newEmail: 'nia@new.example' })
    const code = codeIn((await mailsTo(backend, 'nia@new.example'))[0]!.body)
    for (let turn = 0; turn < 5; turn++) await person.ask('confirmEmail', { code: `${turn}${code.slice(1)}x`.slice(0, 9) })
    expect((await person.ask('confirmEmail', { code })).statusCode).toBe(410)
  })
})

describe('sessions', () => {
  /** A second server on the same database, like a second process. */
  async function otherServer(backend: TestApp) {
    return compose({
      config: readConfig({ DEMO: 'off' }),
      clock: () => backend.clock.now,
      random: seededRandom(2),
      database: backend.database,
      limiter: unlimited,
      secret: 'a secret of the tests, which signs nothing outside of them',
      report: (error, where) => backend.reports.push(`${where}: ${String(error)}`),
    })
  }

  test('asvs-7.5.2 are listed, and an ended session is refused by every server at its next call', async () => {
    const backend = await worldOfAccounts()
    const { person, email } = await signedInPerson(backend)
    const app = await otherServer(backend)
    const elsewhere = browser(app)
    await elsewhere.signIn(email)
    expect((await elsewhere.ask('state')).statusCode).toBe(200)
    const { sessions } = (await person.ask('sessions')).json<{ sessions: { id: string; isThis: boolean; device: string }[] }>()
    expect(sessions.map(({ isThis, device }) => [isThis, device])).toEqual([
      [true, 'Firefox on Windows'],
      [false, 'Firefox on Windows'],
    ])
    expect((await person.ask('endSession', { id: sessions[1]!.id })).statusCode).toBe(200)
    expect((await elsewhere.ask('state')).statusCode).toBe(401)
    expect((await person.ask('state')).statusCode).toBe(200)
    await app.close()
  })

  test('asvs-7.4.3 can all be ended but this one', async () => {
    const backend = await worldOfAccounts()
    const { person, email } = await signedInPerson(backend)
    const others = [browser(backend.app), browser(backend.app), browser(backend.app)]
    for (const one of others) await one.signIn(email)
    expect((await person.ask('endOthers')).json()).toEqual({ ended: 3 })
    for (const one of others) expect((await one.ask('state')).statusCode).toBe(401)
    expect((await person.ask('sessions')).json().sessions).toHaveLength(1)
  })

  test('asvs-8.2.2 of another person are not listed and cannot be ended', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend)
    const other = await signedInPerson(backend)
    const { sessions } = (await person.ask('sessions')).json<{ sessions: { id: string }[] }>()
    expect(sessions).toHaveLength(1)
    expect((await other.person.ask('endSession', { id: sessions[0]!.id })).statusCode).toBe(404)
    expect((await person.ask('state')).statusCode).toBe(200)
  })

  test('and sign-ins are deleted when they are old', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend)
    expect((await person.ask('signIns')).json().signIns).toHaveLength(1)
    backend.clock.now += 91 * day
    await runJobs(backend)
    for (const table of ['sign_in', 'session', 'used_code'] as const)
      expect([table, await backend.database.owner.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })
})

describe('staff', () => {
  test('whose only factor is a passkey can work only after signing in with it, not with the password alone', async () => {
    const backend = await worldOfAccounts()
    const { person, account } = await signedInPerson(backend, hour)
    const staffCall = '/api/staff/switches'
    await backend.database.owner
      .insertInto('staff_role')
      .values({ account_id: account, role: 'super_admin', reason: 'for a test', granted_at: new Date(backend.clock.now) })
      .execute()
    expect((await person.send('GET', staffCall)).json().detail).toEqual({ why: 'factor' })
    expect((await stateOf(person)).isRequired).toBe(true)
    const key = softPasskey()
    const { challenge } = (await person.ask('newPasskeyOptions')).json<{ challenge: string }>()
    await person.ask('addPasskey', { response: key.make(challenge), name: 'Key' })
    expect((await person.send('GET', staffCall)).json().detail).toEqual({ why: 'factor' })
    const entered = browser(backend.app)
    const asked = (await entered.ask('passkeyOptions')).json<{ challenge: string }>()
    await entered.ask('passkeySignIn', { response: key.answer(asked.challenge) })
    expect((await entered.send('GET', staffCall)).statusCode).toBe(200)
  })
})

describe('a passkey', () => {
  /** Adds a passkey, as the page does. */
  async function add(person: ReturnType<typeof browser>, key = softPasskey(), name = 'My phone') {
    const { challenge } = (await person.ask('newPasskeyOptions')).json<{ challenge: string }>()
    return { key, reply: await person.ask('addPasskey', { response: key.make(challenge), name }) }
  }
  /** Signs in with a passkey in a new browser. */
  async function enter(backend: TestApp, key: ReturnType<typeof softPasskey>) {
    const one = browser(backend.app)
    const { challenge } = (await one.ask('passkeyOptions')).json<{ challenge: string }>()
    return { one, reply: await one.ask('passkeySignIn', { response: key.answer(challenge) }) }
  }

  test('of a new account works at once, has a name, and counts as two factors', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend, hour)
    const { key, reply } = await add(person)
    expect(reply.json()).toEqual({ appliesAt: null })
    expect((await stateOf(person)).passkeys).toMatchObject([{ name: 'My phone' }])
    backend.clock.now += 1_000
    const entered = await enter(backend, key)
    expect(entered.reply.statusCode).toBe(200)
    expect((await entered.one.ask('signIns')).json().signIns[0]).toMatchObject({ outcome: 'signed_in', method: 'passkey' })
    const rows = await backend.database.owner.selectFrom('session').select('by_passkey').where('by_passkey', '=', true).execute()
    expect(rows).toHaveLength(1)
  })

  test('of an older account works only after a day', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend)
    const { key, reply } = await add(person)
    expect(reply.json().appliesAt).not.toBeNull()
    expect((await enter(backend, key)).reply.statusCode).toBe(401)
    backend.clock.now += day
    await runJobs(backend)
    expect((await enter(backend, key)).reply.statusCode).toBe(200)
  })

  test('without user verification can be neither added nor used', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend, hour)
    expect((await add(person, softPasskey({ isUnlocked: false }))).reply.statusCode).toBe(400)
    const { key } = await add(person)
    const one = browser(backend.app)
    const { challenge } = (await one.ask('passkeyOptions')).json<{ challenge: string }>()
    const answer = key.answer(challenge)
    expect(answer.response.authenticatorData).not.toBe('')
    const data = Buffer.from(answer.response.authenticatorData, 'base64url')
    data[32] = 1
    const locked = { ...answer, response: { ...answer.response, authenticatorData: data.toString('base64url') } }
    expect((await one.ask('passkeySignIn', { response: locked })).statusCode).toBe(401)
  })

  test('made for another site is refused', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend, hour)
    expect((await add(person, softPasskey({ origin: 'http://elsewhere.example' }))).reply.statusCode).toBe(400)
    expect((await stateOf(person)).passkeys).toEqual([])
  })

  test('that is malformed is refused with a sentence', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend, hour)
    for (const response of [
      {},
      { id: 'x' },
      { id: 7, response: null },
      { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '%' } },
    ]) {
      await person.ask('newPasskeyOptions')
      expect((await person.ask('addPasskey', { response, name: 'Key' })).statusCode).toBe(400)
      const one = browser(backend.app)
      await one.ask('passkeyOptions')
      expect((await one.ask('passkeySignIn', { response })).statusCode).toBe(401)
    }
    expect(backend.reports).toEqual([])
  })

  test('answers a challenge once', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend, hour)
    const { key } = await add(person)
    const one = browser(backend.app)
    const { challenge } = (await one.ask('passkeyOptions')).json<{ challenge: string }>()
    const jar = [...one.jar]
    expect((await one.ask('passkeySignIn', { response: key.answer(challenge) })).statusCode).toBe(200)
    const again = browser(backend.app)
    for (const [name, value] of jar) again.jar.set(name, value)
    expect((await again.ask('passkeySignIn', { response: key.answer(challenge) })).statusCode).toBe(401)
  })

  test('is renamed at once and removed after a day', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend, hour)
    const { key } = await add(person)
    const [passkey] = (await stateOf(person)).passkeys
    expect((await person.ask('renamePasskey', { id: passkey!.id, name: 'Old phone' })).statusCode).toBe(200)
    expect((await person.ask('removePasskey', { id: passkey!.id })).json().appliesAt).not.toBeNull()
    expect((await person.ask('removePasskey', { id: passkey!.id })).statusCode).toBe(409)
    expect((await stateOf(person)).waiting).toMatchObject([{ kind: 'remove_passkey', name: 'Old phone' }])
    expect((await enter(backend, key)).reply.statusCode).toBe(200)
    backend.clock.now += day
    await runJobs(backend)
    expect((await enter(backend, key)).reply.statusCode).toBe(401)
  })

  test('of another person can be neither renamed nor removed', async () => {
    const backend = await worldOfAccounts()
    const { person } = await signedInPerson(backend, hour)
    await add(person)
    const [passkey] = (await stateOf(person)).passkeys
    const other = await signedInPerson(backend, hour)
    expect((await other.person.ask('renamePasskey', { id: passkey!.id, name: 'Mine now' })).statusCode).toBe(404)
    expect((await other.person.ask('removePasskey', { id: passkey!.id })).statusCode).toBe(404)
  })
})
