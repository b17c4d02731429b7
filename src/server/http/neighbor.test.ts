import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { file, putPerson, ratingOf } from '#test/support/ratings.ts'
import { testApp } from '#test/support/test-app.ts'
import { limiter } from './limits.ts'

const noon = Date.parse('2026-03-12T12:00:00Z')
const second = 1000

/**
 * The refusals for a person who uses up a network's limits at 12:40, after a neighbor on that network sent a rating at a second
 * after noon, or sent none. By then each call is refused; every byte of the refusals is returned.
 */
async function refused(neighborAt: number | null): Promise<string[]> {
  const clock = { now: noon }
  const home = await testApp({ limiter: limiter(() => clock.now) })
  const vera = await putPerson(home.database.owner, { name: 'Vera Example' })
  if (neighborAt !== null) {
    clock.now = noon + neighborAt * second
    home.clock.now = clock.now
    const { statusCode } = await file(home.app, ratingOf(vera))
    if (statusCode !== 200) throw new Error(`The neighbor's rating was not taken: ${statusCode}`)
  }
  clock.now = noon + 2400 * second
  home.clock.now = clock.now
  const answers: string[] = []
  for (const [method, url] of [
    ['POST', '/api/reviews'],
    ['POST', '/api/reviews/receipt/edit'],
    ['POST', '/api/reviews/receipt/withdraw'],
    ['GET', '/api/reviews/challenge?professional=nobody'],
    ['GET', '/api/reviews/token'],
    ['POST', '/api/reviews/token'],
  ] as const) {
    const ask = () =>
      home.app.inject({ method, url, ...(method === 'POST' && { payload: {}, headers: { 'idempotency-key': randomUUID() } }) })
    // Everything that a limit can let through, and more.
    let reply = await ask()
    for (let n = 0; n < 240; n += 1) reply = await ask()
    const { date: _, ...headers } = reply.headers
    answers.push(JSON.stringify([url, reply.statusCode, headers, reply.body]))
  }
  return answers
}

test('a person who is refused learns nothing from it of when a neighbor on the same network rated', async () => {
  const never = await refused(null)
  expect(never.map((line) => (JSON.parse(line) as [string, number])[1])).toEqual([429, 429, 429, 429, 429, 429])
  expect((JSON.parse(never[0]!) as [string, number, Record<string, string>])[2]['retry-after']).toBe('1200')
  expect(await refused(30)).toEqual(never)
  expect(await refused(2399)).toEqual(never)
}, 60_000)
