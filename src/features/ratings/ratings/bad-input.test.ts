// Malicious input and hidden characters: each is refused with a sentence that says what to do, nothing is stored, and the refusal is
// counted by call and kind at the end of the day (telemetry/refusals.ts). A token that is used twice is counted as well (proof.tokens.ts).
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { file, newReceipt, provenFor, putPerson, ratingOf, tokenFrom } from '#test/support/ratings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { limiter } from '#http/limits.ts'

const day = 24 * 3_600_000
const words = 'The hearing began on time and each side was heard for as long as it needed.'

// A timer writes the counts; the tests drive it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Ends the day and expects these counts of refusals. */
async function expectCounted({ clock, database }: TestApp, counts: Record<string, number>) {
  clock.now += day
  await vi.advanceTimersByTimeAsync(60_000)
  const read = async () => {
    const { rows } = await sql<{ call: string; status: number; n: number }>`select call, status, n from refusal_day`.execute(database.owner)
    return Object.fromEntries(rows.map(({ call, status, n }) => [`${call} ${status}`, n]))
  }
  await expect.poll(read).toEqual(counts)
}

const storedCount = async ({ database }: TestApp) =>
  (await sql`select from review_intake union all select from review union all select from token_spent_intake`.execute(database.owner)).rows
    .length

async function start(options: Parameters<typeof testApp>[0] = {}) {
  const home = await testApp(options)
  return { home, vera: await putPerson(home.database.owner) }
}

describe('texts', () => {
  const badTexts: readonly [what: string, text: string, sentence: RegExp][] = [
    ['a text that is turned around', `${words} \u202edetrever`, /^The text holds characters that cannot be shown. Type that part again\.$/],
    ['a text in an isolate', `${words} \u2067trap a\u2069`, /cannot be shown/],
    [
      'signs of no width in a word',
      `${words} Counsel Ash\u200bworth spoke first.`,
      /^A word holds signs that nobody sees, or letters of two alphabets\. Type/,
    ],
    ['a joiner in a word', `${words} He took a bri\u200dbe.`, /signs that nobody sees/],
    ['letters that only look alike', `${words} Counsel \u0405m\u0456th spoke first.`, /letters of two alphabets/],
    ['HTML', `${words} <b>Really</b>`, /^The text holds HTML, which is not read as such here\. Write plain words\.$/],
    ['a script', `${words} <script src=//elsewhere.example></script>`, /holds HTML/],
    ['a picture with an event', `${words} <img src=x onerror=alert(1)>`, /holds HTML/],
  ]

  test('with tricks of Unicode or with HTML are refused in every field, also in edits, and are counted', async () => {
    const { home, vera } = await start()
    const { receipt, receiptHash } = newReceipt()
    expect((await file(home.app, ratingOf(vera, { receiptHash }))).json()).toMatchObject({ status: 'pending' })
    const before = await storedCount(home)
    for (const [what, text, sentence] of badTexts) {
      for (const field of ['saw', 'wentWell', 'shouldKnow'] as const) {
        const reply = await file(home.app, { ...ratingOf(vera), [field]: text }, randomUUID())
        expect([what, reply.statusCode, reply.json()]).toEqual([
          what,
          400,
          {
            code: 'invalid',
            message: expect.stringMatching(sentence) as string,
            text: { id: expect.any(String) as string },
            detail: { field },
          },
        ])
      }
      const { professional: _, ...said } = ratingOf(vera, { saw: text })
      const headers = { 'idempotency-key': randomUUID() }
      const edited = await home.app.inject({
        method: 'POST',
        url: '/api/reviews/receipt/edit',
        payload: { receipt, version: 1, ...said },
        headers,
      })
      expect([what, edited.json()]).toMatchObject([what, { message: expect.stringMatching(sentence) as string }])
    }
    expect(await storedCount(home)).toBe(before)
    await expectCounted(home, { 'reviews.file 400': 3 * badTexts.length, 'reviews.edit 400': badTexts.length })
  })

  test('in other languages, with joined emoji, or with a less-than sign are accepted unchanged', async () => {
    const { home, vera } = await start()
    for (const more of [
      'El juez Núñez escuchó. ¿Qué más?',
      'Анна была там.',
      '\u05e9\u05dc\u05d5\u05dd \u200f',
      '👨‍👩‍👧',
      'We had < 3 days, and later > 20.',
    ])
      expect([more, (await file(home.app, ratingOf(vera, { saw: `${words} ${more}` }))).statusCode]).toEqual([more, 200])
  })

  test('of a megabyte are refused before they are read; a text longer than the form allows is refused with the limit', async () => {
    const { home, vera } = await start()
    const large = await file(home.app, ratingOf(vera, { saw: `${words} `.repeat(14_000) }))
    expect([large.statusCode, large.json()]).toEqual([
      413,
      { code: 'invalid', message: 'The request is too large.', text: { id: expect.any(String) as string } },
    ])
    const long = await file(home.app, ratingOf(vera, { saw: `${words} `.repeat(40) }))
    expect([long.statusCode, long.json()]).toMatchObject([
      400,
      { message: expect.stringContaining('write at most 1500 characters') as string },
    ])
    expect(await storedCount(home)).toBe(0)
    await expectCounted(home, { 'reviews.file 413': 1, 'reviews.file 400': 1 })
  })
})

const tried = iterations(100_000, 5_000)
test(`a receipt that is tried ${tried} times from one network: the first 120 of ten minutes are answered, none opens, and the rest has to wait`, async () => {
  const clock = { now: Date.parse('2026-03-12T18:00:00Z') }
  const { home, vera } = await start({ limiter: limiter(() => clock.now) })
  const { receipt, receiptHash } = newReceipt()
  expect((await file(home.app, ratingOf(vera, { receiptHash }))).statusCode).toBe(200)
  const open = (guess: string, remoteAddress: string) =>
    home.app.inject({ method: 'POST', url: '/api/reviews/receipt', payload: { receipt: guess }, remoteAddress })
  const statuses = new Map<number, number>()
  for (let n = 0; n < tried; n += 500) {
    const replies = await Promise.all(Array.from({ length: 500 }, (_, m) => open((n + m).toString(16).padStart(64, '0'), '203.0.113.7')))
    for (const { statusCode } of replies) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 120, 429: tried - 120 })
  const refused = await open(receipt, '203.0.113.99')
  expect(refused.json()).toMatchObject({
    code: 'limited',
    message: expect.stringMatching(/^Too many from this connection. Try again in \d+ minutes\.$/) as string,
  })
  // An author who has the words can still open the receipt while someone else guesses.
  expect((await open(receipt, '198.51.100.7')).statusCode).toBe(200)
  await expectCounted(home, { 'reviews.lookUp 429': tried - 119 })
}, 240_000)

test('a token or a proof that is used twice is refused with a sentence, and counted', async () => {
  const { home, vera } = await start()
  const omar = await putPerson(home.database.owner, { name: 'Omar Example' })
  const [token, proof] = [await tokenFrom(home.app), await provenFor(home.app, vera)]
  expect((await file(home.app, ratingOf(vera, { token, proof }))).statusCode).toBe(200)
  const before = await storedCount(home)
  const messageFor = async (given: Parameters<typeof ratingOf>[1], of = vera) =>
    (await file(home.app, ratingOf(of, given))).json<{ message: string }>().message
  expect(await messageFor({ token })).toMatch(/^This token has paid for a rating of this person and month before\./)
  expect(await messageFor({ token }, omar)).toMatch(/^This token has paid for another rating before\./)
  expect(await messageFor({ token: token.replace(/^\d{4}/, '2019') })).toMatch(/^The token is too old\./)
  expect(await messageFor({ proof })).toMatch(/^The proof of work was used before\./)
  expect(await messageFor({ proof: await provenFor(home.app, vera) }, omar)).toMatch(/^The proof of work does not fit\./)
  expect(await storedCount(home)).toBe(before)
  home.clock.now += day
  await vi.advanceTimersByTimeAsync(60_000)
  const read = async () => (await sql<{ what: string; n: number }>`select what, n from token_day`.execute(home.database.owner)).rows
  await expect.poll(async () => Object.fromEntries((await read()).map(({ what, n }) => [what, n]))).toMatchObject({ replayed: 2 })
  // Two separate timers write these counts, so one may be there before the other.
  const refused = async () =>
    (await sql`select n from refusal_day where call = 'reviews.file' and status = 400`.execute(home.database.owner)).rows
  await expect.poll(refused).toEqual([{ n: 5 }])
})
