import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { readOptions } from './options.ts'
import { page, shortfalls, table } from './report.ts'
import { type Figure, readResults, Results, type Section, sectionNames, verdict } from './results.ts'
import { median, quantile, shuffled, spreadOf } from './stats.ts'

test('the median of an odd number of rounds is the middle one, of an even number the mean of the two', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow('at least one')
})

test('a quantile lies where type 7 of Hyndman and Fan puts it', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => index)
  expect(quantile(hundred, 0.95)).toBe(95)
  expect(quantile([10, 20], 0.25)).toBe(12.5)
  expect(quantile([5], 0.95)).toBe(5)
})

test('the spread holds the median between its bounds and does not depend on the order of the rounds', () => {
  const rounds = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(rounds, (values) => {
      const { n, min, low, median: middle, high, max } = spreadOf(values)
      expect(n).toBe(values.length)
      expect(min).toBeLessThanOrEqual(low)
      expect(low).toBeLessThanOrEqual(middle)
      expect(middle).toBeLessThanOrEqual(high)
      expect(high).toBeLessThanOrEqual(max)
      expect(median(values.toReversed())).toBe(middle)
    }),
    { numRuns: 20 },
  )
})

test('the 95 % interval of the median covers the true median about as often as it says', () => {
  // 100 times 9 rounds, evenly spread over 0 to 1, so that the true median is 0.5.
  const { next } = seededRandom(5)
  const spreads = Array.from({ length: 100 }, () => spreadOf(Array.from({ length: 9 }, next)))
  const covered = spreads.filter(({ low, high }) => low <= 0.5 && high >= 0.5).length
  expect(covered).toBeGreaterThanOrEqual(88)
  expect(spreads.filter(({ low, min, high, max }) => low > min || high < max).length).toBeGreaterThan(50)
})

test('a shuffled order holds the same items, and both orders of two come up', () => {
  let turn = 0
  const next = () => [0.1, 0.9, 0.9, 0.1][turn++ % 4]!
  expect(shuffled(['a', 'b'], next)).toEqual(['a', 'b'])
  expect(shuffled(['a', 'b'], next)).toEqual(['b', 'a'])
})

const figure = (values: readonly number[], goal?: Figure['goal']): Figure => ({
  name: 'GET something',
  unit: 'ratio',
  ...(goal && { goal }),
  ...spreadOf(values),
})
const least = { sense: 'at least', value: 0.9 } as const

test('a figure passes when its whole interval meets the goal, and the median alone decides nothing', () => {
  expect(verdict(figure([0.95, 0.96, 0.97], least))).toBe('yes')
  expect(verdict(figure([0.5, 0.95, 0.97], least))).toBe('unclear')
  expect(verdict(figure([0.5, 0.6, 0.7], least))).toBe('no')
  expect(verdict(figure([106], { sense: 'at most', value: 105 }))).toBe('no')
  expect(verdict(figure([0], { sense: 'at most', value: 0 }))).toBe('yes')
  expect(verdict(figure([1]))).toBeNull()
})

const section = (figures: Figure[]): Section => ({
  machine: { day: '2026-03-12', cores: 2, processor: 'Some processor', memoryGb: 4, node: '24.0.0', postgres: '18.0' },
  notes: ['How it was done.'],
  figures,
})

test('the page is made of the results: every figure with goal, median, range and verdict', () => {
  const results = Results.parse({ http: section([figure([0.5, 0.6, 0.7], least)]) })
  const text = page(results)
  expect(text).toContain('| GET something | at least 0.9 | 0.600 (0.500 to 0.700) | 3   | 0.500 to 0.700     | no   |')
  expect(text).toContain('Measured on 2026-03-12: 2 cores (Some processor), 4 GB, Node 24.0.0, PostgreSQL 18.0.')
  expect(text).toContain('- How it was done.')
  expect(text).toContain('Not measured yet: `npm run bench -- --only search`.')
})

test('what falls short is named, and what was not measured is not passed over', () => {
  const results: Results = { http: section([figure([0.5, 0.6, 0.7], least)]) }
  expect(shortfalls(results)).toEqual(['GET something misses its goal: 0.600 (0.500 to 0.700), wanted at least 0.9.'])
  expect(page(results)).toContain('The section "Search" was not measured yet.')
  const all: Results = Object.fromEntries(sectionNames.map((name) => [name, section([figure([0.95], least)])]))
  expect(page(all)).toContain('Nothing: every goal is met.')
})

test('a section that could not run shows why, and no figure of another day', () => {
  const results = Results.parse({ http: { ...section([]), failed: 'The raw server answered 500.' } })
  expect(page(results)).toContain('Could not run on 2026-03-12: The raw server answered 500.')
  expect(shortfalls(results)).toEqual(['The section "HTTP, against raw node:http" could not run: The raw server answered 500.'])
})

test('the columns of the table stand under each other', () => {
  const widths = table(section([figure([1], least), figure([0.123_456, 2, 3])]))
    .split('\n')
    .map((line) => line.length)
  expect(new Set(widths).size).toBe(1)
})

test('the options say which section to run, and an unknown one is refused with a sentence', () => {
  expect(readOptions([])).toEqual({ only: sectionNames, quick: false })
  expect(readOptions(['--only', 'size,http', '--quick'])).toEqual({ only: ['http', 'size'], quick: true })
  expect(readOptions(['lighthouse', 'leave'])).toEqual({ only: ['lighthouse', 'leave'], quick: false })
  expect(() => readOptions(['--only', 'colour'])).toThrow('not "colour"')
  expect(() => readOptions(['--fast'])).toThrow('does not know "--fast"')
})

const file = (name: string) => new URL(name, import.meta.url)
test.skipIf(!existsSync(file('results.json')))(
  'docs/bench.md is the page of bench/results.json (skipped until a full run wrote both)',
  () => {
    expect(readFileSync(file('../docs/bench.md'), 'utf8')).toBe(page(readResults(file('results.json').pathname)))
  },
)
