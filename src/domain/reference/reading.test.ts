import { expect, test } from 'vitest'
import { readCode, readNumber } from './reading.ts'

test.each(['H7K2-94QD', 'h7k2-94qd', 'H7K2 94QD', ' h7k294qd ', 'H7K2–94QD', 'H 7 K 2 . 9 4 Q D'])(
  'the ticket number %j is read however it was written down',
  (typed) => {
    expect(readNumber(typed)).toBe('H7K2-94QD')
  },
)

test.each(['', 'H7K2', 'H7K2-94QD2', 'H7K2-94Q0', 'H7K2-94QI', 'ABCD-EFGH'])('%j cannot be a ticket number', (typed) => {
  expect(readNumber(typed)).toBeNull()
})

test.each(['river lamp stone glad', 'River  Lamp, Stone - GLAD', '1. river 2. lamp 3. stone 4. glad'])(
  'the code words %j are read however they were written down',
  (typed) => {
    expect(readCode(typed)).toBe('river lamp stone glad')
  },
)
