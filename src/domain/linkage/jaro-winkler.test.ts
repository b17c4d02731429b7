import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jaroWinkler } from './jaro-winkler.ts'

test.each([
  ['martha', 'marhta', 0.9611],
  ['dwayne', 'duane', 0.84],
  ['dixon', 'dicksonx', 0.8133],
  ['jones', 'johnson', 0.8324],
  ['abc', 'xyz', 0],
])('%s and %s are as alike as in Winkler’s tables', (a, b, expected) => {
  expect(jaroWinkler(a, b)).toBeCloseTo(expected, 4)
})

test('two empty texts are equal, an empty and another one have nothing in common', () => {
  expect(jaroWinkler('', '')).toBe(1)
  expect(jaroWinkler('', 'a')).toBe(0)
})

test('it lies from 0 to 1, is 1 for equal texts alone, and is the same in both directions', () => {
  const word = fc.stringMatching(/^[a-d]{0,80}$/)
  fc.assert(
    fc.property(word, word, (a, b) => {
      const likeness = jaroWinkler(a, b)
      expect(likeness).toBeGreaterThanOrEqual(0)
      expect(likeness).toBeLessThanOrEqual(1)
      expect(jaroWinkler(b, a)).toBe(likeness)
      expect(jaroWinkler(a, a)).toBe(1)
    }),
    { numRuns: 500 },
  )
})
