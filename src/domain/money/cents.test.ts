import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { formatCents, mostCents, plainCents, readAmount, readCents } from './cents.ts'

const reasonOf = (text: string) => {
  const read = readCents(text)
  return 'reason' in read ? english(read.reason) : read.cents
}

test('an amount is read as it is written, or refused with what to write', () => {
  expect(['42', '42.5', '$42.05', ' 1,250.50 ', '0.01', '007', '10,000,000'].map(reasonOf)).toEqual([
    4200,
    4250,
    4205,
    125_050,
    1,
    700,
    mostCents,
  ])
  const above = 'Enter an amount above zero.'
  expect(['0', '0.00', '-5', '−5', '(5.00)', '5-', '$-5'].map(reasonOf)).toEqual(Array.from({ length: 7 }, () => above))
  expect(['12,50', '1234,5'].map(reasonOf)).toEqual(Array.from({ length: 2 }, () => 'Write cents after a period, such as 12.50.'))
  expect(['€20', '20 EUR', '£5'].map(reasonOf)).toEqual(Array.from({ length: 3 }, () => 'Enter the amount in US dollars.'))
  const dollars = 'Enter an amount in dollars, such as 42.50.'
  expect(['1e5', '12.345', '1,25,000', '=1+1', 'ten', '12.', '.5'].map(reasonOf)).toEqual(Array.from({ length: 7 }, () => dollars))
  expect(['1234567890123456789', '10000000.01', '99999999'].map(reasonOf)).toEqual(
    Array.from({ length: 3 }, () => 'Enter an amount of at most $10,000,000.'),
  )
  expect(reasonOf('')).toBe('Enter an amount.')
})

test('where zero may stand it is read as zero, and all else as an amount', () => {
  expect(['0', ' $0.00 ', '000.0', '250', '-0', ''].map(readAmount)).toEqual([
    { cents: 0 },
    { cents: 0 },
    { cents: 0 },
    readCents('250'),
    readCents('-0'),
    readCents(''),
  ])
})

test('a formatted amount is read as the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostCents }), (cents) => {
      expect(readCents(formatCents(cents))).toEqual({ cents })
      expect(readCents(plainCents(cents))).toEqual({ cents })
    }),
    { numRuns: 500 },
  )
  expect([formatCents(-400), formatCents(0), plainCents(-5)]).toEqual(['−$4.00', '$0.00', '-0.05'])
})
