import { expect, test } from 'vitest'
import { byFeature, featureOf, slowestFiles, timesTable } from './test-times.ts'

const times = [
  { file: 'src/features/schedule/swaps/service.test.ts', seconds: 12.34 },
  { file: 'src/features/schedule/swaps/components/words.test.ts', seconds: 0.5 },
  { file: 'src/domain/time/zone.test.ts', seconds: 3 },
  { file: 'test/matrix.test.ts', seconds: 20 },
]

test.each([
  ['src/features/schedule/swaps/service.test.ts', 'schedule/swaps'],
  ['src/features/schedule/swaps/components/words.test.ts', 'schedule/swaps'],
  ['src/domain/time/zone.test.ts', 'domain/time'],
  ['src/server/ports/db/migrate.test.ts', 'server/ports'],
  ['src/kernel/day.test.ts', 'kernel'],
  ['test/matrix.test.ts', 'test/matrix'],
  ['test/journeys/swap.spec.ts', 'test/journeys/swap'],
  ['assurance/asvs/asvs.test.ts', 'assurance'],
])('%s belongs to %s', (file, feature) => {
  expect(featureOf(file)).toBe(feature)
})

test('the seconds of a feature are those of its files, the dearest first', () => {
  expect(byFeature(times)).toEqual([
    { feature: 'test/matrix', files: 1, seconds: 20 },
    { feature: 'schedule/swaps', files: 2, seconds: 12.84 },
    { feature: 'domain/time', files: 1, seconds: 3 },
  ])
})

test('the table ends with the sum of all', () => {
  expect(timesTable(times)).toEqual([
    '    20.0 s    1  test/matrix',
    '    12.8 s    2  schedule/swaps',
    '     3.0 s    1  domain/time',
    '    35.8 s    4  in all',
  ])
})

test('the slowest files come by themselves', () => {
  expect(slowestFiles(times, 2)).toEqual([
    '    20.0 s    1  test/matrix.test.ts',
    '    12.3 s    1  src/features/schedule/swaps/service.test.ts',
  ])
})
