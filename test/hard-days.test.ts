// Bad input and hard days, as the server sees them: other sites, stolen cookies, wrong clocks. journeys/hard-days.spec.ts has
// what a browser shows; sign-in, guessing and sessions have their own tests next to their features.
import { describe, expect, test } from 'vitest'
import { changed, stateReader } from '#assurance/fuzz/state.ts'
import { allCalls } from '#app/features.ts'
import { insidePages } from '#map/inside.generated.ts'
import { pages } from '#map/pages.generated.ts'
import { keeper } from '#shell/signed-out.ts'
import { kinds, putPersonOf, signIn, withCookie, worldOfAccounts } from './support/signed-in.ts'
import { builtPages, testApp } from './support/test-app.ts'

const minute = 60_000
const hour = 60 * minute
const year = 365 * 24 * hour

const addressOf = (path: string) => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')

/** Routes that change something and are no call (app/compose.ts). */
const routes = ['/api/logout', '/api/leave', '/api/terms/records.csv']

describe('another site’s page, in the browser of someone who is signed in', () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.casebalance.example' },
    { origin: 'https://elsewhere.example' },
  ]

  test('asvs-3.5.1 makes no call that changes something: every one is refused, and no row is another one', async () => {
    const backend = await testApp({ pages: await builtPages() })
    const { cookie } = await putPersonOf(backend, { roles: ['super_admin'] })
    const state = await stateReader(backend.database.owner)
    const before = await state()
    const asked = allCalls.filter(({ method }) => method !== 'GET')
    const all = [
      ...asked.map(({ method, path }) => ({ method, url: addressOf(path), payload: {} as object | string })),
      ...routes.map((url) => ({ method: 'POST' as const, url, payload: '' })),
      ...[...pages, ...insidePages].map(({ path }) => ({ method: 'POST' as const, url: addressOf(path), payload: 'form=ask&key=x' })),
    ]
    const answered: unknown[] = []
    for (const headers of foreign) {
      for (const { method, url, payload } of all) {
        const type = typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
        const reply = await backend.app.inject({ method, url, payload, headers: { ...headers, cookie, 'content-type': type } })
        if (reply.statusCode !== 403) answered.push([method, url, headers, reply.statusCode])
      }
    }
    expect(answered).toEqual([])
    expect(all.length).toBeGreaterThan(100)
    expect(changed(before, await state())).toEqual([])
    expect(backend.reports).toEqual([])
  }, 180_000)

  test('changes nothing by a link either: no call, page or route that is read changes a row, no matter who is signed in', async () => {
    const backend = await testApp({ pages: await builtPages() })
    const asking = ['suspended', 'terms due', 'member', 'super'] as const
    const people = await Promise.all(asking.map((kind) => putPersonOf(backend, kinds[kind])))
    const state = await stateReader(backend.database.owner)
    const before = await state()
    const read = [
      ...allCalls.filter(({ method }) => method === 'GET').map(({ path }) => path),
      ...[...pages, ...insidePages].map(({ path }) => path),
      '/api/logout',
      '/api/settings/export',
      '/api/terms/mine.csv',
      '/api/desk/tickets/:number/files/:place',
    ]
    for (const { cookie } of people) {
      for (const path of read) await backend.app.inject({ url: addressOf(path), headers: { cookie, 'sec-fetch-site': 'cross-site' } })
    }
    expect(changed(before, await state())).toEqual([])
    expect(backend.reports).toEqual([])
  }, 180_000)
})

test('no address redirects to another site, however it is written and whatever its query says', async () => {
  const backend = await testApp({ pages: await builtPages() })
  const { cookie } = await putPersonOf(backend)
  const away = [
    '//evil.example',
    '/\\evil.example',
    '///evil.example/%2e%2e',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '//evil.example/..//',
  ]
  const query = '?next=//evil.example&redirect=https://evil.example&url=https:evil.example&callbackURL=/%5C/evil.example'
  const guestPages = [...pages, ...insidePages].map(({ path }) => `${addressOf(path)}${query}`)
  const led: string[] = []
  for (const headers of [{}, { cookie }]) {
    for (const url of [...away, ...away.map((at) => `${at}/sign-in`), ...away.map((at) => `/sign-in${at}`), ...guestPages]) {
      const reply = await backend.app.inject({ url, headers: { ...headers, 'sec-fetch-site': 'same-origin' } })
      const to = reply.headers.location
      if (to !== undefined) led.push(String(to))
    }
  }
  // Someone who is signed in is led from the sign-in page to the first.
  expect(led.length).toBeGreaterThan(0)
  for (const to of led) expect(new URL(to, 'http://localhost').origin).toBe('http://localhost')
}, 180_000)

describe('a cookie that was stolen', () => {
  /** Requests that a thief would want to make, each needing a recently entered password. */
  const wanted: readonly [method: 'GET' | 'POST', url: string, payload?: object][] = [
    ['POST', '/api/auth/change-email', { newEmail: 'thief@elsewhere.example' }],
    ['POST', '/api/auth/two-factor/enable'],
    ['POST', '/api/auth/two-factor/disable'],
    ['POST', '/api/auth/passkey/generate-register-options'],
    ['POST', '/api/auth/revoke-other-sessions'],
    ['GET', '/api/settings/export'],
  ]

  test('changes no way in, takes no copy of everything, ends no session and closes nothing without the password', async () => {
    const backend = await worldOfAccounts()
    const ana = await signIn(backend, 'ana@demo.test')
    backend.clock.now += 11 * minute
    const thief = withCookie(backend, ana.cookie)
    const state = await stateReader(backend.database.owner)
    const before = await state()
    for (const [method, url, payload] of wanted) {
      const reply = await thief.inject({ method, url, ...(payload && { payload }) })
      expect([url, reply.statusCode, reply.json<{ detail?: { why?: string } }>().detail?.why]).toEqual([url, 403, 'confirm'])
    }
    const guessed = 'a password that a thief guessed'
    const withPassword: readonly [string, object][] = [
      ['/api/auth/change-password', { currentPassword: guessed, newPassword: 'eleven quiet otters sleep' }],
      ['/api/settings/close', { password: guessed, word: 'CLOSE' }],
      ['/api/auth/confirm', { password: guessed }],
    ]
    for (const [url, payload] of withPassword)
      expect([url, (await thief.inject({ method: 'POST', url, payload })).statusCode]).toEqual([url, 400])
    expect(changed(before, await state())).toEqual([])
  })

  test('is worth nothing once its owner signs out, gives the password again, or signs in again in that browser', async () => {
    const backend = await worldOfAccounts()
    const given = { password: 'demo demo demo demo' }
    const ways = [
      { method: 'POST', url: '/api/logout' },
      { method: 'POST', url: '/api/auth/confirm', payload: given },
      { method: 'POST', url: '/api/auth/sign-in/email', payload: { ...given, email: 'ana@demo.test' } },
    ] as const
    for (const way of ways) {
      const ana = await signIn(backend, 'ana@demo.test')
      const thief = withCookie(backend, ana.cookie)
      expect((await thief.inject('/api/auth/user')).statusCode).toBe(200)
      expect((await ana.inject({ ...way, headers: { 'sec-fetch-site': 'same-origin' } })).statusCode).toBeLessThan(400)
      expect([way.url, (await thief.inject('/api/auth/user')).statusCode]).toEqual([way.url, 401])
    }
  })
})

describe.each([
  ['two hours slow', -2 * hour],
  ['two hours fast', 2 * hour],
  ['a year slow', -year],
  ['a year fast', year],
])('a device whose clock is %s', (_, skew) => {
  test("acknowledges anyway: the device's time is stored next to the server's, and decides nothing", async () => {
    const backend = await testApp()
    const { account, cookie } = await putPersonOf(backend, { agreed: 'once' })
    const ana = withCookie(backend, cookie)
    const isDue = async () =>
      (await ana.inject('/api/legal/check-compliance')).json<{ requiresAcknowledgment: boolean }>().requiresAcknowledgment
    expect(await isDue()).toBe(true)
    const timestamp = new Date(backend.clock.now + skew).toISOString()
    const reply = await ana.inject({ method: 'POST', url: '/api/legal/simple-acknowledge', payload: { acknowledged: true, timestamp } })
    expect([reply.statusCode, reply.json()]).toEqual([200, { acknowledgedAt: new Date(backend.clock.now).toISOString() }])
    expect(await isDue()).toBe(false)
    const rows = await backend.database.owner.selectFrom('acknowledgement').selectAll().where('account_id', '=', account).execute()
    expect(rows.map(({ client_at, server_at }) => [client_at?.toISOString(), server_at.getTime()])).toEqual([
      [timestamp, backend.clock.now],
    ])
    const { records } = (await ana.inject('/api/terms/mine')).json<{ records: { kind: string; at: string; clientAt: string | null }[] }>()
    const acknowledgements = records.filter(({ kind }) => kind === 'acknowledgement')
    expect(new Set(acknowledgements.map(({ at, clientAt }) => `${at} ${clientAt}`))).toEqual(
      new Set([`${new Date(backend.clock.now).toISOString()} ${timestamp}`]),
    )
  })

  test('is signed in for as long as any other: 15 minutes without use by the server’s clock, whatever it sends', async () => {
    const backend = await testApp()
    const ana = withCookie(backend, (await putPersonOf(backend)).cookie)
    const headers = {
      date: new Date(backend.clock.now + skew).toUTCString(),
      'if-modified-since': new Date(backend.clock.now + skew).toUTCString(),
    }
    const user = async () => (await ana.inject({ url: '/api/auth/user', headers })).statusCode
    backend.clock.now += 14 * minute
    expect(await user()).toBe(200)
    backend.clock.now += 14 * minute
    expect(await user()).toBe(200)
    backend.clock.now += 15 * minute
    expect(await user()).toBe(401)
  })

  test('reports the use of the session when the person does something, also if the clock is corrected while the page is open', () => {
    const isDue = keeper(skew)
    // The clock runs on its own and is then corrected: a step back must not silence the page for hours.
    expect([skew + 59_000, skew + 61_000, 70_000, 80_000, 131_000].map(isDue)).toEqual([false, true, true, false, true])
  })
})

test('a cookie has a lifetime in seconds, not an end time that a device’s clock would have to know', async () => {
  const backend = await worldOfAccounts()
  for (const shared of [false, true]) {
    const reply = await backend.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: 'ana@demo.test', password: 'demo demo demo demo', shared },
    })
    const lines = [reply.headers['set-cookie'] ?? []].flat()
    expect(lines.some((line) => line.startsWith('session='))).toBe(true)
    expect(lines.filter((line) => /;\s*expires=/i.test(line))).toEqual([])
  }
})

test("two devices: each sees the other's changes at its next request, and ending one session leaves the other", async () => {
  const backend = await worldOfAccounts()
  const [phone, laptop] = [await signIn(backend, 'ana@demo.test'), await signIn(backend, 'ana@demo.test')]
  const was = { firstName: 'Ana', lastName: '' }
  const { names } = (await phone.inject('/api/settings')).json<{ names: typeof was }>()
  const saved = await phone.inject({
    method: 'PUT',
    url: '/api/settings/names',
    payload: { was: names, now: { ...names, firstName: 'Anastasia' } },
  })
  expect(saved.statusCode).toBe(200)
  expect((await laptop.inject('/api/auth/user')).json()).toMatchObject({ firstName: 'Anastasia' })
  // The laptop still shows the old name: its change must not overwrite the new one.
  const late = await laptop.inject({
    method: 'PUT',
    url: '/api/settings/names',
    payload: { was: names, now: { ...names, firstName: 'Anne' } },
  })
  expect([late.statusCode, late.json()]).toMatchObject([409, { detail: { why: 'changed' } }])

  const { sessions } = (await laptop.inject('/api/auth/list-sessions')).json<{ sessions: { id: string; isThis: boolean }[] }>()
  const other = sessions.find(({ isThis }) => !isThis)!
  expect((await laptop.inject({ method: 'POST', url: '/api/auth/revoke-session', payload: { id: other.id } })).statusCode).toBe(200)
  expect([(await phone.inject('/api/auth/user')).statusCode, (await laptop.inject('/api/auth/user')).statusCode]).toEqual([401, 200])
})
