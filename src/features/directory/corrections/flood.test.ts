import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { putPerson } from '#test/support/ratings.ts'
import { world } from '#test/support/world.ts'
import { limiter } from '#http/limits.ts'
import { mostMissingADay, mostWaitingOfOne } from './rules.ts'

type Court = Awaited<ReturnType<typeof world>>

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

/** What many networks sent before: each below its own limit. */
const putWaiting = (court: Court, count: number, of: { professional_id: string } | null) =>
  court.database.owner
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

test('the eleventh suggestion of one network within an hour is refused with a sentence, counted, and keeps nobody else out', async () => {
  const clock = () => Date.parse('2026-03-12T18:00:00Z')
  const court = await world({ limiter: limiter(clock) })
  const lines = Array.from({ length: 30 }, (_, n) => ({ ...missing, county: `County ${n}` }))
  const replies = []
  for (const line of lines) replies.push((await send(court, '/people', line, '192.0.2.9')).statusCode)
  expect(replies.filter((status) => status === 200)).toHaveLength(10)
  expect(replies.filter((status) => status === 429)).toHaveLength(20)
  expect((await send(court, '/people', missing, '198.51.100.4')).statusCode).toBe(200)
  expect(await court.database.owner.selectFrom('suggestion').select('id').execute()).toHaveLength(11)
  expect(await counted(court)).toEqual([{ call: 'corrections.add', status: 429, n: 20 }])
})

test('a flood of reports about one person from many networks ends at fifty that wait; the next one is heard when some are decided', async () => {
  const court = await world()
  const [judge, other] = [await putPerson(court.database.owner), await putPerson(court.database.owner)]
  const key = randomUUID()
  const first = await send(court, '', wrong(judge), '192.0.2.9', key)
  await putWaiting(court, mostWaitingOfOne - 1, { professional_id: judge })
  const full = await send(court, '', wrong(judge), '198.51.100.4')
  expect(full.statusCode).toBe(429)
  expect(full.json<{ message: string }>().message).toContain('Many reports about this person wait already.')
  // Who sent one before is told the same number again, and nobody else's page is shut.
  expect((await send(court, '', wrong(judge), '192.0.2.9', key)).json()).toEqual(first.json())
  expect((await send(court, '', wrong(other), '198.51.100.4')).statusCode).toBe(200)
  await court.database.owner
    .updateTable('suggestion')
    .set({ state: 'not_taken_over', reason: 'It says nothing new.', decided_on: '2026-03-12' })
    .where('professional_id', '=', judge)
    .execute()
  expect((await send(court, '', wrong(judge), '198.51.100.4')).statusCode).toBe(200)
  expect(await counted(court)).toEqual([{ call: 'corrections.correct', status: 429, n: 1 }])
})

test('so many people may be suggested in a day and no more; the next day is another', async () => {
  const court = await world()
  await putWaiting(court, mostMissingADay, null)
  expect((await send(court, '/people', missing, '192.0.2.9')).statusCode).toBe(429)
  court.clock.now += 24 * 3_600_000
  expect((await send(court, '/people', missing, '192.0.2.9')).statusCode).toBe(200)
})
