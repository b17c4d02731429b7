import { expect, test } from 'vitest'
import { world } from '../../test/world.ts'
import { jsonHeaders } from './headers.ts'

test('every refusal is JSON of one shape with the headers of every reply, whatever was wrong', async () => {
  const { app, reports } = await world()
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
