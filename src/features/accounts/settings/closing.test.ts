import { expect, test } from 'vitest'
import { codeOf } from '#test/support/authenticator.ts'
import { browser, nia, putAccount, setUp, worldOfAccounts } from '#test/support/signed-in.ts'

const hour = 3_600_000
const { password } = nia

/** A person with a new account, so that a first factor takes effect at once. */
async function signedInPerson() {
  const backend = await worldOfAccounts()
  const { account, email } = await putAccount(backend, hour)
  const person = browser(backend.app)
  expect((await person.signIn(email)).json()).toEqual({ step: 'signed_in' })
  const close = (code?: string) =>
    person.send('POST', '/api/settings/close', { password, word: 'CLOSE', ...(code !== undefined && { code }) })
  const isThere = async () =>
    (await backend.database.owner.selectFrom('account').select('id').where('id', '=', account).executeTakeFirst()) !== undefined
  return { backend, account, email, person, close, isThere }
}

test('a person with an authenticator needs a code to close the account, not only the password', async () => {
  const { person, close, isThere } = await signedInPerson()
  const { secret } = await setUp(person)
  const without = await close()
  expect([without.statusCode, without.json()]).toMatchObject([400, { detail: { field: 'code' } }])
  expect((await close('000000')).statusCode).toBe(400)
  expect((await close('abcd-efgh-ijkm-npqr-stuv-wxyz')).statusCode).toBe(400)
  expect(await isThere()).toBe(true)
  // The setup used up its code; the next one is valid half a minute early.
  expect((await close(codeOf(secret, Date.now() + 30_000))).json()).toEqual({ closed: true })
  expect(await isThere()).toBe(false)
})

test('a recovery code works too, for a person who lost the authenticator', async () => {
  const { person, close, isThere } = await signedInPerson()
  const { codes } = (await setUp(person)).reply.json<{ codes: string[] }>()
  expect((await close(` ${codes[4]!.toUpperCase()} `)).json()).toEqual({ closed: true })
  expect(await isThere()).toBe(false)
})

test('wrong codes count as at sign-in', async () => {
  const { person, close, isThere } = await signedInPerson()
  await setUp(person)
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) statuses.push((await close(String(100_000 + n))).statusCode)
  expect(statuses.at(-1)).toBe(429)
  expect(await isThere()).toBe(true)
})

test('a person with passkeys only must have signed in with one within the last ten minutes', async () => {
  const { backend, account, close, isThere } = await signedInPerson()
  const { owner } = backend.database
  const key = { id: crypto.randomUUID(), account_id: account, name: 'phone', public_key: 'x', credential_id: 'x', counter: 0 }
  await owner
    .insertInto('passkey')
    .values({ ...key, device_type: 'x', backed_up: false })
    .execute()
  const refused = await close()
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { detail: { why: 'passkey' } }])
  const mark = (ago: number) =>
    owner
      .updateTable('session')
      .set({ by_passkey: true, created_at: new Date(backend.clock.now - ago) })
      .where('account_id', '=', account)
      .execute()
  await mark(11 * 60_000)
  expect((await close()).statusCode).toBe(403)
  await mark(9 * 60_000)
  expect((await close()).json()).toEqual({ closed: true })
  expect(await isThere()).toBe(false)
})
