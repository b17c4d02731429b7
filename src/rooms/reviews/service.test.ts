import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { file, putPerson, ratingOf } from '../../../test/ratings.ts'
import { world, type TestWorld } from '../../../test/world.ts'
import { levelsOf, none, together } from '../../domain/stats/levels.ts'
import { scoreOf } from '../../domain/stats/score.ts'
import { usualShares } from '../../domain/stats/posterior.ts'
import type { Rating, Review, Score } from './contract.ts'
import { scores } from './scores.ts'
import { nodeBlind } from '../../ports/blind/node.ts'
import { service } from './service.ts'
import { mix, pending, publish } from './store.sweep.ts'

const post = (app: TestWorld['app'], payload: unknown) => file(app, payload as Rating)
const intake = async ({ database }: TestWorld) =>
  (await sql<Record<string, unknown>>`select * from review_intake`.execute(database.reviews)).rows

/** Files ratings and publishes them at once, as days of sweeps would. */
async function published(home: TestWorld, ratings: readonly Rating[]) {
  for (const rating of ratings) expect((await post(home.app, rating)).statusCode).toBe(200)
  await mix(home.database.reviews, '9999-12-31')
  const waiting = await pending(home.database.reviews)
  await publish(
    home.database.reviews,
    waiting.map(({ id }) => id),
    '2026-03-14',
  )
}

interface List {
  scores: Score[]
  items: Review[]
  total: number
  next: string | null
}
const listed = async ({ app }: TestWorld, id: string, cursor = ''): Promise<List> =>
  (await app.inject(`/api/professionals/${id}/reviews?cursor=${cursor}`)).json()

describe('a rating that is filed', () => {
  test('is kept as pending with the day only, and its author learns when it will be readable and no id', async () => {
    const home = await world()
    const vera = await putPerson(home.database.owner)
    const hash = 'ab'.repeat(32)
    const reply = await post(home.app, { ...ratingOf(vera), wentWell: '', shouldKnow: ' Bring the order. ', receiptHash: hash })
    expect(reply.json()).toEqual({ status: 'pending', findings: [], publishedIn: { from: 6, to: 72, unit: 'hours' }, words: null })
    const [row] = await intake(home)
    expect(row).toMatchObject({
      professional_id: vera,
      part: 'parent',
      went_well: null,
      should_know: 'Bring the order.',
      event_month: '2026-02-01',
      received_on: '2026-03-12',
      status: 'pending',
    })
    expect((row!['receipt_hash'] as Buffer).toString('hex')).toBe(hash)
    expect(row!['id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect((await listed(home, vera)).items).toEqual([])
    expect(home.reports).toEqual([])
  })

  test('keeps these columns and no other, in both tables', async () => {
    const { database } = await world()
    const allowed = [
      'author_key bytea',
      'criteria jsonb',
      'event_month date',
      'held_for ARRAY',
      'id uuid',
      'is_hearsay boolean',
      'outcome text',
      'part text',
      'policy text',
      'professional_id uuid',
      'receipt_hash bytea',
      'received_on date',
      'saw text',
      'should_know text',
      'status text',
      'version smallint',
      'went_well text',
    ]
    for (const table of ['review', 'review_intake']) {
      const { rows } = await sql<{ column: string }>`
        select column_name || ' ' || data_type as column from information_schema.columns
        where table_schema = 'public' and table_name = ${table} order by 1`.execute(database.owner)
      expect(rows.map(({ column }) => column)).toEqual(allowed)
    }
  })

  test('appears in minutes in the demonstration', async () => {
    const home = await world({ env: { DEMO: 'on' } })
    const reply = await post(home.app, ratingOf(await putPerson(home.database.owner)))
    expect(reply.json().publishedIn).toEqual({ from: 1, to: 3, unit: 'minutes' })
  })

  test('may leave questions unanswered: what does not apply is kept as that', async () => {
    const home = await world()
    const vera = await putPerson(home.database.owner)
    await post(home.app, { ...ratingOf(vera), criteria: { heard: 1, understood: 2, temperament: 3, integrity: null } })
    expect((await intake(home))[0]!['criteria']).toEqual({
      integrity: null,
      knowledge: null,
      communication: null,
      temperament: 3,
      administration: null,
      heard: 1,
      understood: 2,
    })
  })
})

describe('a rating that cannot be taken changes nothing and says why', () => {
  const wrong: [string, (id: string) => unknown, string][] = [
    ['of nobody', () => ratingOf('00000000-0000-4000-a000-000000000000'), 'Nobody in the directory has this id'],
    [
      'with a question of another role',
      (id) => ({ ...ratingOf(id), criteria: { candor: 1, fees: 1, knowledge: 1 } }),
      'not among the questions',
    ],
    ['with two answers', (id) => ({ ...ratingOf(id), criteria: { heard: 1, understood: 1 } }), 'at least 3'],
    ['with half an answer', (id) => ({ ...ratingOf(id), criteria: { heard: 1.5, understood: 1, knowledge: 2 } }), 'criteria'],
    ['with an answer of 6', (id) => ({ ...ratingOf(id), criteria: { heard: 6, understood: 1, knowledge: 2 } }), 'criteria'],
    ['from the other party of an attorney', (id) => ({ ...ratingOf(id), part: 'opposing_party' }), 'does not fit'],
    ['for next month', (id) => ({ ...ratingOf(id), eventMonth: '2026-04' }), 'future'],
    ['with a text that is too short', (id) => ({ ...ratingOf(id), saw: 'It was bad.' }), 'at least 60'],
    ['with a NUL in it', (id) => ({ ...ratingOf(id), wentWell: 'a\u0000b' }), 'cannot be shown'],
    ['that nobody stands by', (id) => ({ ...ratingOf(id), attested: false }), 'four statements'],
  ]
  test('of nobody, with wrong answers, part, month or text, or not stood by', async () => {
    const home = await world()
    const vera = await putPerson(home.database.owner)
    for (const [name, make, says] of wrong) {
      const reply = await post(home.app, make(vera))
      expect([name, reply.statusCode, reply.json().code]).toEqual([name, 400, 'invalid'])
      expect([name, reply.json().message]).toEqual([name, expect.stringContaining(says)])
    }
    expect(await intake(home)).toEqual([])
    expect((await post(home.app, ratingOf(vera))).statusCode).toBe(200)
  })

  test('of somebody whom the directory no longer lists', async () => {
    const home = await world()
    const gone = await putPerson(home.database.owner, { goneOn: '2026-01-01' })
    const reply = await post(home.app, ratingOf(gone))
    expect([reply.statusCode, reply.json().message]).toEqual([400, expect.stringContaining('no longer lists')])
    expect(await intake(home)).toEqual([])
  })
})

describe('the reviews of a professional', () => {
  test('are paged by month and random id, each once and none left out', async () => {
    const home = await world()
    const vera = await putPerson(home.database.owner)
    const other = await putPerson(home.database.owner)
    const months = ['2025-11', '2026-01', '2026-02']
    const ratings = Array.from({ length: 45 }, (_, index) => ({
      ...ratingOf(vera, { eventMonth: months[index % 3]! }),
      saw: `Number ${index}: the hearing began on time and each side was heard for as long as it needed.`,
    }))
    await published(home, [...ratings, ratingOf(other)])
    const seen: Review[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await listed(home, vera, cursor)
      expect(page.total).toBe(45)
      expect(page.items.length).toBeLessThanOrEqual(20)
      seen.push(...page.items)
      cursor = page.next
    }
    expect(new Set(seen.map(({ saw }) => saw))).toEqual(new Set(ratings.map(({ saw }) => saw)))
    expect(seen).toHaveLength(45)
    const order = seen.map(({ eventMonth, id }) => eventMonth + id)
    expect(order).toEqual(order.toSorted().toReversed())
    expect(Object.keys(seen[0]!).toSorted()).toEqual([
      'criteria',
      'eventMonth',
      'id',
      'isDisputed',
      'isHearsay',
      'outcome',
      'part',
      'reply',
      'saw',
      'shouldKnow',
      'wentWell',
    ])
  })

  test('cannot be asked for from a place that does not exist', async () => {
    const home = await world()
    const reply = await home.app.inject(`/api/professionals/${await putPerson(home.database.owner)}/reviews?cursor=bm90aGluZw`)
    expect([reply.statusCode, reply.json().message]).toEqual([400, expect.stringContaining('first page')])
  })

  test('have a score for each group of raters: none under 5, the interval alone under 15, never pooled', async () => {
    const home = await world()
    const anna = await putPerson(home.database.owner, { role: 'attorney', kind: 'attorney' })
    const as = (part: Rating['part'], answer: number, times: number) =>
      Array.from({ length: times }, () => ({ ...ratingOf(anna, { role: 'attorney', kind: 'attorney', answer }), part }))
    await published(home, [...as('client', 5, 15), ...as('opposing_party', 1, 7), ...as('opposing_counsel', 3, 4)])
    const { scores: found, total } = await listed(home, anna)
    expect(total).toBe(26)
    expect(found.map(({ group, n, show }) => [group, n, show])).toEqual([
      ['parents', 15, 'score'],
      ['lawyers', 4, 'nothing'],
      ['other_side', 7, 'interval'],
    ])
    // Clients' 5s with nothing usual known: (10 x 3 + 75) / 25.
    expect(found[0]).toMatchObject({ mean: 4.2 })
    expect(found[1]).toMatchObject({ mean: null, low: null, high: null })
    expect(found[2]!.mean).toBeNull()
    expect(found[2]!.high).toBeLessThan(3)
  })

  test('are scored in the database as the formula has it, answer by answer', async () => {
    const home = await world()
    const vera = await putPerson(home.database.owner)
    const given = Array.from({ length: 17 }, (_, index) => ({
      integrity: 1 + (index % 5),
      knowledge: index % 3 === 0 ? null : 1 + ((index * 2) % 5),
      communication: 1 + ((index * 3) % 5),
      heard: index % 2 === 0 ? null : 5,
      understood: 2,
    }))
    await published(
      home,
      given.map((criteria) => ({ ...ratingOf(vera), criteria })),
    )
    const levels = given.map((criteria) => levelsOf(Object.values(criteria))).reduce(together, none)
    const expected = scoreOf(levels, 17, usualShares([]))
    const [score] = (await listed(home, vera)).scores
    for (const key of ['mean', 'low', 'high'] as const) expect(score![key]).toBeCloseTo(expected[key]!, 2)
  })

  test('are compared with what is usual for the role in the state, for the same group of raters', async () => {
    const home = await world()
    const [strict, kind, elsewhere] = await Promise.all([
      putPerson(home.database.owner, { state: 'OH' }),
      putPerson(home.database.owner, { state: 'OH' }),
      putPerson(home.database.owner, { state: 'TX' }),
    ])
    const many = (id: string, answer: number, times: number) => Array.from({ length: times }, () => ratingOf(id, { answer }))
    await published(home, [...many(kind!, 5, 60), ...many(strict!, 2, 15), ...many(elsewhere!, 2, 15)])
    const ask = scores({ app: home.database.app, clock: () => 0 })
    const [here, there] = await Promise.all([ask(strict!), ask(elsewhere!)])
    // The other Ohio judge's 60 ratings by parents are the prior; Texas has no other and takes the role's everywhere.
    const usual = (low: number, high: number) => usualShares([[0, low, 0, 0, high]])
    expect(here.scores[0]!.mean).toBeCloseTo(scoreOf([0, 15, 0, 0, 0], 15, usual(0, 60)).mean!, 1)
    expect(there.scores[0]!.mean).toBeCloseTo(scoreOf([0, 15, 0, 0, 0], 15, usual(15, 60)).mean!, 1)
    expect(there.scores[0]!.mean).toBeLessThan(here.scores[0]!.mean!)
  })
})

describe('the latest reviews', () => {
  test('name the professional and are found by role and state', async () => {
    const home = await world()
    const vera = await putPerson(home.database.owner, { name: 'Vera Example', state: 'OH' })
    const anna = await putPerson(home.database.owner, { name: 'Anna Sample', role: 'attorney', kind: 'attorney', state: 'TX' })
    await published(home, [ratingOf(vera), ratingOf(anna, { role: 'attorney', kind: 'attorney', eventMonth: '2026-03' })])
    const names = async (query: string) => {
      const { items } = (await home.app.inject(`/api/reviews?${query}`)).json()
      return (items as { professionalName: string }[]).map(({ professionalName }) => professionalName)
    }
    expect(await names('')).toEqual(['Anna Sample', 'Vera Example'])
    expect(await names('role=judge')).toEqual(['Vera Example'])
    expect(await names('state=TX')).toEqual(['Anna Sample'])
    expect(await names('role=judge&state=TX')).toEqual([])
    const [first] = (await home.app.inject('/api/reviews?state=OH')).json().items
    expect(first).toMatchObject({ professionalId: vera, isFictional: true, eventMonth: '2026-02' })
    expect(first).not.toHaveProperty('receivedOn')
  })
})

test('lists of professionals learn how many ratings each has, once they are published', async () => {
  const home = await world()
  const [vera, none_] = [await putPerson(home.database.owner), await putPerson(home.database.owner)]
  const { app, reviews } = home.database
  const { summaries } = service({
    app,
    reviews,
    clock: () => home.clock.now,
    random: { next: () => 0, uuid: () => '' },
    demo: false,
    proofCost: { iterations: 1, derivations: 1 },
    blind: nodeBlind(),
    secret: '',
    report: () => {},
    find: async () => null,
  })
  await post(home.app, ratingOf(vera))
  expect(await summaries([vera, none_])).toEqual(new Map())
  await published(home, [ratingOf(vera)])
  expect(await summaries([vera, none_])).toEqual(new Map([[vera, { n: 2 }]]))
  expect(await summaries([])).toEqual(new Map())
})
