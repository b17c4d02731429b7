import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import { answerTo } from './faults.ts'
import { jsonHeaders } from './headers.ts'

test('every refusal is JSON of one shape with the headers of every reply, whatever was wrong', async () => {
  const { app, reports } = await testApp()
  const asked = [
    ['GET', '/api/professionals/nobody', 400],
    ['GET', '/api/professionals/00000000-0000-4000-8000-000000000000', 404],
    ['GET', '/api/nothing?q=Vera', 404],
    ['DELETE', '/api/reviews', 404],
    ['PUT', '/Vera%20Example', 404],
    ['OPTIONS', '/', 404],
    ['POST', '/api/reviews/receipt', 400],
  ] as const
  for (const [method, url, status] of asked) {
    const reply = await app.inject({ method, url })
    expect([method, url, reply.statusCode]).toEqual([method, url, status])
    expect(Object.keys(reply.json())).toEqual(expect.arrayContaining(['code', 'message']))
    expect(reply.headers).toMatchObject(jsonHeaders)
    // Nothing of the address comes back.
    expect(reply.body).not.toContain('Vera')
  }
  expect(reports).toEqual([])
})

test('a caller who hung up half-way is their own refusal, and no database that is out of reach', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(answerTo(Object.assign(aborted, { statusCode: 400 })).status).toBe(400)
  expect(answerTo(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).toMatchObject({ status: 503, retryAfter: 5 })
})
