import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { putPerson } from '#test/support/ratings.ts'
import { testApp } from '#test/support/test-app.ts'
import { limiter } from '#http/limits.ts'
import { mostMissingADay, mostWaitingOfOne } from './rules.ts'

type Court = Awaited<ReturnType<typeof testApp>>

const wrong = (professional: string) => ({
  professional,
  field: null,
  positionSeq: null,
  was: null,
  now: 'She sits in another court now.',
  proof: 'The web page of the court',
})
const missing = { role: 'gal', kind: 'guardian_ad_litem', name: 'Una Ferrow', state: 'OH', proof: 'Roster of Wood County, page 3' }

const send = ({ app }: Court, path: string, payload: object, from: string, key: string = randomUUID()) =>
  app.inject({ method: 'POST', url: `/api/corrections${path}`, payload, headers: { 'idempotency-key': key }, remoteAddress: from })

async function counted({ app, database }: Court) {
  await app.close()
  return database.owner.selectFrom('refusal_day').select(['call', 'status', 'n']).execute()
}

/** Suggestions that many networks sent before, each below its own limit. */
const putWaiting = (backend: Court, count: number, of: { professional_id: string } | null) =>
  backend.database.owner
    .insertInto('suggestion')
    .values(
      Array.from({ length: count }, () => ({
        id: randomUUID(),
        number_hash: Buffer.from(randomUUID().replaceAll('-', '').repeat(2), 'hex'),
        received_on: '2026-03-12',
        ...(of
          ? { what: 'fact', ...of, now: 'Something else', proof: 'A page of a court' }
          : { what: 'person', role: 'gal', kind: 'guardian_ad_litem', name: 'Una Ferrow', us_state: 'OH', proof: 'A page of a court' }),
      })),
    )
    .execute()

test('the eleventh suggestion of one network in an hour is refused with a sentence and counted; other networks get through', async () => {
  const clock = () => Date.parse('2026-03-12T18:00:00Z')
  const backend = await testApp({ limiter: limiter(clock) })
  const lines = Array.from({ length: 30 }, (_, n) => ({ ...missing, county: `County ${n}` }))
  const replies = []
  for (const line of lines) replies.push((await send(backend, '/people', line, '192.0.2.9')).statusCode)
  expect(replies.filter((status) => status === 200)).toHaveLength(10)
  expect(replies.filter((status) => status === 429)).toHaveLength(20)
  expect((await send(backend, '/people', missing, '198.51.100.4')).statusCode).toBe(200)
  expect(await backend.database.owner.selectFrom('suggestion').select('id').execute()).toHaveLength(11)
  expect(await counted(backend)).toEqual([{ call: 'corrections.add', status: 429, n: 20 }])
})

test('a flood of reports about one person from many networks ends at fifty that wait; the next one is heard when some are decided', async () => {
  const backend = await testApp()
  const [judge, other] = [await putPerson(backend.database.owner), await putPerson(backend.database.owner)]
  const key = randomUUID()
  const first = await send(backend, '', wrong(judge), '192.0.2.9', key)
  await putWaiting(backend, mostWaitingOfOne - 1, { professional_id: judge })
  const full = await send(backend, '', wrong(judge), '198.51.100.4')
  expect(full.statusCode).toBe(429)
  expect(full.json<{ message: string }>().message).toContain('Many reports about this person wait already.')
  // A sender who repeats a suggestion gets the same number again, and suggestions for other profiles still work.
  expect((await send(backend, '', wrong(judge), '192.0.2.9', key)).json()).toEqual(first.json())
  expect((await send(backend, '', wrong(other), '198.51.100.4')).statusCode).toBe(200)
  await backend.database.owner
    .updateTable('suggestion')
    .set({ state: 'not_taken_over', reason: 'It says nothing new.', decided_on: '2026-03-12' })
    .where('professional_id', '=', judge)
    .execute()
  expect((await send(backend, '', wrong(judge), '198.51.100.4')).statusCode).toBe(200)
  expect(await counted(backend)).toEqual([{ call: 'corrections.correct', status: 429, n: 1 }])
})

test('the number of people suggested in a day is limited; the next day starts at zero', async () => {
  const backend = await testApp()
  await putWaiting(backend, mostMissingADay, null)
  expect((await send(backend, '/people', missing, '192.0.2.9')).statusCode).toBe(429)
  backend.clock.now += 24 * 3_600_000
  expect((await send(backend, '/people', missing, '192.0.2.9')).statusCode).toBe(200)
})
