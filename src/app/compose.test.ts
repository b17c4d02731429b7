import { expect, test } from 'vitest'
import { world } from '../../test/world.ts'

test('the count of an empty directory is 0, which is a live value', async () => {
  const { app } = await world()
  const reply = await app.inject('/api/professionals/count')
  expect(reply.json()).toEqual({ count: 0 })
})

test('nobody is signed in: 401 with a code and a sentence', async () => {
  const { app } = await world()
  const reply = await app.inject('/api/auth/user')
  expect(reply.statusCode).toBe(401)
  expect(reply.json()).toEqual({ code: 'unauthenticated', message: 'Sign in first.' })
})

test('the description of the API names every call with its schemas', async () => {
  const { app } = await world()
  const api = (await app.inject('/api/docs')).json()
  expect(Object.keys(api.paths)).toContain('/api/professionals/{id}')
  expect(api.paths['/api/reviews'].post.requestBody).toBeDefined()
})
