// A person who runs the server has its database, its secret, its keys, and everything that was sent to it. Given 1,000 tokens
// that were requested and 1,000 ratings that were paid for, they must not be able to match them.
//
// The statistic: the number of pairs that a method matches correctly. If requests and payments are unrelated, matching 1,000
// with 1,000 is right once on average, with any method (fixed points of a random permutation; for the nearest
// likeness, a binomial of 1,000 tries at 1 in 1,000). The probability of 11 or more is about 1e-8 for one method, and under 1e-5
// for the few hundred methods tried here.
//
// Authors write for some time between request and payment, so payments come in a random order. Someone who watches both moments
// on the network can learn more; the design does not claim otherwise (docs/decisions/0034).
import { createDecipheriv, createHmac, createPrivateKey, createPublicKey } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { rightByLikeness, rightByRank } from '#domain/tokens/joining.ts'
import { tokenIn } from '#domain/tokens/token.ts'
import { mix } from '#ratings/reviews/store.sweep.ts'
import { mixSpent } from '#ratings/tokens/store.ts'
import { iterations } from './support/depth.ts'
import { seededRandom } from './support/random.ts'
import { file, newReceipt, proofOf, putPerson, ratingOf } from './support/ratings.ts'
import { blind, inverse, numberOf, type Offer, power } from './support/tokens.ts'
import { testSecret, type TestApp, testApp } from './support/test-app.ts'

/** The bound does not depend on it: one correct pair on average by chance, of 200 as of 1,000. */
const howMany = iterations(1_000, 200)
const mostRight = 10

/** A number for each token or rating, by the kind of number. */
type Columns = Map<string, bigint[]>
const add = (columns: Columns, values: Record<string, bigint>) => {
  for (const [name, value] of Object.entries(values)) columns.set(name, [...(columns.get(name) ?? []), value])
}
const hex = (text: string) => BigInt(`0x${text}`)

interface Known {
  home: TestApp
  issued: Columns
  used: Columns
  /** The number of the request, by use: only this test knows it. */
  truth: number[]
  /** Counts of requests that were stored while their day lasted. */
  countedEarly: number
}

/** The proof as it was sent: what chance put into it. */
function chanceIn(proof: string): Record<string, bigint> {
  const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
    challenge: { parameters: { nonce: string; salt: string } }
    solution: { counter: number; derivedKey: string }
  }
  const { nonce, salt } = challenge.parameters
  return {
    'nonce of the work': hex(nonce),
    'salt of the work': hex(salt),
    counter: BigInt(solution.counter),
    'derived key': hex(solution.derivedKey),
  }
}

/** Asks for tokens one after the other, and pays with them in an order by chance. @param factor 1 leaves the blinding out */
async function live(many: number, factor?: bigint): Promise<Known> {
  const home = await testApp()
  const people = await Promise.all(Array.from({ length: 40 }, () => putPerson(home.database.owner)))
  const { next } = seededRandom(9474)
  const [issued, used]: [Columns, Columns] = [new Map(), new Map()]
  const tokens: string[] = []
  for (let n = 0; n < many; n += 1) {
    const offer = (await home.app.inject('/api/reviews/token')).json<Offer>()
    const { blinded, token } = blind(offer, factor)
    const proof = await proofOf(offer.challenge)
    const payload = { epoch: offer.epoch, blinded, proof }
    const { signed } = (await home.app.inject({ method: 'POST', url: '/api/reviews/token', payload })).json<{ signed: string }>()
    tokens.push(token(signed))
    add(issued, { order: BigInt(n), blinded: hex(blinded), signed: hex(signed), ...chanceIn(proof) })
  }
  const truth = tokens
    .map((_, n) => ({ n, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ n }) => n)
  const receipts: string[] = []
  for (const [order, n] of truth.entries()) {
    const { receiptHash } = newReceipt()
    const person = people[Math.floor(next() * people.length)]!
    const reply = await file(home.app, ratingOf(person, { token: tokens[n]!, receiptHash }))
    if (reply.statusCode !== 200) throw new Error(reply.body)
    receipts.push(receiptHash)
    const { nonce, signature } = tokenIn(tokens[n]!)!
    add(used, {
      order: BigInt(order),
      'number drawn': numberOf(nonce),
      signature: numberOf(signature),
      receipt: hex(receiptHash),
      person: hex(person.replaceAll('-', '')),
    })
  }
  const { rows: early } = await sql<{ n: number }>`select count(*)::int as n from token_day`.execute(home.database.owner)
  home.clock.now += 24 * 3_600_000
  await mix(home.database.reviews, '2026-03-13')
  await mixSpent(home.database.reviews, '2026-03-13')
  await addStored(home, used, receipts, tokens, truth)
  return { home, issued, used, truth, countedEarly: early[0]!.n }
}

/** The key and the secret of the month, as the person who runs the server has them. */
async function serversKeys({ database }: TestApp) {
  const { rows } = await sql<{ epoch: string; sealed: Buffer; key: Buffer }>`
    select epoch, sealed, public_key as key from token_epoch`.execute(database.owner)
  const { epoch, sealed, key } = rows[0]!
  const opened = createDecipheriv(
    'aes-256-gcm',
    createHmac('sha256', testSecret).update('tokens of ratings').digest(),
    sealed.subarray(0, 12),
  )
  opened.setAAD(Buffer.from(epoch)).setAuthTag(sealed.subarray(12, 28))
  const plain = Buffer.concat([opened.update(sealed.subarray(28)), opened.final()])
  const jwk = createPrivateKey({ key: plain.subarray(32), type: 'pkcs8', format: 'der' }).export({ format: 'jwk' })
  const number = (part?: string) => numberOf(Buffer.from(part!, 'base64url'))
  expect(createPublicKey({ key, type: 'spki', format: 'der' }).export({ format: 'jwk' }).n).toBe(jwk.n)
  return { n: number(jwk.n), d: number(jwk.d), secret: plain.subarray(0, 32) }
}

/** Adds the stored data of each paid rating: its row, and its marks, with their positions. */
async function addStored(home: TestApp, used: Columns, receipts: readonly string[], tokens: readonly string[], truth: readonly number[]) {
  const { n, secret } = await serversKeys(home)
  const { rows: reviews } = await sql<{ id: string; receipt: string }>`
    select id, encode(receipt_hash, 'hex') as receipt from review order by ctid`.execute(home.database.owner)
  const { rows: marks } = await sql<{ mark: string; nullifier: string }>`
    select encode(mark, 'hex') as mark, encode(nullifier, 'hex') as nullifier from token_spent order by ctid`.execute(home.database.owner)
  const placeOf = new Map(reviews.map(({ receipt, id }, place) => [receipt, { place, id }]))
  const markAt = new Map(marks.map(({ mark, nullifier }, place) => [mark, { place, nullifier }]))
  for (const [order, receipt] of receipts.entries()) {
    const { nonce, signature } = tokenIn(tokens[truth[order]!]!)!
    const mark = createHmac('sha256', secret).update(nonce).update('paid').digest('hex')
    const [row, spent] = [placeOf.get(receipt)!, markAt.get(mark)!]
    add(used, {
      'what was signed': power(numberOf(signature), 65_537n, n),
      id: hex(row.id.replaceAll('-', '')),
      'place of the rating': BigInt(row.place),
      mark: hex(mark),
      nullifier: hex(spent.nullifier),
      'place of the mark': BigInt(spent.place),
    })
  }
}

describe(`${howMany} tokens that were asked for, and ${howMany} ratings that were paid for`, () => {
  test('cannot be joined by any column or order, sent or stored, better than by chance', async () => {
    const { home, issued, used, truth, countedEarly } = await live(howMany)
    const right: Record<string, number> = {}
    for (const [asked, of] of issued)
      for (const [paid, by] of used) rightByRank(of, by, truth).forEach((n, way) => (right[`${asked} / ${paid} / ${way}`] = n))
    for (const asked of ['blinded', 'signed'])
      for (const paid of ['signature', 'what was signed'])
        right[`${asked} ~ ${paid}`] = rightByLikeness(issued.get(asked)!, used.get(paid)!, truth, 256)
    for (const asked of ['blinded', 'derived key'])
      for (const paid of ['number drawn', 'mark', 'nullifier'])
        right[`${asked} ~ ${paid}`] = rightByLikeness(issued.get(asked)!, used.get(paid)!, truth, 32)
    expect(Object.keys(right).length).toBeGreaterThan(200)
    expect(Object.entries(right).filter(([, n]) => n > mostRight)).toEqual([])

    // Nothing about a request for a token is stored except a count, and that only after its day: a timer may have written it by now.
    expect(countedEarly).toBe(0)
    const { rows: tables } = await sql<{ name: string; n: number }>`
      select relname as name, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || oid::regclass, false, true, '')))[1]::text::int as n
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname like 'token%' and relname <> 'token_day' order by 1`.execute(
      home.database.owner,
    )
    expect(tables).toEqual([
      { name: 'token_epoch', n: 1 },
      { name: 'token_spent', n: howMany },
      { name: 'token_spent_intake', n: 0 },
    ])
    // Marks have their own order, and all come from one transaction.
    const { rows } = await sql<{
      mark: string
      xmin: string
    }>`select encode(mark, 'hex') as mark, xmin::text from token_spent order by ctid`.execute(home.database.owner)
    expect(rows.map(({ mark }) => mark)).toEqual(rows.map(({ mark }) => mark).toSorted())
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1)
  }, 240_000)

  test('any asking explains any rating: for each pair there is a blinding that makes them one', async () => {
    const { home, issued, used } = await live(20)
    const { n, d } = await serversKeys(home)
    const pairs = Array.from({ length: 20 }, (_, at) => [at, (7 * at + 3) % 20] as const)
    for (const [i, j] of pairs) {
      const [z, s, m, signature] = [
        issued.get('blinded')![i]!,
        issued.get('signed')![i]!,
        used.get('what was signed')![j]!,
        used.get('signature')![j]!,
      ]
      const factor = power(z * inverse(m, n), d, n)
      expect((power(factor, 65_537n, n) * m) % n).toBe(z)
      expect((s * inverse(factor, n)) % n).toBe(signature)
    }
  }, 60_000)
})

describe('the same search', () => {
  test('finds every one of them where the blinding is left out', async () => {
    const { issued, used, truth } = await live(100, 1n)
    expect(rightByRank(issued.get('signed')!, used.get('signature')!, truth)[0]).toBe(100)
    expect(rightByLikeness(issued.get('blinded')!, used.get('what was signed')!, truth, 256)).toBe(100)
  }, 60_000)
})
