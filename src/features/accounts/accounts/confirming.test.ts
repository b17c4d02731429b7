import { describe, expect, test } from 'vitest'
import { linkTo } from '#test/support/mailbox.ts'
import { cookiesOf, joined, nia, post, withCookie } from '#test/support/signed-in.ts'
import { type TestWorld, world } from '#test/support/world.ts'

const strangers = 'a stranger was here first'
const chosen = 'another sentence of my own'

async function today(options: Parameters<typeof world>[0] = {}) {
  const court = await world(options)
  court.clock.now = Date.now()
  return court
}

const signUp = (court: TestWorld, person: object) => court.app.inject(post('/api/auth/sign-up/email', { ...nia, ...person }))
const newest = (court: TestWorld) => linkTo(court, nia.email, 'verify-email')
const confirm = (court: TestWorld, body: object) =>
  court.app.inject(post('/api/auth/verify-email', body)).then((reply) => ({ status: reply.statusCode, body: reply.json() as object }))
/** The status of a sign-in with each password. */
async function entering(court: TestWorld, ...passwords: string[]) {
  const statuses = []
  for (const password of passwords)
    statuses.push((await court.app.inject(post('/api/auth/sign-in/email', { email: nia.email, password }))).statusCode)
  return statuses
}
const wrong = { status: 400, body: { detail: { field: 'password' } } }

describe('an address that a stranger signed up first', () => {
  /** A stranger's sign-up, then the owner's; the links in the order in which they were mailed. */
  async function taken() {
    const court = await today()
    await signUp(court, { password: strangers, firstName: 'Stan' })
    const first = await newest(court)
    await signUp(court, {})
    const second = await newest(court)
    await court.app.inject(post('/api/auth/send-verification-email', { email: nia.email }))
    return { court, first, second, third: await newest(court) }
  }

  test.each(['first', 'second', 'third'] as const)(
    'opens with the password of its owner by the %s link, whoever asked for that link, and never with the stranger’s',
    async (which) => {
      const { court, ...links } = await taken()
      expect(await confirm(court, { token: links[which], password: nia.password })).toMatchObject({ status: 200 })
      expect(await entering(court, strangers, nia.password)).toEqual([401, 200])
      expect(await court.database.owner.selectFrom('account').select(['first_name', 'name']).execute()).toEqual([
        { first_name: 'Nia', name: 'Nia Cole' },
      ])
      // The other links, and those for a new password, are over.
      for (const token of Object.values(links)) expect((await confirm(court, { token, password: strangers })).status).toBe(410)
      expect(await court.database.owner.selectFrom('verification').selectAll().execute()).toEqual([])
    },
  )

  test('opens for a victim who never signed up, with a new password: the stranger’s ends, with the links that are out', async () => {
    const court = await today()
    await signUp(court, { password: strangers, firstName: 'Stan' })
    await court.app.inject(post('/api/auth/request-password-reset', { email: nia.email }))
    const reset = await linkTo(court, nia.email, 'reset-password')
    const token = await newest(court)
    expect(await confirm(court, { token, password: chosen })).toMatchObject(wrong)
    expect(await confirm(court, { token, password: 'short', isNew: true })).toMatchObject(wrong)
    expect(await confirm(court, { token, password: chosen, isNew: true })).toMatchObject({ status: 200 })
    expect(await entering(court, strangers, chosen)).toEqual([401, 200])
    const late = await court.app.inject(post('/api/auth/reset-password', { token: reset, password: strangers }))
    expect(late.statusCode).toBe(410)
  })

  test('has no session left from before it was confirmed', async () => {
    const court = await today()
    await joined(court, { ...nia, password: strangers })
    const inside = await court.app.inject(post('/api/auth/sign-in/email', { email: nia.email, password: strangers }))
    await court.database.owner.updateTable('account').set({ email_verified: false }).execute()
    await court.app.inject(post('/api/auth/send-verification-email', { email: nia.email }))
    expect(await confirm(court, { token: await newest(court), password: chosen, isNew: true })).toMatchObject({ status: 200 })
    expect((await withCookie(court, cookiesOf(inside)).inject('/api/auth/user')).statusCode).toBe(401)
  })
})

test('the link alone confirms nothing, a wrong password leaves it usable, and many sign-ups don’t push the owner’s out', async () => {
  const court = await today()
  await signUp(court, { password: strangers })
  await signUp(court, {})
  const owners = await newest(court)
  for (let n = 0; n < 12; n += 1) await signUp(court, { password: `a stranger tries for the ${n}th time` })
  expect((await confirm(court, { token: owners })).status).toBe(400)
  expect(await confirm(court, { token: owners, password: 'not one that was chosen' })).toMatchObject(wrong)
  expect(await entering(court, strangers, nia.password)).toEqual([403, 401])
  expect(await confirm(court, { token: owners, password: nia.password })).toMatchObject({ status: 200 })
  expect(await entering(court, nia.password)).toEqual([200])
})
