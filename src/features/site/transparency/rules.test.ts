import { expect, test } from 'vitest'
import { type Counted, told, toldMonths, toldReasons } from './rules.ts'

const month = (name: string, byReason: Counted['byReason'] = [], counts: Partial<Counted> = {}): Counted => ({
  month: name,
  published: 0,
  held: 0,
  released: 0,
  refused: 0,
  withdrawn: 0,
  byReason,
  ...counts,
})

test.each([
  [0, 0],
  [1, null],
  [4, null],
  [5, 5],
  [312, 312],
])('%i is told as %j', (n, shown) => {
  expect(told(n)).toBe(shown)
})

test('months are told newest first, the few of each step by no number', () => {
  const counted = [month('2026-01', [], { published: 12, held: 4 }), month('2026-02', [], { published: 3, refused: 5, withdrawn: 1 })]
  expect(toldMonths(counted)).toEqual([
    { month: '2026-02', published: null, held: 0, released: 0, refused: 5, withdrawn: null },
    { month: '2026-01', published: 12, held: null, released: 0, refused: 0, withdrawn: 0 },
  ])
})

const held = (counts: Readonly<Record<string, number>>) => Object.entries(counts).map(([reason, n]) => ({ reason, n }))

test('checks are added up over all months, in the order of their names', () => {
  const counted = [month('2026-01', held({ C4: 3, C2: 9 })), month('2026-02', held({ C4: 3 }))]
  expect(toldReasons(counted)).toEqual([
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
])('the few of a check are told with others: %s', (_, counts, shown) => {
  expect(toldReasons([month('2026-01', held(counts))])).toEqual(shown)
})
