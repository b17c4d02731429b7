import { expect, test } from 'vitest'
import { day, una, unasId } from '#test/support/roster.ts'
import { testApp } from '#test/support/test-app.ts'
import { importSource } from '#directory/imports/service.ts'
import { changesOf } from './changes.ts'
import type { Changes } from './contract.ts'
import type { StoredFact } from './store.changes.ts'

const fact = (over: Partial<StoredFact>): StoredFact => ({
  record: 'una',
  field: 'title',
  positionSeq: 1,
  value: 'Judge',
  sourceTitle: 'A roster',
  sourceRef: 'line 1',
  seenOn: '2026-01-01',
  goneOn: null,
  ...over,
})

const logOf = (facts: readonly StoredFact[]) => changesOf(facts)!

test('what was there on the first day is no change', () => {
  expect(changesOf([fact({}), fact({ field: 'court', value: 'A Court' })])).toEqual({ firstSeenOn: '2026-01-01', items: [] })
  expect(changesOf([])).toBeNull()
})

test('a value that went and one that came in its place on that day are one change', () => {
  const { items } = logOf([fact({ goneOn: '2026-02-01' }), fact({ value: 'Chief Judge', seenOn: '2026-02-01', sourceTitle: 'Another' })])
  expect(items).toEqual([
    { on: '2026-02-01', field: 'title', positionSeq: 1, was: 'Judge', now: 'Chief Judge', sourceTitle: 'Another', sourceRef: 'line 1' },
  ])
})

test('of two records of one person each has its own first day, and one does not take the place of the other', () => {
  const { firstSeenOn, items } = logOf([
    fact({ goneOn: '2026-02-01' }),
    fact({ record: 'second', value: 'Magistrate', seenOn: '2026-02-01' }),
    fact({ record: 'second', field: 'county', value: 'Travis', seenOn: '2026-03-01' }),
  ])
  expect(firstSeenOn).toBe('2026-01-01')
  expect(items.map(({ on, was, now }) => [on, was, now])).toEqual([
    ['2026-03-01', null, 'Travis'],
    ['2026-02-01', 'Judge', null],
  ])
})

test('what only came and what only went stand alone, the newest first', () => {
  const { items } = logOf([
    fact({ field: 'school', goneOn: '2026-02-01' }),
    fact({}),
    fact({ field: 'county', value: 'Travis', seenOn: '2026-03-01' }),
  ])
  expect(items.map(({ on, was, now }) => [on, was, now])).toEqual([
    ['2026-03-01', null, 'Travis'],
    ['2026-02-01', 'Judge', null],
  ])
})

test('the same field of two positions is never mixed up, and several values of one field are paired in their order', () => {
  const { items } = logOf([
    fact({ positionSeq: 1, goneOn: '2026-02-01' }),
    fact({ positionSeq: 2, value: 'Justice', seenOn: '2026-02-01' }),
    fact({ field: 'school', value: 'A', goneOn: '2026-02-01' }),
    fact({ field: 'school', value: 'B', goneOn: '2026-02-01' }),
    fact({ field: 'school', value: 'C', seenOn: '2026-02-01' }),
  ])
  expect(items.map(({ field, was, now }) => [field, was, now])).toEqual([
    ['title', null, 'Justice'],
    ['school', 'A', 'C'],
    ['title', 'Judge', null],
    ['school', 'B', null],
  ])
})

test('a value that came and went on one day was never shown, and is no change', () => {
  const { items } = logOf([
    fact({ goneOn: '2026-02-01' }),
    fact({ value: 'A slip', seenOn: '2026-02-01', goneOn: '2026-02-01' }),
    fact({ value: 'Chief Judge', seenOn: '2026-02-01' }),
  ])
  expect(items.map(({ was, now }) => [was, now])).toEqual([['Judge', 'Chief Judge']])
})

test('the log of a person is read from what two imports left', async () => {
  const { app, database } = await testApp()
  await importSource(database.owner, una(), { today: day('2026-01-01') })
  await importSource(database.owner, una({ title: 'Presiding Judge' }), { today: day('2026-02-01'), force: true })
  const reply = await app.inject(`/api/professionals/${unasId}/changes`)
  expect(reply.json<Changes>()).toEqual({
    firstSeenOn: '2026-01-01',
    items: [
      {
        on: '2026-02-01',
        field: 'title',
        positionSeq: 1,
        was: 'Judge',
        now: 'Presiding Judge',
        sourceTitle: 'A roster',
        sourceRef: 'line 1',
      },
    ],
  })
  expect((await app.inject('/api/professionals/00000000-0000-4000-8000-000000000000/changes')).statusCode).toBe(404)
})
