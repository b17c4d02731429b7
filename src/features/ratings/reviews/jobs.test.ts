import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { file as fileRating, putPerson, ratingOf } from '#test/support/ratings.ts'
import { testApp, type TestApp } from '#test/support/test-app.ts'
import { jobs, tick } from './jobs.ts'

const hour = 3_600_000
const day = 24 * hour

/** A sweeper of its own, as another process would have one. */
function sweeper({ database, clock }: TestApp, demo = false, forgetLog = async () => true) {
  const [job] = jobs({
    database: { ...database, forgetLog },
    clock: () => clock.now,
    random: seededRandom(3),
    demo,
  })
  return job!.run
}

const file = (home: TestApp, id: string, saw = '') => fileRating(home.app, { ...ratingOf(id), saw: `${ratingOf(id).saw} ${saw}` })

async function counts({ database }: TestApp) {
  const { rows } = await sql<{ intake: number; pending: number; published: number }>`
    select (select count(*) from review_intake) as intake, count(*) filter (where status = 'pending') as pending,
      count(*) filter (where status = 'published') as published from review`.execute(database.owner)
  return rows[0]!
}

describe('at the change of the day', () => {
  test("the database's log of the day is destroyed, for a crash report or a suggestion stands in it with its moment, though nobody rated", async () => {
    const home = await testApp()
    let [times, may] = [0, true]
    const sweep = sweeper(home, false, async () => {
      times += 1
      return may
    })
    for (let turn = 0; turn < 4; turn += 1) await sweep()
    expect(times).toBe(2) // of the process before
    home.clock.now += day
    may = false
    for (let turn = 0; turn < 3; turn += 1) await sweep()
    expect(times).toBe(5) // a server that does not let it is asked again
    may = true
    for (let turn = 0; turn < 4; turn += 1) await sweep()
    expect(times).toBe(7)
  })

  test("yesterday's ratings are mixed into the reviews, and today's stay", async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    const sweep = sweeper(home)
    for (let count = 0; count < 3; count += 1) await file(home, vera)
    await sweep()
    expect(await counts(home)).toEqual({ intake: 3, pending: 0, published: 0 })
    home.clock.now = Date.parse('2026-03-13T00:00:01Z')
    await file(home, vera, 'Of the next day.')
    await sweep()
    expect(await counts(home)).toEqual({ intake: 1, pending: 3, published: 0 })
    const { rows } = await sql<{ saw: string; received_on: string }>`select * from review_intake`.execute(home.database.owner)
    expect(rows[0]).toMatchObject({ saw: expect.stringContaining('Of the next day.'), received_on: '2026-03-13' })
  })

  test('every column moves unharmed, the receipt too', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    const whole = { ...ratingOf(vera), wentWell: '"Quotes", \\back\\slashes and ünïcode', shouldKnow: 'b\nc', receiptHash: '0f'.repeat(32) }
    await fileRating(home.app, whole)
    const all = async (table: 'review' | 'review_intake') => (await home.database.owner.selectFrom(table).selectAll().execute())[0]
    const arrived = await all('review_intake')
    home.clock.now += 1 // still today: what has not moved is put back
    await home.database.reviews
      .insertInto('review_intake')
      .values({ ...arrived!, id: vera, criteria: '{}', receipt_hash: null, received_on: '2026-03-11' })
      .execute()
    await sweeper(home)()
    expect(await all('review_intake')).toEqual(arrived)
    home.clock.now += day
    await sweeper(home)()
    const moved = await home.database.owner.selectFrom('review').selectAll().where('id', '=', arrived!.id).executeTakeFirst()
    expect(moved).toEqual(arrived)
  })

  test('they lie in the order of their random ids, in one transaction', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    for (let count = 0; count < 40; count += 1) await file(home, vera)
    home.clock.now += day
    await sweeper(home)()
    const { rows } = await sql<{ id: string; xmin: string }>`select id, xmin::text from review order by ctid`.execute(home.database.owner)
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted())
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1)
  })

  test('the log is forgotten by the next two sweeps, also when a process begins, and again until it could be', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    let forgotten = 0
    let can = false
    const sweep = sweeper(home, false, async () => {
      forgotten += 1
      return can
    })
    const sweeps = async (times: number) => {
      for (let count = 0; count < times; count += 1) await sweep()
      return forgotten
    }
    expect(await sweeps(3)).toBe(3)
    can = true
    expect(await sweeps(5)).toBe(5)
    await file(home, vera)
    home.clock.now += day
    expect(await sweeps(5)).toBe(7)
  })

  test('two processes that sweep at once move each rating once, while others arrive', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    for (let count = 0; count < 20; count += 1) await file(home, vera)
    home.clock.now += day
    const late = Array.from({ length: 10 }, () => file(home, vera))
    await Promise.all([sweeper(home)(), sweeper(home)(), ...late])
    expect(await counts(home)).toEqual({ intake: 10, pending: 20, published: 0 })
  })
})

describe('publication', () => {
  test('comes no sooner than 6 hours after the day of receipt, bit by bit, and is complete before 72 hours after its begin', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    for (let count = 0; count < 30; count += 1) await file(home, vera)
    const start = Date.parse('2026-03-12T00:00:00Z')
    const sweep = sweeper(home)
    const publishedAt = async (hours: number) => {
      home.clock.now = start + hours * hour
      await sweep()
      return (await counts(home)).published
    }
    expect(await publishedAt(24)).toBe(0)
    expect(await publishedAt(29.9)).toBe(0)
    // Sweeps a minute apart publish 1 in 2,520 each; take every second one for two hours.
    for (let minute = 0; minute < 120; minute += 2) await publishedAt(30 + minute / 60)
    const early = (await counts(home)).published
    expect(early).toBeLessThan(15)
    home.clock.now = start + 72 * hour - 2 * tick
    await sweep()
    expect(await counts(home)).toEqual({ intake: 0, pending: 0, published: 30 })
    const { json } = await home.app.inject(`/api/professionals/${vera}/reviews`)
    expect(json().total).toBe(30)
  })

  test('takes two or three sweeps in the demonstration, and not all at the same one', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    for (let count = 0; count < 30; count += 1) await file(home, vera)
    const sweep = sweeper(home, true)
    await sweep()
    expect(await counts(home)).toEqual({ intake: 0, pending: 30, published: 0 })
    await sweep()
    const { published } = await counts(home)
    expect(published).toBeGreaterThan(5)
    expect(published).toBeLessThan(25)
    await sweep()
    expect(await counts(home)).toEqual({ intake: 0, pending: 0, published: 30 })
  })
})
