import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { linkTo } from '#test/support/mailbox.ts'
import { joined, nia, post, resetOf, signIn } from '#test/support/signed-in.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { isCommonPassword } from './common-passwords.ts'

/** A world whose clock stands at the real time, as the library's does. */
async function today() {
  const backend = await testApp()
  backend.clock.now = Date.now()
  return backend
}

/** What signing up with a password is answered. */
async function signUp({ app }: TestApp, password: string, person: object = {}) {
  const reply = await app.inject(post('/api/auth/sign-up/email', { ...nia, ...person, password }))
  return { status: reply.statusCode, ...reply.json<{ message?: string; detail?: { field?: string } }>() }
}

/** What someone who chose the first of some passwords is answered when signing in with each. */
async function answers(backend: TestApp, passwords: readonly [string, ...string[]]) {
  await joined(backend, { ...nia, password: passwords[0] })
  const statuses: number[] = []
  for (const password of passwords) {
    statuses.push((await backend.app.inject(post('/api/auth/sign-in/email', { email: nia.email, password }))).statusCode)
  }
  return statuses
}

describe('a password', () => {
  test('asvs-6.2.1 of fewer than 12 characters is refused with a sentence, and one of 12 is taken', async () => {
    const backend = await today()
    const tooShort = {
      status: 400,
      message: 'The password needs at least 12 characters. A few words in a row are good.',
      detail: { field: 'password' },
    }
    for (const password of ['', 'a', 'eleven sign']) expect(await signUp(backend, password)).toMatchObject(tooShort)
    expect(await signUp(backend, 'twelve signs')).toEqual({ status: 200, done: true })
  })

  test('asvs-6.2.4 asvs-6.2.12 from the lists of breached ones is refused: as it stands there, with digits around it, in capitals, twice', async () => {
    const list = (dictionary as Readonly<Record<string, readonly string[]>>)['passwords-common']!
    const long = list.filter((password) => password.length >= 12)
    expect(long.length).toBeGreaterThan(300)
    expect(long.filter((password) => !isCommonPassword(password))).toEqual([])
    // The first 3,000 with a letter, made long enough as people make them.
    const first = list.filter((password) => /[a-z]$/.test(password)).slice(0, 3_000)
    expect(first).toHaveLength(3_000)
    expect(
      first.filter((password) => !isCommonPassword(`${password}${'1234567890'.repeat(2)}`.slice(0, Math.max(12, password.length + 2)))),
    ).toEqual([])
    const backend = await today()
    for (const password of ['qwerty123456', 'Leavemealone', 'password1234', 'PASSWORD 2026', '1234sunshine!', 'sunshinesunshine']) {
      expect(await signUp(backend, password)).toMatchObject({
        status: 400,
        message: 'This password is on the lists that are tried first. Take a few words in a row that nobody would guess.',
      })
    }
    expect((await backend.database.owner.selectFrom('account').selectAll().execute()).length).toBe(0)
  })

  test('asvs-6.2.4 from the lists is refused for a new password too, and the link stays usable', async () => {
    const backend = await today()
    await joined(backend)
    expect((await resetOf(backend, nia.email, 'qwerty123456')).statusCode).toBe(400)
    const token = await linkTo(backend, nia.email, 'reset-password')
    const good = { token, password: 'a quite different sentence' }
    expect((await backend.app.inject(post('/api/auth/reset-password', good))).statusCode).toBe(200)
  })

  test.each([
    'onlysmallletters',
    'ONLYCAPITALSHERE',
    '920481736520',
    'spaces   and   tabs	too',
    'пароль из слов',
    '正しい馬の電池の針でした',
    '🦊🐻🐼🦁🐯🐨🐵🦉🐝🐞🦋🐌',
  ])('asvs-6.2.5 of any composition is taken: %s', async (password) => {
    const backend = await today()
    expect(await answers(backend, [password, `${password}x`])).toEqual([200, 401])
  })

  test('asvs-6.2.8 is compared as it was typed: nothing cut off, nothing folded', async () => {
    const backend = await today()
    const password = ' Sieben kleine Boote auf See '
    const others = [password.trim(), password.toLowerCase(), password.slice(0, -1), password.replaceAll('  ', ' ').trimEnd()]
    expect(await answers(backend, [password, ...others])).toEqual([200, 401, 401, 401, 401])
  })

  test('asvs-6.2.8 counts to its last sign, however long it is', async () => {
    const backend = await today()
    const password = `${'many words in a row '.repeat(12)}end`
    expect(password.length).toBeGreaterThan(200)
    expect(await answers(backend, [password, password.slice(0, -1), password.slice(0, 72)])).toEqual([200, 401, 401])
  })

  test('asvs-6.2.9 of 64 characters and up to 256 is taken, and of more is refused with a sentence', async () => {
    const backend = await today()
    const words = 'seven small boats at sea and one more of them '.repeat(8)
    for (const length of [64, 65, 128, 256]) {
      expect(await signUp(backend, words.slice(0, length), { email: `p${length}@example.org` })).toMatchObject({ status: 200 })
    }
    expect(await signUp(backend, words.slice(0, 257))).toMatchObject({
      status: 400,
      message: 'The password can have 256 characters at most.',
    })
  })

  test('asvs-6.2.10 stays good for years: nobody is asked to change it', async () => {
    const backend = await today()
    await joined(backend)
    backend.clock.now += 3 * 365 * 24 * 3_600_000
    const later = await signIn(backend, nia.email, nia.password)
    expect((await later.inject('/api/auth/user')).statusCode).toBe(200)
  })

  test('asvs-6.2.11 that is little more than the name or the address is refused, when signing up and for a new password', async () => {
    const backend = await today()
    const person = { email: 'marguerite.ashdown@example.org', firstName: 'Marguerite', lastName: 'Ashdown' }
    const own = 'This password is little more than your name or address. Take a few words in a row.'
    for (const password of ['marguerite2026', 'Ashdown-Ashdown-1', 'MargueriteAshdown', 'marguerite.ashdown']) {
      expect(await signUp(backend, password, person)).toMatchObject({ status: 400, message: own })
    }
    await joined(backend, { ...person, password: nia.password })
    expect((await resetOf(backend, person.email, 'Marguerite 2026!')).json()).toMatchObject({ message: own })
  })

  test('that repeats a few signs is refused', async () => {
    const backend = await today()
    for (const password of ['aaaaaaaaaaaaaaaa', 'abababababababab', '111122223333']) {
      expect(await signUp(backend, password)).toMatchObject({ status: 400, detail: { field: 'password' } })
    }
  })

  test('asvs-11.4.2 lies in the database only as an Argon2id hash, with a salt of its own', async () => {
    const backend = await today()
    await joined(backend)
    await joined(backend, { ...nia, email: 'una@example.org' })
    const rows = await backend.database.owner.selectFrom('credential').select('password').execute()
    expect(new Set(rows.map(({ password }) => password)).size).toBe(2)
    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
