import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { file as fileRating, newReceipt, putPerson, ratingOf } from '#test/support/ratings.ts'
import { seededRandom } from '#test/support/random.ts'
import { testApp, type TestApp } from '#test/support/test-app.ts'
import type { Rating } from '#ratings/ratings/contract.ts'
import { fallback, usualRates } from './usual.ts'
import { move } from '#ratings/reviews/store.moving.ts'
import { jobs as reviewJobs } from '#ratings/reviews/jobs.ts'
import { jobs as tokenJobs } from '#ratings/tokens/jobs.ts'
import { jobs } from './jobs.ts'
import { likenessesOf } from './store.alike.ts'

const hour = 3_600_000
const day = 24 * hour

async function start() {
  const home = await testApp()
  const vera = await putPerson(home.database.owner)
  const deps = {
    database: { ...home.database, forgetLog: async () => true },
    clock: () => home.clock.now,
    random: seededRandom(3),
    demo: false,
  }
  // The same order as on the server (app/features.ts).
  const tasks = [...reviewJobs(deps), ...tokenJobs({ ...deps, reviews: home.database.reviews }), ...jobs(deps)]
  const random = seededRandom(7)
  const run = async () => {
    for (const job of tasks) await job.run()
  }
  /** Runs the server's own jobs for the given number of days: at each change of day, and every six hours. */
  const live = async (days: number) => {
    for (let n = 0; n < days; n += 1) {
      home.clock.now = Math.floor(home.clock.now / day + 1) * day + 60_000
      for (let at = 0; at < 4; at += 1, home.clock.now += 6 * hour) await run()
      home.clock.now -= 6 * hour
    }
  }
  let written = 0
  const oneOf = (letters: string) => letters[Math.floor(random.next() * letters.length)]!
  /** Pronounceable words: C12 would take seven consonants in a row for random typing. */
  const word = () => Array.from({ length: 7 }, (_, at) => oneOf(at % 2 === 0 ? 'bcdfghklmnprstvz' : 'aeiou')).join('')
  const words = () => Array.from({ length: 24 }, word).join(' ')
  /** Files a rating with its own text. */
  const rate = (answer: number, more: Partial<Rating> = {}) => {
    written += 1
    return fileRating(home.app, ratingOf(vera, { answer, saw: `I was there on visit ${written} and heard ${words()}.`, ...more }))
  }
  const readReviews = async () => (await home.app.inject(`/api/professionals/${vera}/reviews`)).json<ReviewsReply>()
  return { home, vera, live, rate, readReviews, run }
}
interface ReviewsReply {
  scores: { group: string; n: number; mean: number | null; low: number | null }[]
  total: number
  frozenOn: string | null
}

/** Inserts one published rating with its log, as an import of older ratings would. */
async function putPast({ database }: TestApp, professional: string, receivedOn: string, answer: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into review (id, professional_id, criteria, saw, part, outcome, event_month, received_on, status)
    values (gen_random_uuid(), ${professional}, ${JSON.stringify({ integrity: answer, knowledge: answer, heard: answer })}::jsonb, '', 'parent', 'mixed',
      '2025-06-01', ${receivedOn}::date, 'published') returning id`.execute(database.owner)
  await sql`
    insert into review_event (id, review_id, n, actor, event, on_day)
    values (gen_random_uuid(), ${rows[0]!.id}, 1, 'system', 'passed', ${receivedOn}::date), (gen_random_uuid(), ${rows[0]!.id}, 2, 'system', 'published', ${receivedOn}::date)`.execute(
    database.owner,
  )
}

/** Sixteen ratings over a year that agree with the usual opinion. */
async function aYear(home: TestApp, professional: string): Promise<void> {
  const days = ['2025-04', '2025-06', '2025-08', '2025-09', '2025-10', '2025-11', '2026-01', '2026-02']
  for (const [n, month] of days.entries()) {
    await putPast(home, professional, `${month}-05`, 3 + (n % 3))
    await putPast(home, professional, `${month}-21`, 4)
  }
}

const statuses = async ({ database }: TestApp) => {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, count(*) as n from review where received_on >= '2026-03-01' group by status order by status`.execute(database.owner)
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}

describe('fifteen one-star ratings in a day', () => {
  test('are quarantined from the change of day, freeze the scores at the last quiet day, and scores move again after 30 quiet days', async () => {
    const { home, vera, live, rate, readReviews } = await start()
    await aYear(home, vera)
    const before = await readReviews()
    expect(before).toMatchObject({ total: 16, frozenOn: null })
    for (let n = 0; n < 15; n += 1) expect((await rate(1)).statusCode).toBe(200)
    await live(1)
    expect(await statuses(home)).toEqual({ quarantined_burst: 15 })
    expect(await readReviews()).toMatchObject({ scores: before.scores, frozenOn: '2026-03-11' })
    const { rows } = await sql`
      select distinct actor, checks from review_event where event = 'quarantined'`.execute(home.database.owner)
    expect(rows).toEqual([{ actor: 'system', checks: ['C16.1'] }])

    // Another rating comes two weeks later: it is published on time, listed, and counts when scores move again.
    await live(13)
    await rate(5)
    await live(5)
    expect(await readReviews()).toMatchObject({ scores: before.scores, total: 17, frozenOn: '2026-03-11' })
    const why = (await home.app.inject(`/api/professionals/${vera}/score`)).json<{ frozenOn: string; groups: { n: number }[] }>()
    expect([why.frozenOn, why.groups[0]!.n]).toEqual(['2026-03-11', 16])

    await live(11)
    expect(await statuses(home)).toEqual({ quarantined_burst: 15, published: 1 })
    await live(4)
    expect(await statuses(home)).toEqual({ published: 16 })
    expect(await readReviews()).toMatchObject({ total: 32, frozenOn: null })
  }, 60_000)

  test('are released by a moderator one by one, and scores move again with the last of them', async () => {
    const { home, vera, live, rate, readReviews } = await start()
    await aYear(home, vera)
    for (let n = 0; n < 8; n += 1) await rate(1)
    await live(1)
    const { rows } = await sql<{ id: string }>`select id from review where status = 'quarantined_burst' order by id`.execute(
      home.database.owner,
    )
    expect(rows).toHaveLength(8)
    const letGo = (reviewId: string, n: number) =>
      move(home.database.reviews, {
        id: `00000000-0000-4000-8000-00000000000${n}`,
        reviewId,
        event: 'released',
        actor: 'moderator',
        said: 'A hearing that the county talks about.',
        onDay: '2026-03-13',
      })
    for (const [n, { id }] of rows.slice(0, 7).entries()) await letGo(id, n)
    await live(1)
    expect(await readReviews()).toMatchObject({ frozenOn: '2026-03-11' })
    expect((await statuses(home))['quarantined_burst']).toBe(1)
    await letGo(rows[7]!.id, 7)
    await live(1)
    expect(await readReviews()).toMatchObject({ frozenOn: null })
    // The same days do not quarantine a rating again after a person has reviewed it.
    await live(3)
    expect(await statuses(home)).toEqual({ published: 8 })
    expect(await readReviews()).toMatchObject({ total: 24, frozenOn: null })
  }, 60_000)

  test('are still quarantined after their authors edited them', async () => {
    const { home, vera, live, rate } = await start()
    await aYear(home, vera)
    const { receipt, receiptHash } = newReceipt()
    for (let n = 0; n < 8; n += 1) await rate(1)
    await rate(1, { receiptHash })
    const { professional: _, ...said } = ratingOf(vera, { answer: 2 })
    await live(1)
    await home.app.inject({
      method: 'POST',
      url: '/api/reviews/receipt/edit',
      payload: { receipt, version: 1, ...said },
      headers: { 'idempotency-key': '00000000-0000-4000-8000-000000000009' },
    })
    await live(1)
    expect(await statuses(home)).toEqual({ quarantined_burst: 9, superseded: 1 })
  })
})

describe('ratings that are no burst', () => {
  test('four ratings of another opinion, or fifteen of the usual one, are published on time', async () => {
    const { home, vera, live, rate, readReviews } = await start()
    await aYear(home, vera)
    for (let n = 0; n < 4; n += 1) await rate(1)
    await live(4)
    expect(await statuses(home)).toEqual({ published: 4 })
    for (let n = 0; n < 15; n += 1) await rate(3 + (n % 3))
    await live(4)
    expect(await statuses(home)).toEqual({ published: 19 })
    expect(await readReviews()).toMatchObject({ total: 35, frozenOn: null })
  }, 60_000)

  test('bursts are searched only when the day is over: today’s ratings stay where they are', async () => {
    const { home, vera, rate, run, readReviews } = await start()
    await aYear(home, vera)
    for (let n = 0; n < 15; n += 1) await rate(1)
    await run()
    const { rows } = await sql`select from review_intake`.execute(home.database.owner)
    expect(rows).toHaveLength(15)
    expect(await readReviews()).toMatchObject({ frozenOn: null })
    expect((await sql`select from review_print`.execute(home.database.owner)).rows).toEqual([])
  })
})

describe('texts that are one text, rewritten', () => {
  const text =
    'I had a hearing before her in the spring and it was over in six minutes. She never looked at the papers that my lawyer filed weeks before. When I tried to speak about the school run she waved me off.'
  const rewritten =
    'We had a court date before her in the spring and it was over in ten minutes. She never looked at the papers that our attorney filed weeks before. When I tried to speak about the school she waved me off.'

  test('wait for a moderator, who sees the ids of the similar texts; nothing is stored of a withdrawn one', async () => {
    const { home, live, rate } = await start()
    const { receipt, receiptHash } = newReceipt()
    await rate(2, { saw: text, receiptHash })
    await rate(3, { saw: rewritten })
    await rate(4)
    await live(1)
    expect(await statuses(home)).toEqual({ pending: 1, quarantined_burst: 2 })
    const { rows } = await sql<{ id: string; checks: string[] }>`
      select r.id, e.checks from review r join review_event e on e.review_id = r.id and e.event = 'quarantined' order by r.id`.execute(
      home.database.owner,
    )
    expect(rows.map(({ checks }) => checks)).toEqual([['C12.1'], ['C12.1']])
    const [one, other] = rows.map(({ id }) => id) as [string, string]
    const likes = async (id: string) => (await likenessesOf(home.database.reviews, id, 4)).nearest.map((each) => each.id)
    expect([await likes(one), await likes(other)]).toEqual([[other], [one]])

    await home.app.inject({ method: 'POST', url: '/api/reviews/receipt/withdraw', payload: { receipt } })
    // From now on nobody can read the withdrawn text, not even next to a similar one.
    expect([await likes(one), await likes(other)].flat()).toHaveLength(1)
    await live(1)
    const prints = await sql`select review_id from review_print`.execute(home.database.owner)
    expect(prints.rows).toHaveLength(2)
    expect((await sql`select from review_alike`.execute(home.database.owner)).rows).toEqual([])
  })

  test('are no campaign if one author edits the same rating', async () => {
    const { home, vera, live, rate } = await start()
    const { receipt, receiptHash } = newReceipt()
    await rate(2, { saw: text, receiptHash })
    await live(1)
    const { professional: _, ...said } = ratingOf(vera, { answer: 2, saw: rewritten })
    await home.app.inject({
      method: 'POST',
      url: '/api/reviews/receipt/edit',
      payload: { receipt, version: 1, ...said },
      headers: { 'idempotency-key': '00000000-0000-4000-8000-000000000009' },
    })
    await live(1)
    expect(await statuses(home)).toEqual({ pending: 1, superseded: 1 })
  })
})

describe('the usual rate of ratings', () => {
  const people = (count: number, state: string, each: (n: number) => number) =>
    Array.from({ length: count }, (_, n) =>
      Array.from({ length: each(n) }, (_unused, m) => ({
        professionalId: `${state} ${n}`,
        role: 'judge',
        state,
        day: 1_000 + 20 * m,
        scores: [4],
      })),
    ).flat()

  test('comes from the people with the same role in the state, if there are at least thirty', () => {
    const usual = usualRates([...people(30, 'OH', (n) => 1 + (n % 5)), ...people(40, 'TX', () => 1)], 1_300)('judge', 'OH')
    expect(usual.rate).toBeCloseTo(3 / 300, 5)
    expect(usual.mean).toBe(4)
  })

  test('comes from the role anywhere if the state has too few, and from the stated fallback if the role has too few as well', () => {
    const rates = usualRates([...people(10, 'OH', () => 5), ...people(40, 'TX', () => 1)], 1_300)
    expect(rates('judge', 'OH').rate).toBeCloseTo((10 * 5 + 40) / 50 / 300, 5)
    expect(rates('attorney', 'OH')).toEqual(fallback)
    expect(
      usualRates(
        people(40, 'TX', () => 1),
        1_010,
      )('judge', 'TX'),
    ).toEqual(fallback)
  })
})
