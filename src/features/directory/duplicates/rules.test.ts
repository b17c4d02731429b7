import { expect, test } from 'vitest'
import { seededNumbers } from '#kernel/seeded.ts'
import { barOf, drawn, onceEach, survivorOf } from './rules.ts'

const judge = { id: 'a', role: 'judge', isFictional: false }

test('what no person can merge, and what one may', () => {
  const nothing = { areTwo: false, holders: 1 }
  expect(barOf(judge, judge, null, nothing)).toBeNull()
  expect(barOf(judge, { ...judge, isFictional: true }, null, nothing)).toBe('fictional')
  expect(barOf(judge, { ...judge, role: 'attorney' }, null, nothing)).toBe('role')
  expect(barOf(judge, judge, 'two_seats', nothing)).toBe('two_seats')
  expect(barOf(judge, judge, 'two_numbers', nothing)).toBe('two_numbers')
  expect(barOf(judge, judge, null, { ...nothing, areTwo: true })).toBe('not_same')
  expect(barOf(judge, judge, null, { ...nothing, holders: 2 })).toBe('two_holders')
  // A name or a suffix may be wrong: a person sees that, a machine does not.
  expect(barOf(judge, judge, 'suffix', nothing)).toBeNull()
  expect(barOf(judge, judge, 'names', nothing)).toBeNull()
})

test('about one accepted merge in twenty is drawn, and of few one', () => {
  const next = seededNumbers(1)
  expect(drawn(0, next).size).toBe(0)
  for (let n = 1; n < 5; n += 1) expect(drawn(n, next).size).toBeGreaterThanOrEqual(1)
  const all = drawn(10_000, next).size
  expect(all).toBeGreaterThan(400)
  expect(all).toBeLessThan(600)
})

test('in a list in which nobody stands twice the first pair counts', () => {
  const pair = (a: string, b: string) => ({ a: { id: a }, b: { id: b } })
  expect(onceEach([pair('1', '2'), pair('2', '3'), pair('3', '4')])).toEqual([pair('1', '2'), pair('3', '4')])
})

test('the profile with more ratings stays, then the one of which more is known', () => {
  expect(survivorOf({ ratings: 1, facts: 9 }, { ratings: 2, facts: 1 })).toBe('b')
  expect(survivorOf({ ratings: 1, facts: 1 }, { ratings: 1, facts: 2 })).toBe('b')
  expect(survivorOf({ ratings: 1, facts: 1 }, { ratings: 1, facts: 1 })).toBe('a')
})
