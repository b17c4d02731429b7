import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deskVerbs, lettersFor } from '#domain/moderation/letters.ts'
import { actors, type State, states } from '#domain/moderation/states.ts'
import { type Event, events } from '#domain/moderation/table.ts'
import { Fault } from '#kernel/fault.ts'
import { putPublished, times } from '#test/support/published.ts'
import { putPerson } from '#test/support/ratings.ts'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { isAllowed, ruleIn, ways } from '#test/support/steps.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { move, type Move } from '#ratings/reviews/store.moving.ts'
import type { Case } from './contract.ts'

// Every state, every event, every actor, on the real database. A step that the table of ratings.md 3.5 allows (test/steps.ts has a copy,
// made by hand) is done and adds one line; a step that it does not allow is refused and changes nothing.

/** A withdrawn rating is deleted: it has no row, so it cannot be in any state. */
const storedStates = states.filter((state): state is Exclude<State, 'withdrawn'> => state !== 'withdrawn')
const today = '2026-03-12'
/** The sweep does authors' edits and withdrawals at the change of day; its tests are in features/ratings/reviews. */
const byTheDay: readonly Event[] = ['edited', 'withdrawn']

/** One rating in each state, brought there by its log; two people who moderated them, and one who took no part. */
async function start() {
  const backend = await testApp()
  const { owner, reviews } = backend.database
  const judge = await putPerson(owner)
  await putPublished(owner, judge, times(storedStates.length, {}))
  await sql`delete from review_event`.execute(owner)
  const people = await Promise.all(['ada', 'bo', 'cy'].map(() => putPersonOf(backend, { roles: ['moderator'] })))
  const [ada, bo, cy] = people.map(({ account }) => account) as [string, string, string]
  const rows = await owner.selectFrom('review').select('id').orderBy('id').execute()
  const idOf = new Map(storedStates.map((state, at) => [state, rows[at]!.id]))
  for (const [state, reviewId] of idOf)
    for (const { event, actor, by, rules } of ways[state]) {
      const account = by === 'ada' ? ada : by === 'bo' ? bo : null
      await move(reviews, { id: randomUUID(), reviewId, event, actor, by: account, rules, letter: 'as_written', onDay: today })
    }
  const statuses = async () =>
    Object.fromEntries((await owner.selectFrom('review').select(['id', 'status']).execute()).map((r) => [r.id, r.status]))
  expect(await statuses()).toEqual(Object.fromEntries([...idOf].map(([state, id]) => [id, state])))
  return { backend, ada, cy, cookie: people[2]!.cookie, idOf }
}

/** Every stored row of the ratings tables, as text. */
async function everything({ database: { owner } }: TestApp): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name like 'review%' order by 1`.execute(owner)
  const all = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select ${sql.lit(name)} || t::text as row from ${sql.table(name)} t order by 1`.execute(
      owner,
    )
    all.push(...rows.map(({ row }) => row))
  }
  return all
}

const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
    return null
  } catch (error) {
    return error instanceof Fault ? error.detail?.['why'] : error
  }
}

test('every step that the table forbids is refused from every state and for every actor, and leaves the database unchanged', async () => {
  const { backend, cy, idOf } = await start()
  const before = await everything(backend)
  expect(before.length).toBeGreaterThan(2 * storedStates.length)
  let tried = 0
  for (const [state, reviewId] of idOf)
    // A refused step does not abort the transaction: all steps from one state share a commit.
    await backend.database.reviews.transaction().execute(async (tx) => {
      for (const event of events)
        for (const actor of actors) {
          if (event !== 'undone' && isAllowed(state, event, actor)) continue
          const by = actor === 'moderator' || actor === 'legal' ? cy : null
          const why = await refusalOf(move(tx, { id: randomUUID(), reviewId, event, actor, by, rules: ['N7.1'], onDay: today }))
          expect([state, event, actor, why]).toEqual([
            state,
            event,
            actor,
            expect.stringMatching(/^(not_from_here|not_yours|nothing_to_undo)$/),
          ])
          tried += 1
        }
    })
  expect(await everything(backend)).toEqual(before)
  // 15 states, 25 events, 5 actors, less those that the table allows.
  const allowed = storedStates.flatMap((state) =>
    events.flatMap((event) => actors.filter((actor) => event !== 'undone' && isAllowed(state, event, actor))),
  )
  expect(tried).toBe(storedStates.length * events.length * actors.length - allowed.length)
}, 60_000)

test('every step that the table allows is done: it adds one line and sets the status that the log says', async () => {
  const { backend, cy, idOf } = await start()
  const { reviews, owner } = backend.database
  const before = await everything(backend)
  const undone = new Error('and taken back, so that the next finds what this one found')
  for (const [state, reviewId] of idOf)
    for (const event of events.filter((each) => !byTheDay.includes(each)))
      for (const actor of actors.filter((each) => event !== 'undone' && isAllowed(state, event, each))) {
        const step: Move = {
          id: randomUUID(),
          reviewId,
          event,
          actor,
          by: actor === 'moderator' || actor === 'legal' ? cy : null,
          rules: [ruleIn(state)],
          letter: 'as_written',
          onDay: today,
        }
        const trying = reviews.transaction().execute(async (tx) => {
          const after = await move(tx, step)
          const row = await tx.selectFrom('review').select('status').where('id', '=', reviewId).executeTakeFirstOrThrow()
          const lines = await tx.selectFrom('review_event').select(['id', 'n']).where('review_id', '=', reviewId).orderBy('n').execute()
          expect([state, event, actor, row.status, lines.length, lines.at(-1)]).toEqual([
            state,
            event,
            actor,
            after,
            ways[state].length + 1,
            { id: step.id, n: ways[state].length + 1 },
          ])
          throw undone
        })
        await expect(trying, `${event} by ${actor} from ${state}`).rejects.toBe(undone)
      }
  expect(await everything(backend)).toEqual(before)
  expect(await owner.selectFrom('review').select('id').execute()).toHaveLength(storedStates.length)
}, 60_000)

test('a moderator is offered the verbs that the table allows from each state; every other verb is refused and changes nothing', async () => {
  const { backend, cookie, idOf } = await start()
  const mia = withCookie(backend, cookie)
  const before = await everything(backend)
  for (const [state, id] of idOf) {
    const { verbs, log } = (await mia.inject({ method: 'POST', url: `/api/moderation/${id}/open` })).json<Case>()
    expect([state, verbs]).toEqual([state, deskVerbs.filter((verb) => isAllowed(state, verb, 'moderator'))])
    for (const verb of deskVerbs.filter((each) => !verbs.includes(each))) {
      const letter = lettersFor(verb)[0]!.id
      const reply = await mia.inject({
        method: 'POST',
        url: `/api/moderation/${id}/decide`,
        payload: { verb, letter, lines: log.length },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect([state, verb, reply.statusCode]).toEqual([state, verb, 409])
    }
  }
  expect(await everything(backend)).toEqual(before)
}, 60_000)

test('nothing can be done to a withdrawn rating', async () => {
  const { backend, cy, idOf } = await start()
  const { owner, reviews } = backend.database
  const id = idOf.get('published')!
  await sql`delete from review where id = ${id}`.execute(owner)
  for (const event of events)
    for (const actor of actors)
      await expect(
        move(reviews, { id: randomUUID(), reviewId: id, event, actor, by: cy, rules: ['N7.1'], onDay: today }),
      ).rejects.toMatchObject({ code: 'not_found' })
})
