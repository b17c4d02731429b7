import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { scannerOf, withoutScanner } from './scan.ts'

const report = () => {}

test('without a scanner the start says what is not sent; with one it says nothing', () => {
  const [none, one] = [readConfig({}), readConfig({ CLAMD_URL: 'tcp://localhost:3310' })]
  expect(withoutScanner(none)).toBe('No virus scanner is set (CLAMD_URL): of the files of cases only pictures can be sent.')
  expect(withoutScanner(one)).toBeNull()
  // The features ask the same.
  expect([scannerOf({ config: none, report }).isOn, scannerOf({ config: one, report }).isOn]).toEqual([false, true])
})
