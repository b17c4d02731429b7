import { expect, test } from 'vitest'
import { publishedCount, publishedReasons } from './small-counts.ts'

test.each([
  [0, 0],
  [1, null],
  [4, null],
  [5, 5],
  [312, 312],
])('%i is published as %j', (n, expected) => {
  expect(publishedCount(n)).toBe(expected)
})

const held = (counts: Readonly<Record<string, number>>) => Object.entries(counts).map(([reason, n]) => ({ reason, n }))

test('checks are added up over all months, in the order of their names', () => {
  const counted = [{ byReason: held({ C4: 3, C2: 9 }) }, { byReason: held({ C4: 3 }) }]
  expect(publishedReasons(counted)).toEqual([
    { reason: 'C2', n: 9 },
    { reason: 'C4', n: 6 },
  ])
})

test.each([
  [
    'enough together',
    { C2: 2, C4: 20, form: 3 },
    [
      { reason: 'C4', n: 20 },
      { reason: 'other', n: 5 },
    ],
  ],
  [
    'too few together, so with the next',
    { C2: 9, C4: 20, form: 2 },
    [
      { reason: 'C4', n: 20 },
      { reason: 'other', n: 11 },
    ],
  ],
  ['nothing but few', { C2: 1, C4: 2 }, [{ reason: 'other', n: null }]],
  ['nothing at all', {}, []],
])('the few of a check are published with others: %s', (_, counts, expected) => {
  expect(publishedReasons([{ byReason: held(counts) }])).toEqual(expected)
})
