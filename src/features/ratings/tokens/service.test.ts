import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { file, newReceipt, proofOf, provenFor, putPerson, ratingOf, tokenBy, tokenFrom } from '#test/support/ratings.ts'
import { blind, type Offer } from '#test/support/tokens.ts'
import { type TestApp, testSecret, testApp } from '#test/support/test-app.ts'
import { byNobody } from '#http/bind.ts'
import { nodeBlind } from '#ports/blind/node.ts'
import { blindedFor } from './components/blinded.ts'
import { service } from './service.ts'
import { mixSpent } from './store.ts'

const day = 24 * 3_600_000

async function start() {
  const home = await testApp()
  const vera = await putPerson(home.database.owner)
  const offer = async () => (await home.app.inject('/api/reviews/token')).json<Offer>()
  const sign = async (payload: object) => home.app.inject({ method: 'POST', url: '/api/reviews/token', payload })
  return { home, vera, offer, sign }
}
const arrivals = async ({ database }: TestApp) => (await sql`select id from review_intake`.execute(database.owner)).rows.length
const counts = async ({ database }: TestApp) =>
  (await sql`select on_day, what, n from token_day order by on_day, what`.execute(database.owner)).rows

/** A second service on the same database, as in another process. */
const deskOf = ({ database, clock }: TestApp, secret: string) =>
  service({
    reviews: database.reviews,
    clock: () => clock.now,
    blind: nodeBlind(),
    secret,
    cost: { iterations: 1, derivations: 1 },
    report: (error) => {
      throw error
    },
  })

describe('a token', () => {
  test('made by the browser’s own code pays for one rating', async () => {
    const { home, vera, offer, sign } = await start()
    const offered = await offer()
    const { blinded, tokenOf } = await blindedFor(offered)
    const reply = await sign({ epoch: offered.epoch, blinded, proof: await proofOf(offered.challenge) })
    const token = await tokenOf(reply.json<{ signed: string }>().signed)
    expect((await file(home.app, ratingOf(vera, { token }))).json()).toMatchObject({ status: 'pending' })
    expect(await arrivals(home)).toBe(1)
  })

  test('that is spent is refused with a sentence, no matter who uses it and when, and the refused rating is not stored', async () => {
    const { home, vera } = await start()
    const omar = await putPerson(home.database.owner, { name: 'Omar Example' })
    const token = await tokenFrom(home.app)
    expect((await file(home.app, ratingOf(vera, { token }))).statusCode).toBe(200)
    const again = async (id: string, more = {}) => (await file(home.app, { ...ratingOf(id, { token }), ...more })).json()
    expect(await again(vera)).toMatchObject({
      message: expect.stringContaining('for a rating of this person and month before'),
      detail: { field: 'token' },
    })
    expect(await again(vera, { eventMonth: '2026-01' })).toMatchObject({ message: expect.stringContaining('for another rating before') })
    expect(await again(omar)).toMatchObject({ message: expect.stringContaining('for another rating before') })
    home.clock.now += day
    await mixSpent(home.database.reviews, '2026-03-13')
    expect(await again(omar)).toMatchObject({ message: expect.stringContaining('for another rating before') })
    expect(await arrivals(home)).toBe(1)
  })

  test('is counted when issued and when used twice; the counts are written at the end of the day, not by a request', async () => {
    const { home, vera } = await start()
    const desk = deskOf(home, testSecret)
    const ask = async (_url: string, body?: object) => {
      const asked = { params: undefined, query: undefined, body, ...byNobody } as never
      return { status: 200, body: { ...(body ? await desk.handlers.sign(asked) : await desk.handlers.offer(asked)) } }
    }
    const token = await tokenBy(ask)
    expect((await file(home.app, ratingOf(vera, { token }))).statusCode).toBe(200)
    const marks = await desk.check(token, { professional: vera, month: '2026-02' })
    for (let n = 0; n < 3; n += 1) await expect(desk.refuseSpent(marks)).rejects.toThrow(/of this person and month before/)
    await desk.turn()
    home.clock.now += day
    await tokenBy(ask)
    expect(await counts(home)).toEqual([])
    await desk.turn()
    expect(await counts(home)).toEqual([
      { on_day: '2026-03-12', what: 'issued', n: 1 },
      { on_day: '2026-03-12', what: 'replayed', n: 3 },
    ])
  })

  test('is not spent by a text that is sent back to its author', async () => {
    const { home, vera } = await start()
    const [key, token, proof, { receiptHash }] = [randomUUID(), await tokenFrom(home.app), await provenFor(home.app, vera), newReceipt()]
    const send = (more: object) => file(home.app, { ...ratingOf(vera, { token, proof, receiptHash }), ...more }, key)
    const phone = 'I was there, and whoever wants to know more may call me under 614-555-0187 any evening.'
    expect((await send({ saw: phone })).json()).toMatchObject({ status: 'needs_author_edit' })
    expect((await send({})).json()).toMatchObject({ status: 'pending' })
  })

  test('that is missing, made up, modified, of another month or of another installation is refused', async () => {
    const { home, vera } = await start()
    const token = await tokenFrom(home.app)
    const elsewhere = await tokenFrom((await testApp()).app)
    const [epoch, nonce, signature] = token.split('.') as [string, string, string]
    const other = nonce.startsWith('0') ? `1${nonce.slice(1)}` : `0${nonce.slice(1)}`
    for (const damaged of [
      undefined,
      '',
      'x',
      elsewhere,
      `${epoch}.${other}.${signature}`,
      `2026-02.${nonce}.${signature}`,
      `2026-04.${nonce}.${signature}`,
      token.toUpperCase(),
    ]) {
      const { receiptHash } = newReceipt()
      const payload = { ...ratingOf(vera), receiptHash, proof: await provenFor(home.app, vera), token: damaged }
      const reply = await home.app.inject({ method: 'POST', url: '/api/reviews', payload, headers: { 'idempotency-key': randomUUID() } })
      expect(reply.json()).toMatchObject({ code: 'invalid', detail: { field: 'token' } })
    }
    expect(await arrivals(home)).toBe(0)
    expect((await file(home.app, ratingOf(vera, { token }))).statusCode).toBe(200)
  })

  test('is valid during its month and for three more days', async () => {
    const { home, vera } = await start()
    home.clock.now = Date.parse('2026-03-31T23:00:00Z')
    const [one, other] = [await tokenFrom(home.app), await tokenFrom(home.app)]
    home.clock.now = Date.parse('2026-04-03T23:00:00Z')
    expect((await file(home.app, ratingOf(vera, { token: one }))).statusCode).toBe(200)
    home.clock.now = Date.parse('2026-04-04T00:00:00Z')
    expect((await file(home.app, ratingOf(vera, { token: other }))).json()).toMatchObject({ message: expect.stringContaining('too old') })
  })

  test('is signed once for a valid proof of work, and only for a valid blinded message', async () => {
    const { offer, sign } = await start()
    const { epoch, key, challenge } = await offer()
    const { blinded } = blind({ epoch, key, challenge })
    const proof = await proofOf(challenge)
    const field = async (payload: object) => (await sign(payload)).json<{ detail?: { field: string } }>().detail?.field
    expect(await field({ epoch, blinded, proof: 'none' })).toBe('proof')
    expect(await field({ epoch: '2026-02', blinded, proof })).toBe('token')
    const first = await sign({ epoch, blinded, proof })
    expect(first.statusCode).toBe(200)
    expect((await sign({ epoch, blinded, proof })).body).toBe(first.body)
    expect(await field({ epoch, blinded: blind({ epoch, key, challenge }).blinded, proof })).toBe('proof')
    for (const nothing of ['', 'zz', 'ff'.repeat(256), '00'.repeat(255)]) {
      expect(await field({ epoch, blinded: nothing, proof: await proofOf((await offer()).challenge) })).toBe('token')
    }
  })
})

describe('the keys of a month', () => {
  test('are the same in every process, and useless without the installation’s secret', async () => {
    const { home, vera } = await start()
    const token = await tokenFrom(home.app)
    const deskWith = (secret: string) => deskOf(home, secret)
    const paidFor = { professional: vera, month: '2026-02' }
    const [one, other] = [await deskWith(testSecret).check(token, paidFor), await deskWith(testSecret).check(token, paidFor)]
    expect(one).toEqual(other)
    await expect(deskWith('another secret').check(token, paidFor)).rejects.toThrow(/authenticate/)
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from token_epoch`.execute(home.database.owner)
    expect(rows).toHaveLength(1)
  })
})
