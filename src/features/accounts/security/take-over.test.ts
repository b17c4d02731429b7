import { expect, test } from 'vitest'
import { codeOf } from '#test/support/authenticator.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { browser, nia, putAccount, setUp, worldOfAccounts } from '#test/support/signed-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { jobs } from '#app/worker.ts'
import { readConfig } from '#app/config.ts'
import { unlimited } from '#http/limits.ts'
import { seededRandom } from '#test/support/random.ts'
import { softPasskey } from '#test/support/soft-passkey.ts'
import type { State } from './contract.ts'

const hour = 3_600_000
const { password } = nia

type Browser = ReturnType<typeof browser>

/** The state of one attack by a thief who has the password and nothing else. */
interface Taken {
  backend: TestApp
  thief: Browser
  /** The address that the thief tries to set. */
  theirs: string
  email: string
  pass: { now: string }
}

const stateOf = async ({ ask }: Browser) => (await ask('state')).json<Partial<State>>()

/** The thief's possible steps, with the calls that the pages make. A refused step does not end the attack. */
const tries: Readonly<Record<string, (taken: Taken) => Promise<unknown>>> = {
  'asks for another address': ({ thief, theirs }) => thief.ask('changeEmail', { newEmail: theirs }),
  'gives the code of the new address': async ({ backend, thief, theirs }) => {
    for (const { body } of await mailsTo(backend, theirs)) {
      const code = /code is: (\d{8})/.exec(body)?.[1]
      if (code) await thief.ask('confirmEmail', { code })
    }
  },
  'sets up an authenticator': async ({ thief }) => {
    const { secret } = (await thief.ask('newAuthenticator')).json<{ secret?: string }>()
    if (secret) await thief.ask('confirmAuthenticator', { code: codeOf(secret, Date.now()) })
  },
  'shows a secret and sets up another': async ({ thief }) => {
    await thief.ask('newAuthenticator')
    return tries['sets up an authenticator']!({ thief } as Taken)
  },
  'adds a passkey': async ({ thief }) => {
    const options = (await thief.ask('newPasskeyOptions')).json<{ challenge?: string }>()
    if (options.challenge) await thief.ask('addPasskey', { response: softPasskey().make(options.challenge), name: 'Theirs' })
  },
  'takes the authenticator away': ({ thief }) => thief.ask('removeAuthenticator'),
  'takes the passkeys away': async ({ thief }) => {
    for (const { id } of (await stateOf(thief)).passkeys ?? []) await thief.ask('removePasskey', { id })
  },
  'makes recovery codes': ({ thief }) => thief.ask('newRecoveryCodes', { code: '123456' }),
  'changes the password': async ({ thief, pass }) => {
    const next = `${pass.now} again`.slice(-60)
    const reply = await thief.ask('changePassword', { currentPassword: pass.now, newPassword: next })
    if (reply.statusCode === 200) pass.now = next
  },
  'gives the password again': ({ thief, pass }) => thief.ask('confirm', { password: pass.now }),
  'signs in anew': ({ thief, email, pass }) => thief.signIn(email, pass.now),
  'ends the other sessions': ({ thief }) => thief.ask('endOthers'),
  'stops what waits and asks again': async ({ thief, theirs }) => {
    for (const { id } of (await stateOf(thief)).waiting ?? []) await thief.ask('cancelChange', undefined, id)
    await thief.ask('changeEmail', { newEmail: theirs })
  },
  'waits some hours': async ({ backend, thief, email, pass }) => {
    backend.clock.now += 5 * hour
    await thief.signIn(email, pass.now)
  },
}

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
  for (const job of jobs(world)) if (job.name === 'security.changes') await job.run()
}

/** Everything besides the password that can be used to sign in. */
async function wayIn({ database: { owner } }: TestApp, account: string) {
  return {
    address: await owner.selectFrom('account').select(['email', 'two_factor_enabled']).where('id', '=', account).execute(),
    authenticator: await owner
      .selectFrom('second_factor')
      .select(['secret', 'backup_codes'])
      .where('account_id', '=', account)
      .where('verified', '=', true)
      .execute(),
    passkeys: await owner.selectFrom('passkey').select('credential_id').where('account_id', '=', account).execute(),
  }
}

const paths = Array.from({ length: 50 }, (_, number) => {
  const random = seededRandom(100 + number)
  const names = Object.keys(tries)
  // Each path starts with another kind of request, and continues in random order.
  const first = names[number % 5]!
  return { number, steps: [first, ...Array.from({ length: 7 }, () => names[Math.floor(random.next() * names.length)]!)] }
})

test('on none of 50 paths can a thief with the password change address or factors within a day, and each try is mailed', async () => {
  const backend = await worldOfAccounts()
  let asked = 0
  for (const { number, steps } of paths) {
    const { account, email } = await putAccount(backend, 9 * hour)
    const owner = browser(backend.app)
    await owner.signIn(email)
    // Every second account has an authenticator: there the thief has an open session but no code.
    const thief = browser(backend.app)
    if (number % 2 === 1) {
      await setUp(owner)
      for (const [name, value] of owner.jar) thief.jar.set(name, value)
    } else {
      await backend.database.owner
        .updateTable('account')
        .set({ created_at: new Date(backend.clock.now - 48 * hour) })
        .where('id', '=', account)
        .execute()
      await thief.signIn(email)
    }
    const before = await wayIn(backend, account)
    expect([number, before.authenticator.length]).toEqual([number, number % 2])
    const began = backend.clock.now
    const mailsBefore = (await mailsTo(backend, email)).length
    const taken: Taken = { backend, thief, theirs: `thief-${number}@elsewhere.example`, email, pass: { now: password } }
    for (const step of steps) {
      if (step === 'waits some hours' && backend.clock.now - began > 15 * hour) continue
      await tries[step]!(taken)
      await runJobs(backend)
    }
    // Even a change from the first moment has not taken effect a millisecond before its day is over.
    backend.clock.now = Math.max(backend.clock.now, began + 24 * hour - 1)
    await runJobs(backend)
    expect([number, steps, await wayIn(backend, account)]).toEqual([number, steps, before])
    const changes = await backend.database.owner.selectFrom('pending_change').select('id').where('account_id', '=', account).execute()
    asked += changes.length
    const notified = (await mailsTo(backend, email))
      .slice(mailsBefore)
      .filter(({ subject }) => subject === 'A change to your account was asked for')
    expect([number, notified.length]).toEqual([number, changes.length])
  }
  // Enough paths requested a change; otherwise the test would prove nothing.
  expect(asked).toBeGreaterThan(50)
  expect(backend.reports).toEqual([])
}, 300_000)
