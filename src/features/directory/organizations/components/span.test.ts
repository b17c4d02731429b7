import { expect, test } from 'vitest'
import { spanOf, yearsOf } from './span.ts'

const today = '2026-03-12'

test('the years reach from the first known day to the end of this year, or of the last one known', () => {
  expect(
    yearsOf(
      [
        { fromOn: '2014-11-04', toOn: '2018-01-02' },
        { fromOn: null, toOn: null },
      ],
      today,
    ),
  ).toEqual({ first: 2014, last: 2027 })
  expect(yearsOf([{ fromOn: '2014-11-04', toOn: '2033-01-02' }], today)).toEqual({ first: 2014, last: 2034 })
  expect(yearsOf([{ fromOn: null, toOn: null }], today)).toBeNull()
})

test('a bar begins and ends where its days are, and without an end it reaches the edge', () => {
  const years = { first: 2010, last: 2020 }
  expect(spanOf({ fromOn: '2010-01-01', toOn: '2015-01-01' }, years, today)).toEqual({ from: 0, to: 50, isOpen: false, isFromKnown: true })
  expect(spanOf({ fromOn: null, toOn: null }, years, today)).toEqual({ from: 0, to: 100, isOpen: true, isFromKnown: false })
})
