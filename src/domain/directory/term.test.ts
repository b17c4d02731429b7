import { expect, test } from 'vitest'
import { type Held, isWithin, termsOf } from './term.ts'

const elected = (over: Partial<Held> = {}): Held => ({ basis: 'elected', fromOn: '2002-11-05', toOn: null, ...over })
const within = (month: string, ...positions: Held[]) => isWithin(month, termsOf(positions))

test('a term begins with the month of its election or appointment', () => {
  expect(within('2002-10', elected())).toBe(false)
  expect(within('2002-11', elected())).toBe(true)
  expect(within('2025-06', elected())).toBe(true)
})

test('it ends with its last day, or in the January after someone else was elected to the seat', () => {
  const followed = elected({ next: { basis: 'elected', on: '2014-11-04' } })
  expect(within('2015-01', followed)).toBe(true)
  expect(within('2015-02', followed)).toBe(false)
  const appointed = elected({ next: { basis: 'appointed', on: '2014-05-04' } })
  expect([within('2014-05', appointed), within('2014-06', appointed)]).toEqual([true, false])
  expect([within('2009-03', elected({ toOn: '2009-03-31' })), within('2009-04', elected({ toOn: '2009-03-31' }))]).toEqual([true, false])
})

test('one of several terms is enough; of someone without a known position, or listed, every month may be right', () => {
  const [old, newer] = [elected({ toOn: '2006-12-31' }), elected({ fromOn: '2014-11-04' })]
  expect(['2005-01', '2010-01', '2020-01'].map((month) => within(month, old, newer))).toEqual([true, false, true])
  expect(within('1995-01')).toBe(true)
  expect(within('1995-01', { basis: 'listed', fromOn: '2019-01-01', toOn: null })).toBe(true)
  expect(within('2024-01', { basis: 'listed', fromOn: '2019-01-01', toOn: '2023-12-01' })).toBe(false)
  expect(within('1995-01', elected({ fromOn: null }))).toBe(true)
})
