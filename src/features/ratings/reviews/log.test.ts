import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { whereOf } from '#domain/moderation/log.ts'
import { isVisible, type State, states } from '#domain/moderation/states.ts'
import { authorOf, bribe, call, nextDay, plain } from '#test/support/authors.ts'
import { putPublished } from '#test/support/published.ts'
import { file, putPerson, ratingOf } from '#test/support/ratings.ts'
import { testApp } from '#test/support/test-app.ts'
import { move, type Move } from './store.moving.ts'
import { monthly } from './store.events.ts'
import { everyLog } from './store.log.ts'

async function there() {
  const home = await testApp()
  const { database } = home
  const judge = await putPerson(database.owner)
  await putPublished(database.owner, judge, [{}])
  const { id } = await database.owner.selectFrom('review').select('id').where('professional_id', '=', judge).executeTakeFirstOrThrow()
  const account = async (email: string) => {
    const own = randomUUID()
    await sql`
      insert into account (id, email, name, first_name, last_name, created_at, updated_at)
      values (${own}, ${email}, 'Ada Bo', 'Ada', 'Bo', now(), now())`.execute(database.owner)
    return own
  }
  const [ada, bo] = [await account('ada@staff.test'), await account('bo@staff.test')]
  const step = (over: Partial<Move> & Pick<Move, 'event'>) =>
    move(database.reviews, { id: randomUUID(), reviewId: id, actor: 'moderator', by: ada, onDay: '2026-03-02', ...over })
  const publishedRow = async () =>
    (await database.app.selectFrom('review_published').select('is_disputed').where('id', '=', id).execute())[0]
  return { database, id, ada, bo, step, publishedRow }
}

test('a step is added to the log, and the status of the rating is what the log says', async () => {
  const { database, step, publishedRow, bo } = await there()
  expect(await publishedRow()).toEqual({ is_disputed: false })
  expect(await step({ event: 'disputed', rules: ['N1.1'] })).toBe('disputed_label')
  expect(await publishedRow()).toEqual({ is_disputed: true })
  expect(await step({ event: 'flagged', actor: 'reader', by: null, rules: ['N1.1'] })).toBe('flagged')
  expect(await publishedRow()).toEqual({ is_disputed: true })
  await step({ event: 'removal_proposed', rules: ['N1.1'] })
  await expect(step({ event: 'removed', rules: ['N1.1'] })).rejects.toMatchObject({ code: 'conflict', detail: { why: 'same_person' } })
  expect(await step({ event: 'removed', rules: ['N1.1'], by: bo })).toBe('removed')
  expect(await publishedRow()).toBeUndefined()
  for (const { status, lines } of await everyLog(database.owner)) expect(whereOf(lines)?.state).toBe(status)
})

test('two concurrent decisions take turns: the second is refused if the table does not allow it any more', async () => {
  const { database, id, step, bo } = await there()
  const both = await Promise.allSettled([
    step({ event: 'edit_asked', rules: ['N2.1'] }),
    step({ event: 'removed', rules: ['N7.1'], by: bo }),
  ])
  const done = both.filter(({ status }) => status === 'fulfilled')
  expect(done.length).toBeGreaterThanOrEqual(1)
  const log = (await everyLog(database.owner)).find((each) => each.id === id)!
  expect(whereOf(log.lines)?.state).toBe(log.status)
  expect(log.lines).toHaveLength(2 + done.length)
})

test('a refused step leaves nothing behind', async () => {
  const { database, id, step } = await there()
  await expect(step({ event: 'removed' })).rejects.toMatchObject({ detail: { why: 'no_rule' } })
  await expect(step({ event: 'shown_again', actor: 'legal' })).rejects.toMatchObject({ detail: { why: 'not_from_here' } })
  await expect(step({ reviewId: randomUUID(), event: 'removed', rules: ['N7.1'] })).rejects.toMatchObject({ code: 'not_found' })
  expect((await everyLog(database.owner)).find((each) => each.id === id)!.lines).toHaveLength(2)
})

test('the page shows a rating exactly in the states in which the table says that it is shown', async () => {
  const { database, id, publishedRow } = await there()
  for (const status of states.filter((state): state is State => state !== 'withdrawn')) {
    await database.owner.updateTable('review').set({ status }).where('id', '=', id).execute()
    expect([status, (await publishedRow()) !== undefined]).toEqual([status, isVisible(status)])
  }
})

test('nobody may change what an author wrote, or remove a step from the log', async () => {
  const { home, send } = await authorOf()
  await send(plain)
  await nextDay(home)
  const as = home.database.reviews
  for (const change of [
    sql`update review set saw = 'x'`,
    sql`update review set criteria = '{}'`,
    sql`update review set receipt_hash = null`,
    sql`update review_intake set saw = 'x'`,
    sql`update review_event set said = 'x'`,
    sql`delete from review_event`,
    sql`truncate review_event`,
    sql`delete from review_intake`,
    sql`update review_answer set body = 'x'`,
    sql`delete from review_withdrawn`,
  ]) {
    await expect(change.execute(as)).rejects.toThrow(/permission denied/)
  }
})

test('outcomes of ratings are counted by month', async () => {
  const { home, vera, receipt, send } = await authorOf()
  await send(bribe)
  await file(home.app, { ...ratingOf(vera), saw: plain })
  await nextDay(home)
  await call(home, '/withdraw', { receipt })
  await nextDay(home)
  expect(await monthly(home.database.reviews)).toEqual([
    { month: '2026-03', published: 1, held: 1, released: 0, refused: 0, withdrawn: 1, byReason: [{ reason: 'C4', n: 1 }] },
  ])
})
