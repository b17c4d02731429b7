import { expect, test } from 'vitest'
import { concerns } from './concerns.ts'
import type { Conflict, Item } from './types.ts'

const thing = (more: Partial<Item>): Item => ({
  id: 'x',
  kind: 'event',
  from: 0,
  to: 1,
  children: [],
  people: ['A'],
  author: 'A',
  createdAt: 0,
  ...more,
})
const twice = (kind: Conflict['kind'] = 'overlap') => ({ kind, reason: { key: 'parent_twice', people: ['A'] } }) as unknown as Conflict
const to = (conflict: Conflict, ...items: Item[]) => (['A', 'B', null] as const).filter((reader) => concerns(conflict, items, reader))

test('two appointments of one parent concern only that parent', () => {
  expect(to(twice(), thing({}), thing({}))).toEqual(['A'])
})

test('an item that concerns a child or an exchange is shown to everyone', () => {
  expect(to(twice(), thing({}), thing({ children: ['mia'] }))).toEqual(['A', 'B', null])
  expect(to(twice('travel'), thing({}), thing({ kind: 'exchange' }))).toEqual(['A', 'B', null])
})

test('a court date concerns who has no side too', () => {
  expect(to(twice(), thing({}), thing({ kind: 'hearing' }))).toEqual(['A', null])
})

test('conflicts about the children’s time or the order concern everyone', () => {
  for (const kind of ['gap', 'order_against_schedule', 'double_booking', 'others_time', 'notice', 'first_refusal'] as const)
    expect(to({ kind, reason: { key: 'others_time' } } as Conflict)).toEqual(['A', 'B', null])
})
