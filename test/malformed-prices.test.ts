// The fuzzer's own tokens and proofs that do not pay (assurance/fuzz/prices.ts), alone.
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refusedPrices, malformedPrices } from '#assurance/fuzz/prices.ts'
import { addProfessional } from '#assurance/fuzz/professional.ts'
import { testApp } from './support/test-app.ts'

test('ten kinds of invalid tokens and proofs are each refused with their own sentence, and none of them is stored', async () => {
  const { app, clock, database, reports } = await testApp()
  clock.now = Date.now()
  await addProfessional(database.owner)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { refused, bad } = await malformedPrices((app.server.address() as AddressInfo).port, 2)
  expect(bad).toEqual([])
  expect(refused).toEqual(Object.fromEntries(Object.keys(refusedPrices).map((kind) => [kind, 2])))
  expect(reports).toEqual([])
  // The one rating whose token and proof the others show again.
  expect((await sql`select from review_intake`.execute(database.owner)).rows).toHaveLength(1)
  expect((await sql`select from token_spent_intake`.execute(database.owner)).rows).toHaveLength(1)
}, 60_000)
