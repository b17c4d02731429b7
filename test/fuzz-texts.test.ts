// A text that PostgreSQL cannot keep is the caller's to mend (http/faults.ts), whichever call it comes with.
import { expect, test } from 'vitest'
import { professionalId } from '#assurance/fuzz/addresses.ts'
import { dice } from '#assurance/fuzz/dice.ts'
import { inviteGuests } from '#assurance/fuzz/guests.ts'
import { sample } from '#assurance/fuzz/values.ts'
import { allCalls } from '#app/features.ts'
import { calls as accounts } from '#accounts/accounts/contract.ts'
import { testSecret, testApp } from './support/test-app.ts'

const addressed = (path: string) => path.replace(/:\w+/g, professionalId)

/** The value once for each of its texts, with U+0000 in that one. */
function* withNull(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield `${value.slice(0, 20)}\u0000${value.slice(20)}`
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    for (const changed of withNull(part)) yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
  }
}

test('U+0000, which PostgreSQL keeps in no text, is a failure of ours in no text of any call', async () => {
  const { app, clock, database, reports } = await testApp()
  clock.now = Date.now()
  const guests = await inviteGuests(database.owner, testSecret)
  const chance = dice(1)
  const failed: string[] = []
  let tried = 0
  for (const call of allCalls) {
    const asker = guests.of('super')!
    const right = call.body ? [sample(call.body, chance), sample(call.body, chance)] : []
    const bodies = right.flatMap((body) => [...withNull(body)])
    const inQuery = call.query ? Object.keys(Object(sample(call.query, chance)) as object) : []
    const queries = [...inQuery.map((name) => `?${name}=a%00b`), '']
    const url = call.path.replace(/:\w+/g, call.params ? 'a%00b' : '')
    const asked = [
      ...queries.map((query) => [url + query, undefined] as const),
      ...bodies.map((body) => [addressed(call.path), body] as const),
    ]
    for (const [at, payload] of asked) {
      const reply = await app.inject({
        method: call.method,
        url: at,
        headers: { cookie: asker.cookie, ...(call.idempotent && { 'idempotency-key': `k${tried}`.padEnd(24, 'k') }) },
        ...(payload !== undefined && { payload: payload as object }),
      })
      tried += 1
      if (reply.statusCode >= 500) failed.push(`${call.name} ${at} ${JSON.stringify(payload)}: ${reply.statusCode}`)
    }
    // Some calls end the session that they are made in.
    guests.heard(
      asker,
      accounts.user,
      (await app.inject({ url: '/api/auth/user', headers: { cookie: asker.cookie } })).statusCode,
      '"why":"sign_in"',
    )
    await guests.mend()
  }
  expect(failed).toEqual([])
  expect(reports).toEqual([])
  expect(tried).toBeGreaterThan(300)
}, 90_000)
