import { expect, test } from 'vitest'
import { lastLines } from './test-report.ts'

const slow = { name: 'src/a.test.ts: waits for its turn', file: '/src/a.test.ts', words: 'Error: too late' }
const wrong = { name: '[phone] b.spec.ts: adds two numbers', file: 'b.spec.ts', words: 'expected 4, got 5' }

test('a test that passed when run again is named as flaky right above the sum, below all that failed', () => {
  expect(lastLines({ failures: [wrong], flaky: [slow], passed: 7, failed: 1, skipped: 2 })).toEqual([
    '',
    'Failed once and passed when run again, alone (to be mended):',
    '',
    'src/a.test.ts: waits for its turn',
    'Error: too late',
    '',
    'Failed:',
    '',
    '[phone] b.spec.ts: adds two numbers',
    'expected 4, got 5',
    '',
    'Flaky: src/a.test.ts: waits for its turn',
    '',
    '7 passed, 1 failed, 2 skipped',
  ])
})

test('a run in which nothing failed ends with its sum alone', () => {
  expect(lastLines({ failures: [], flaky: [], passed: 7, failed: 0, skipped: 0 })).toEqual(['', '7 passed, 0 failed'])
})
