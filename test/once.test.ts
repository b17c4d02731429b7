// However often one rating arrives, it is there once; and what a request brings beyond what is asked for is nothing.
import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { family } from './support/family.ts'
import { newReceipt, provenFor, putPerson, ratingOf, tokenFrom } from './support/ratings.ts'
import { type TestApp, testApp } from './support/test-app.ts'

async function desk() {
  const home = await testApp()
  const professional = await putPerson(home.database.owner)
  const paid = { proof: await provenFor(home.app, professional), token: await tokenFrom(home.app) }
  const payload = { ...ratingOf(professional), ...paid, receiptHash: newReceipt().receiptHash }
  const key = randomUUID()
  const send = () => home.app.inject({ method: 'POST', url: '/api/reviews', payload, headers: { 'idempotency-key': key } })
  return { home, payload, key, send }
}

const storedCount = async ({ database }: TestApp) => (await sql`select id from review_intake`.execute(database.owner)).rows.length

/** A way to the server on which every answer is lost after the server has sent it. */
async function losingProxy(port: number): Promise<number> {
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    client.pipe(server)
    client.on('error', () => server.destroy())
    server.on('error', () => client.destroy())
    server.once('data', () => {
      client.destroy()
      server.destroy()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  onTestFinished(() => void proxy.close())
  return (proxy.address() as AddressInfo).port
}

test('asvs-2.3.4 asvs-2.3.2: a double click sends twice at once: both get the same answer, and one rating is stored', async () => {
  const { home, send } = await desk()
  const replies = await Promise.all(Array.from({ length: 8 }, send))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(replies[0]!.json()).toMatchObject({ status: 'pending' })
  expect(await storedCount(home)).toBe(1)
})

test('a retry gets the same answer as the first attempt, and one rating is stored', async () => {
  const { home, send } = await desk()
  const first = await send()
  for (let count = 0; count < 3; count += 1) expect((await send()).body).toBe(first.body)
  expect(await storedCount(home)).toBe(1)
})

test('a reply that is lost on its way: the author sends again, and one rating is stored', async () => {
  const { home, payload, key, send } = await desk()
  await home.app.listen({ port: 0, host: '127.0.0.1' })
  const port = await losingProxy((home.app.server.address() as AddressInfo).port)
  const init = {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  }
  await expect(fetch(`http://127.0.0.1:${port}/api/reviews`, init)).rejects.toThrow('fetch failed')
  expect(await storedCount(home)).toBe(1)
  const again = await send()
  expect([again.statusCode, again.json<{ status: string }>().status]).toEqual([200, 'pending'])
  expect(await storedCount(home)).toBe(1)
})

test('two ratings with keys of their own are two', async () => {
  const { home, payload, send } = await desk()
  await send()
  const paid = { proof: await provenFor(home.app, payload.professional), token: await tokenFrom(home.app) }
  const other = { ...payload, ...paid, receiptHash: newReceipt().receiptHash }
  await home.app.inject({ method: 'POST', url: '/api/reviews', payload: other, headers: { 'idempotency-key': randomUUID() } })
  expect(await storedCount(home)).toBe(2)
})

test('what a call does not ask for is nothing to it, however deep it is', async () => {
  const backend = await testApp()
  const { ana, caseId } = await family(backend)
  const deep = 20_000
  const reply = await ana.inject({
    method: 'POST',
    url: `/api/cases/${caseId}/exhibits/${randomUUID()}/exports`,
    payload: '['.repeat(deep) + ']'.repeat(deep),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  })
  expect([reply.statusCode, backend.reports]).toEqual([404, []])
})
