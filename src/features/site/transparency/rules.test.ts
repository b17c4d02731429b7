import { expect, test } from 'vitest'
import { type Counted, publishedMonths } from './rules.ts'

const month = (name: string, counts: Partial<Counted> = {}): Counted => ({
  month: name,
  published: 0,
  held: 0,
  released: 0,
  refused: 0,
  withdrawn: 0,
  byReason: [],
  ...counts,
})

test('months are listed newest first, and small counts of a step have no number', () => {
  const counted = [month('2026-01', { published: 12, held: 4 }), month('2026-02', { published: 3, refused: 5, withdrawn: 1 })]
  expect(publishedMonths(counted)).toEqual([
    { month: '2026-02', published: null, held: 0, released: 0, refused: 5, withdrawn: null },
    { month: '2026-01', published: 12, held: null, released: 0, refused: 0, withdrawn: 0 },
  ])
})
