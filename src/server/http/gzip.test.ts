import { gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'

const large = '/api/terms/versions'
const small = '/api/professionals/count'
const zipped = { 'accept-encoding': 'gzip, br' }

const text = (reply: LightMyRequestResponse) => gunzipSync(reply.rawPayload).toString()

async function asked(url: string, headers: Record<string, string>) {
  const { app } = await testApp()
  return { plain: await app.inject(url), reply: await app.inject({ url, headers }) }
}

test('JSON above 1 KB is compressed for those who take it, and is the same text', async () => {
  const { plain, reply } = await asked(large, zipped)
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body.length).toBeGreaterThan(10_000)
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding, sec-fetch-site' })
  expect(text(reply)).toBe(plain.body)
  expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
  expect(reply.rawPayload.length).toBeLessThan(plain.body.length / 2)
})

test('a short reply, and a refusal, go out as they are', async () => {
  for (const url of [small, '/api/cases']) {
    const { plain, reply } = await asked(url, zipped)
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.body).toBe(plain.body)
  }
})

test.each(['same-origin', 'none'])('a page of ours gets it compressed (Sec-Fetch-Site: %s)', async (site) => {
  const { reply } = await asked(large, { ...zipped, 'sec-fetch-site': site })
  expect(reply.headers['content-encoding']).toBe('gzip')
})

test.each(['cross-site', 'same-site'])(
  'what another site makes a browser ask for has its whole length (Sec-Fetch-Site: %s)',
  async (site) => {
    const { plain, reply } = await asked(large, { ...zipped, 'sec-fetch-site': site })
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.body).toBe(plain.body)
  },
)
