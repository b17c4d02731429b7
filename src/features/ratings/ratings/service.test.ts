import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { file, putPerson, ratingOf } from '#test/support/ratings.ts'
import { testApp, type TestApp } from '#test/support/test-app.ts'
import type { Rating } from './contract.ts'

const post = (app: TestApp['app'], payload: unknown) => file(app, payload as Rating)
const intake = async ({ database }: TestApp) =>
  (await sql<Record<string, unknown>>`select * from review_intake`.execute(database.reviews)).rows
const listed = async ({ app }: TestApp, id: string) => (await app.inject(`/api/professionals/${id}/reviews`)).json<{ items: unknown[] }>()

describe('a rating that is filed', () => {
  test('is stored as pending with the day only, and its author learns when it will be published but no id', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    const hash = 'ab'.repeat(32)
    const reply = await post(home.app, { ...ratingOf(vera), wentWell: '', shouldKnow: ' Bring the order. ', receiptHash: hash })
    expect(reply.json()).toEqual({
      status: 'pending',
      heldFor: [],
      findings: [],
      publishedIn: { from: 6, to: 72, unit: 'hours' },
      words: null,
    })
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

  test('is stored in these columns and no others, in both tables', async () => {
    const { database } = await testApp()
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

  test('appears within minutes in the demo', async () => {
    const home = await testApp({ env: { DEMO: 'on' } })
    const reply = await post(home.app, ratingOf(await putPerson(home.database.owner)))
    expect(reply.json().publishedIn).toEqual({ from: 1, to: 3, unit: 'minutes' })
  })

  test('may leave questions unanswered: those that do not apply are stored as null', async () => {
    const home = await testApp()
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

describe('a rating that is refused changes nothing and says why', () => {
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
  test('of an unknown person, with wrong answers, part, month or text, or without the confirmation', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    for (const [name, make, says] of wrong) {
      const reply = await post(home.app, make(vera))
      expect([name, reply.statusCode, reply.json().code]).toEqual([name, 400, 'invalid'])
      expect([name, reply.json().message]).toEqual([name, expect.stringContaining(says)])
    }
    expect(await intake(home)).toEqual([])
    expect((await post(home.app, ratingOf(vera))).statusCode).toBe(200)
  })

  test('of a person whom the directory no longer lists', async () => {
    const home = await testApp()
    const gone = await putPerson(home.database.owner, { goneOn: '2026-01-01' })
    const reply = await post(home.app, ratingOf(gone))
    expect([reply.statusCode, reply.json().message]).toEqual([400, expect.stringContaining('no longer lists')])
    expect(await intake(home)).toEqual([])
  })
})
