import { expect, test } from 'vitest'
import { countOf, deepFiles } from './deep-tests.ts'

test('a test file that asks for its number of cases is found by itself', () => {
  const files = deepFiles()
  expect(files).toContain('src/server/access/cases.test.ts')
  expect(files).toContain('test/kill.slow.test.ts')
  // These have runs of their own.
  expect(files.filter((file) => /anonymity|fuzz/.test(file))).toEqual([])
})

test('tests that passed are counted of those that were tried: what was left out is neither', () => {
  const report = { numPassedTests: 8, numPendingTests: 2, numTotalTests: 10, success: true }
  expect(countOf(report)).toEqual({ found: 8, of: 8 })
  expect(countOf({ ...report, numPassedTests: 7, success: false })).toEqual({ found: 7, of: 8 })
})

test('an error outside of any test falls short too', () => {
  expect(countOf({ numPassedTests: 8, numPendingTests: 0, numTotalTests: 8, success: false })).toEqual({ found: 8, of: 9 })
  expect(countOf({ numPassedTests: 0, numPendingTests: 0, numTotalTests: 0, success: false })).toEqual({ found: 0, of: 1 })
})
