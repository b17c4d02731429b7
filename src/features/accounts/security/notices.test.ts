import { expect, test } from 'vitest'
import { codeOf } from '#test/support/authenticator.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { browser, nia, putAccount, setUp, worldOfAccounts } from '#test/support/signed-in.ts'
import type { SecurityNotice } from './contract.ts'

const hour = 3_600_000
const { password } = nia
const day = 24 * hour

/** A signed-in person who chose `ago` milliseconds ago never to get mail. */
async function silent(ago: number) {
  const backend = await worldOfAccounts()
  const { account, email } = await putAccount(backend, hour)
  const person = browser(backend.app)
  await person.signIn(email)
  const since = new Date(backend.clock.now - ago)
  await backend.database.owner
    .insertInto('account_setting')
    .values({ account_id: account, never_email: true, never_email_since: since, updated_at: since })
    .execute()
  const unseen = async () => (await person.ask('notices')).json<{ notices: SecurityNotice[] }>().notices
  const user = async () => (await person.send('GET', '/api/auth/user')).json<{ hasNotices: boolean }>()
  return { backend, account, email, person, unseen, user }
}

test('a person who never gets mail sees a change of factors on the site until they confirm it, even in a later session', async () => {
  const { backend, email, person, unseen, user } = await silent(2 * day)
  expect(await user()).toMatchObject({ hasNotices: false })
  const { secret } = await setUp(person)
  expect(await mailsTo(backend, email)).toEqual([])
  expect(await unseen()).toMatchObject([{ event: 'done', kind: 'add_factor' }])

  // The next sign-in, on another device.
  const later = browser(backend.app)
  await later.signIn(email)
  expect((await later.ask('verifyCode', { code: codeOf(secret, Date.now() + 30_000) })).statusCode).toBe(200)
  expect((await later.send('GET', '/api/auth/user')).json()).toMatchObject({ hasNotices: true })
  const { notices } = (await later.ask('notices')).json<{ notices: SecurityNotice[] }>()
  // A notice that arrives while they read is not marked as seen.
  await person.ask('removeAuthenticator')
  expect((await later.ask('noticesSeen', { ids: notices.map(({ id }) => id) })).statusCode).toBe(200)
  expect(await unseen()).toMatchObject([{ event: 'asked', kind: 'remove_factor' }])
  expect(await user()).toMatchObject({ hasNotices: true })
  await person.ask('noticesSeen', { ids: (await unseen()).map(({ id }) => id) })
  expect([await unseen(), await user()]).toMatchObject([[], { hasNotices: false }])
})

test('a new password is shown the same way, and nobody can mark another person’s notices as seen', async () => {
  const { backend, person, unseen } = await silent(2 * day)
  await person.ask('changePassword', { currentPassword: password, newPassword: 'nine tall lamps by the road' })
  const notices = await unseen()
  expect(notices).toMatchObject([{ event: 'password', kind: null }])
  const stranger = browser(backend.app)
  await stranger.signIn((await putAccount(backend, hour)).email)
  await stranger.ask('noticesSeen', { ids: notices.map(({ id }) => id) })
  expect((await stranger.ask('notices')).json()).toEqual({ notices: [] })
  expect(await unseen()).toEqual(notices)
})

test('on the first day after the choice notices are still mailed, and not also shown', async () => {
  const { backend, email, person, unseen } = await silent(hour)
  await setUp(person)
  expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toEqual(['Your account was changed'])
  expect(await unseen()).toEqual([])
})
