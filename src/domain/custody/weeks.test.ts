import { expect, test } from 'vitest'
import type { Cycle, Rule } from './types.ts'
import { firstRule, freshId, nightChanged, weeksLong, weeksOf } from './weeks.ts'

test('a night goes from A to B to somebody else and back', () => {
  const cycle = firstRule('2027-01-04').span as Cycle
  const once = nightChanged(cycle, 0)
  expect([once, nightChanged(once, 0), nightChanged(nightChanged(once, 0), 0)].map(({ nights }) => nights[0])).toEqual(['B', 'T', 'A'])
  expect(weeksLong(cycle, 3).nights).toBe('AABBAAAAABBBBBAABBAAA')
})

test('the usual weeks are the first that are for all children, and a new rule has a name of its own', () => {
  const weeks = firstRule('2027-01-04')
  const other: Rule = { ...weeks, id: 'child-1', children: ['11111111-1111-4111-8111-111111111111'] }
  expect(weeksOf([other, weeks])).toBe(weeks)
  expect(freshId('child', [weeks, other])).toBe('child-2')
})
