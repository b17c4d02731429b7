import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf, slipsBetween, slipsOf, slipsToPrefix } from './edits.ts'

const word = (least: number, most: number) => fc.stringMatching(new RegExp(`^[a-e]{${least},${most}}$`))

test.each([
  ['abbudu', 'abudu', 1],
  ['abdudu', 'abudu', 1],
  ['baudu', 'abudu', 1],
  ['smiht', 'smith', 1],
  ['smtihs', 'smith', 2],
  ['smith', 'smith', 0],
])('%s is %s with slips: %d', (typed, meant, slips) => expect(slipsBetween(typed, meant, 2)).toBe(slips))

test('counting stops once there are more edits than the limit', () => {
  expect(slipsBetween('washington', 'smith', 2)).toBe(3)
  expect(slipsBetween('aaaaa', 'bbbbb', 2)).toBe(3)
})

test('slips are the same both ways, none only between equal words, and never less than the difference in length', () => {
  fc.assert(
    fc.property(word(1, 9), word(1, 9), (a, b) => {
      const slips = slipsBetween(a, b, 9)
      expect(slipsBetween(b, a, 9)).toBe(slips)
      expect(slips === 0).toBe(a === b)
      expect(slips).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length))
      for (const most of [0, 1, 2, 3]) expect(slipsBetween(a, b, most)).toBe(Math.min(slips, most + 1))
    }),
    { numRuns: 3000 },
  )
})

test('slips to a beginning are those to the nearest beginning', () => {
  fc.assert(
    fc.property(word(1, 7), word(1, 9), (typed, whole) => {
      const nearest = Math.min(...Array.from({ length: whole.length + 1 }, (_, end) => slipsBetween(typed, whole.slice(0, end), 3)))
      expect(slipsToPrefix(typed, whole, 3)).toBe(nearest)
    }),
    { numRuns: 3000 },
  )
})

test('a person who is within the slips of a typed word shares a key with it', () => {
  fc.assert(
    fc.property(word(2, 6), word(2, 6), (typed, meant) => {
      fc.pre(slipsBetween(typed, meant, slipsOf(typed)) <= slipsOf(typed))
      const keys = new Set(keysOf(meant))
      expect(keysOf(typed).some((key) => keys.has(key))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a word made by one slip, or from five letters on by two, shares a key with the word', () => {
  const slip = fc.tuple(fc.constantFrom('leave', 'put', 'change', 'swap'), fc.nat(20), fc.constantFrom('a', 'q', 'z'))
  const slipped = (from: string, [how, where, letter]: [string, number, string]) => {
    const at = where % from.length
    if (how === 'leave') return from.slice(0, at) + from.slice(at + 1)
    if (how === 'put') return from.slice(0, at) + letter + from.slice(at)
    if (how === 'change') return from.slice(0, at) + letter + from.slice(at + 1)
    return (
      from.slice(0, at) +
      from
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join('') +
      from.slice(at + 2)
    )
  }
  fc.assert(
    fc.property(word(3, 14), slip, slip, (meant, one, two) => {
      const once = slipped(meant, one)
      const twice = slipped(once, two)
      const keys = new Set(keysOf(meant))
      expect(keysOf(once).some((key) => keys.has(key))).toBe(true)
      const reached = twice.length < 5 || keysOf(twice).some((key) => keys.has(key))
      expect(reached).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('a long word has at most thirty keys', () => {
  expect(keysOf('washington').length).toBeLessThanOrEqual(30)
  expect(keysOf('a')).toHaveLength(1)
})
