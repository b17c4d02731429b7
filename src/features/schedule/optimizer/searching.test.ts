import { expect, test } from 'vitest'
import { mirrored, patterns } from '#domain/schedule/patterns.ts'
import { nameOf } from './searching.ts'

test('every named pattern is known by its name, no matter who begins and with whichever week', () => {
  for (const { nights } of patterns) {
    const twoWeeks = nights.length === 7 ? nights.repeat(2) : nights
    expect(nameOf(nights)).not.toBeNull()
    expect(nameOf(mirrored(nights))).toBe(nameOf(nights))
    expect(nameOf(twoWeeks.slice(7) + twoWeeks.slice(0, 7))).toBe(nameOf(twoWeeks))
  }
})

test('nights that no pattern has are given no name', () => {
  expect(nameOf('ABABABABABABAB')).toBeNull()
})
