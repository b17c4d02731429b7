import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Event } from '#domain/moderation/table.ts'
import { putPerson } from '#test/support/ratings.ts'
import { testApp } from '#test/support/test-app.ts'
import { strataOf } from './store.neutrality.ts'

type Line = readonly [event: Event, rule?: string]

async function start() {
  const backend = await testApp()
  const { owner } = backend.database
  const judge = await putPerson(owner)
  /** Inserts this many ratings with this answer and these steps. */
  const put = async (howMany: number, answer: number, lines: readonly Line[], onDay = '2026-02-10', receipt = true) => {
    const ids = Array.from({ length: howMany }, () => randomUUID())
    await owner
      .insertInto('review')
      .values(
        ids.map((id) => ({
          id,
          professional_id: judge,
          criteria: JSON.stringify({ integrity: answer, communication: answer, temperament: null }),
          saw: '',
          went_well: null,
          should_know: null,
          part: 'parent',
          outcome: 'mixed',
          event_month: '2026-01-01',
          received_on: '2026-02-01',
          status: 'published',
          receipt_hash: receipt ? randomBytes(32) : null,
        })),
      )
      .execute()
    await owner
      .insertInto('review_event')
      .values(
        ids.flatMap((review_id) =>
          lines.map(([event, rule], index) => ({
            id: randomUUID(),
            review_id,
            n: index + 1,
            actor: 'system',
            event,
            checks: rule ? [rule] : [],
            letter: 'accusation',
            on_day: onDay,
          })),
        ),
      )
      .execute()
  }
  const readNeutrality = async () => (await backend.app.inject('/api/transparency/neutrality')).json<object>()
  return { backend, put, readNeutrality }
}

test('each rating counts by its sign and the first rule that was named; a reinstated or undone one is not down', async () => {
  const { backend, put } = await start()
  await put(2, 1, [
    ['held', 'C4.1'],
    ['refused', 'N7.1'],
  ])
  await put(1, 5, [['held', 'C4.1'], ['refused', 'C4.1'], ['appealed'], ['reinstated']])
  await put(1, 5, [['held', 'C4.1'], ['refused', 'C4.1'], ['undone']])
  await put(3, 4, [['passed'], ['published']])
  await put(1, 1, [['passed'], ['published'], ['affirm_asked', 'N1.1'], ['lapsed', 'N12.1']])
  await put(5, 3, [
    ['held', 'C4.1'],
    ['refused', 'C4.1'],
  ])
  await put(
    5,
    1,
    [
      ['held', 'C4.1'],
      ['refused', 'C4.1'],
    ],
    '2026-02-10',
    false,
  )
  expect(await strataOf(backend.database.reviews, '2026-03-01')).toEqual([
    { rule: 'C4', negative: { n: 2, down: 2 }, positive: { n: 2, down: 0 } },
    { rule: 'N1', negative: { n: 1, down: 1 }, positive: { n: 0, down: 0 } },
    { rule: 'none', negative: { n: 0, down: 0 }, positive: { n: 3, down: 0 } },
  ])
  expect(await strataOf(backend.database.reviews, '2026-02-10')).toEqual([])
})

test('with too little data the page says so, and has no count that could reveal one rating', async () => {
  const { put, readNeutrality } = await start()
  await put(29, 1, [
    ['held', 'C4.1'],
    ['refused', 'C4.1'],
  ])
  await put(40, 5, [
    ['held', 'C4.1'],
    ['refused', 'C4.1'],
  ])
  expect(await readNeutrality()).toEqual({ before: '2026-03-01', negative: { n: 20, down: 20 }, positive: { n: 40, down: 40 }, odds: null })
})

test('the audit covers the months before this one, and is the same for all readers in a month', async () => {
  const { backend, put, readNeutrality } = await start()
  await put(40, 1, [
    ['held', 'C4.1'],
    ['refused', 'C4.1'],
  ])
  await put(40, 1, [['held', 'C4.1'], ['released']])
  await put(20, 5, [
    ['held', 'C4.1'],
    ['refused', 'C4.1'],
  ])
  await put(20, 5, [['held', 'C4.1'], ['released']])
  await put(
    30,
    1,
    [
      ['held', 'C4.1'],
      ['refused', 'C4.1'],
    ],
    '2026-03-02',
  )
  const audit = { before: '2026-03-01', negative: { n: 80, down: 40 }, positive: { n: 40, down: 20 }, odds: { ratio: 1 } }
  expect(await readNeutrality()).toMatchObject(audit)
  await put(30, 1, [
    ['held', 'C4.1'],
    ['refused', 'C4.1'],
  ])
  expect(await readNeutrality()).toMatchObject(audit)
  backend.clock.now += 31 * 24 * 3_600_000
  expect(await readNeutrality()).toMatchObject({ before: '2026-04-01', negative: { n: 140, down: 100 } })
})
