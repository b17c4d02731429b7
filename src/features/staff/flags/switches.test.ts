import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { builtPages } from '#test/support/test-app.ts'
import { killSwitches } from './switches.ts'

const reason = 'for a test'
const turn = (by: SignedIn, room: string, isOn: boolean) =>
  by.inject({ method: 'POST', url: `/api/staff/switches/${room}`, payload: { isOn, reason } })

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

describe('a feature that is closed', () => {
  test('has no page and no call until it is opened again; other features go on', async () => {
    const backend = await worldOfAccounts({ pages })
    const root = await signIn(backend, 'super@demo.test')
    const found = async () => {
      const replies = await Promise.all(['/emotional-support', '/api/crisis-lines/TX', '/support'].map((url) => backend.app.inject(url)))
      return replies.map(({ statusCode }) => statusCode)
    }
    expect(await found()).toEqual([200, 200, 200])
    expect((await turn(root, 'emotional-support', false)).statusCode).toBe(200)
    expect(await found()).toEqual([404, 404, 200])
    const { body } = await backend.app.inject('/emotional-support')
    expect(body).toContain('404 Page Not Found')
    expect(body).not.toContain('safety plan')
    // The server says so to the browser too, so that it does not render the page after all.
    expect(body).toContain('"closed":"site/emotional-support"')
    expect((await root.inject('/emotional-support')).statusCode).toBe(404)
    expect((await turn(root, 'emotional-support', true)).statusCode).toBe(200)
    expect(await found()).toEqual([200, 200, 200])
    expect((await backend.app.inject('/emotional-support')).body).not.toContain('"closed"')
    expect(backend.reports).toEqual([])
  })

  test('closes ratings, receipts, tokens and scores too if it is the reviews: these have no switch of their own', async () => {
    const backend = await worldOfAccounts({ pages })
    const root = await signIn(backend, 'super@demo.test')
    const found = (urls: readonly string[]) => Promise.all(urls.map(async (url) => (await backend.app.inject(url)).statusCode))
    const score = '/api/professionals/00000000-0000-4000-a000-000000000000/score'
    const urls = ['/rate-your-court', '/receipt', '/reviews', '/api/reviews', '/api/reviews/token', score]
    expect(await found(urls)).toEqual(urls.map(() => 200))
    await turn(root, 'reviews', false)
    expect(await found(urls)).toEqual(urls.map(() => 404))
    expect((await backend.app.inject({ method: 'POST', url: '/api/reviews/receipt', payload: { words: 'abandon' } })).statusCode).toBe(404)
    expect((await backend.app.inject('/receipt')).body).toContain('"closed":"ratings/ratings"')
    expect((await turn(root, 'ratings', false)).statusCode).not.toBe(200)
  })

  test('accepts no plain form, and gives no data to the pages of other features', async () => {
    const backend = await worldOfAccounts({ pages })
    const root = await signIn(backend, 'super@demo.test')
    await turn(root, 'support', false)
    const form = { payload: 'form=ask&kind=fact', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await backend.app.inject({ method: 'POST', url: '/support', ...form })).statusCode).toBe(404)
    await turn(root, 'professionals', false)
    // The landing page still works, with the count for a missing live value (spec.md section 9).
    const landing = await backend.app.inject('/landing')
    expect([landing.statusCode, landing.body.includes('6.4K+')]).toEqual([200, true])
  })

  test('is never one of those needed to open it again', async () => {
    const backend = await worldOfAccounts()
    const root = await signIn(backend, 'super@demo.test')
    for (const room of ['accounts', 'agreements', 'security', 'flags', 'staff', 'no-such-room']) {
      expect([room, (await turn(root, room, false)).statusCode]).toEqual([room, 404])
    }
    // Not even a row inserted by hand closes one.
    const row = { is_on: false, changed_at: new Date(), reason }
    await backend.database.owner
      .insertInto('kill_switch')
      .values({ room: 'accounts', ...row })
      .execute()
    const switches = killSwitches({ db: backend.database.accounts, report: () => {} })
    await switches.refresh()
    expect(switches.isOff('accounts')).toBe(false)
  })

  test('is listed with its addresses, who closed it and why, and is in the audit', async () => {
    const backend = await worldOfAccounts()
    const root = await signIn(backend, 'super@demo.test')
    await turn(root, 'reviews', false)
    const { switches } = (await root.inject('/api/staff/switches')).json<{ switches: { room: string; paths: string[] }[] }>()
    const reviews = switches.find(({ room }) => room === 'reviews')
    expect(reviews).toMatchObject({ isOn: false, by: 'super@demo.test', reason })
    expect(reviews?.paths).toContain('/rate-your-court')
    expect(switches.find(({ room }) => room === 'home')).toMatchObject({ isOn: true, by: null, reason: null })
    const lines = await backend.database.owner.selectFrom('audit').selectAll().where('action', 'like', 'flags.%').execute()
    expect(lines).toMatchObject([{ action: 'flags.closeRoom', subject: 'reviews', reason, outcome: 'done' }])
  })
})

describe('another process', () => {
  test('learns of a change at its next refresh, and keeps the known state while the database fails', async () => {
    const backend = await worldOfAccounts()
    const root = await signIn(backend, 'super@demo.test')
    const reports: string[] = []
    let db = backend.database.accounts
    const other = killSwitches({
      get db() {
        return db
      },
      report: (_error, where) => reports.push(where),
    })
    await other.refresh()
    await turn(root, 'emotional-support', false)
    expect(other.isOff('emotional-support')).toBe(false)
    await other.refresh()
    expect(other.isOff('emotional-support')).toBe(true)

    // A role that may not read the table simulates a database that fails.
    db = backend.database.reviews
    await other.start()
    await other.stop()
    expect([other.isOff('emotional-support'), reports]).toEqual([true, ['flags.switches']])
  })
})
