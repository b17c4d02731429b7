import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nobody } from '#access/actor.ts'
import { bind, boundFeature, inProcess } from './bind.ts'
import { call } from './contract.ts'
import { unlimited } from './limits.ts'
import { serializerOf } from './serializer.ts'

const Person = z.object({
  name: z.string(),
  role: z.enum(['judge', 'attorney']),
  status: z.literal('pending'),
  state: z.nullable(z.string()),
  note: z.optional(z.string()),
  age: z.number(),
  whole: z.int(),
  isGone: z.boolean(),
  facts: z.array(z.object({ field: z.string(), value: z.nullable(z.number()) })),
  criteria: z.record(z.string(), z.nullable(z.number())),
  either: z.union([z.string(), z.number()]),
})

const number = fc.double({ noNaN: true, noDefaultInfinity: true })
const people = fc.record(
  {
    name: fc.string(),
    role: fc.constantFrom('judge' as const, 'attorney' as const),
    status: fc.constant('pending' as const),
    state: fc.option(fc.string()),
    note: fc.string(),
    age: number,
    whole: fc.integer(),
    isGone: fc.boolean(),
    facts: fc.array(fc.record({ field: fc.string(), value: fc.option(number), secret: fc.string() })),
    criteria: fc.dictionary(fc.string(), fc.option(number)),
    either: fc.oneof(fc.string(), number),
    passwordHash: fc.string(),
  },
  { requiredKeys: ['name', 'role', 'status', 'state', 'age', 'whole', 'isGone', 'facts', 'criteria', 'either', 'passwordHash'] },
)

test('a stripped reply is what zod would have made of it, and holds no field that the contract does not name', () => {
  const strip = serializerOf(Person)
  fc.assert(
    fc.property(people, (person) => {
      const stripped = strip(person, '')
      expect(JSON.stringify(stripped)).toBe(JSON.stringify(z.safeEncode(Person, person).data))
      expect(stripped).not.toHaveProperty('passwordHash')
    }),
  )
})

test('a reply that breaks its contract is refused wherever zod refuses it', () => {
  const strip = serializerOf(Person)
  const refused = (value: unknown) => {
    try {
      strip(value, '')
      return false
    } catch {
      return true
    }
  }
  const odd = fc.constantFrom<unknown>(null, undefined, 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 'x', true, [], {}, [null])
  const keys = fc.constantFrom(...Object.keys(Person.shape))
  fc.assert(
    fc.property(people, keys, odd, (person, key, value) => {
      const broken = { ...person, [key]: value }
      expect(refused(broken)).toBe(!z.safeEncode(Person, broken as never).success)
    }),
    { numRuns: 500 },
  )
  for (const value of [null, undefined, 'text', [], 1]) expect(refused(value)).toBe(true)
})

test('the sentence about a broken reply names the field and never its value', () => {
  expect(() => serializerOf(z.object({ name: z.number() }))({ name: 'Ana Private' }, '')).toThrow(/^(?!.*Private).*name/)
})

const calls = {
  get: call({
    name: 'things.get',
    method: 'GET',
    path: '/api/things',
    access: 'public',
    summary: 'A thing.',
    reply: z.object({ name: z.string(), parts: z.array(z.object({ name: z.string() })) }),
  }),
}
const row = { name: 'a', secret: 'kept', parts: [{ name: 'b', secret: 'kept' }] }
const deps = {
  actorOf: async () => nobody,
  limiter: unlimited,
  appUrl: 'https://court.example',
  onRefused: () => {},
  report: () => {},
  claimKey: async () => {},
}
const things = boundFeature('things', calls, { get: async () => row })

test('asvs-15.3.1: a column that the contract does not name reaches neither a browser nor a page', async () => {
  const app = Fastify()
  bind(app, [things], deps)
  const reply = await app.inject('/api/things')
  const expected = { name: 'a', parts: [{ name: 'b' }] }
  expect(reply.json()).toEqual(expected)
  expect(await inProcess([things], deps)('things.get', {}, nobody)).toEqual({ ok: true, data: expected })
})

test('a reply without a named field is a fault of ours: 500', async () => {
  const broken = boundFeature('things', calls, { get: async () => ({ name: 'a' }) as never })
  const app = Fastify()
  bind(app, [broken], deps)
  expect((await app.inject('/api/things')).statusCode).toBe(500)
  expect(await inProcess([broken], deps)('things.get', {}, nobody)).toMatchObject({ ok: false, status: 500 })
})
