import { expect, test } from 'vitest'
import type { Score } from './contract.ts'
import { headlineOf } from './rules.ts'

test('the group that speaks first is the parents, else a person who can be shown, never the other side', () => {
  const score = (group: Score['group'], n: number): Pick<Score, 'group' | 'show'> => ({ group, show: n < 5 ? 'nothing' : 'interval' })
  expect(headlineOf([score('parents', 5), score('lawyers', 9)])?.group).toBe('parents')
  expect(headlineOf([score('parents', 2), score('lawyers', 9)])?.group).toBe('lawyers')
  expect(headlineOf([score('parents', 0), score('other_side', 9)])?.group).toBe('parents')
})
