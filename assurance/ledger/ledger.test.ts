import { expect, test } from 'vitest'
import { exportBytes, flips, smallExport } from './flips.ts'
import { atSize, falseAlarms, isFoundBy, logOf, rewrites } from './logs.ts'

test('a flipped byte of an export is found, and its file is named', () => {
  expect([...smallExport().values()].reduce((sum, { length }) => sum + length, 0)).toBe(exportBytes)
  expect(flips(256)).toEqual({ found: 256, of: 256 })
})

test('one old head finds every rewritten log, and without one a log whose hashes were made again passes', () => {
  const { found, of, foundByNobody, again } = rewrites(500)
  expect([found, of, foundByNobody]).toEqual([500, 500, 0])
  expect(again).toBeGreaterThan(200)
  expect(falseAlarms(500)).toBe(0)
})

test('what was appended after the old head is not its business', () => {
  const log = logOf(['one', 'two', 'three', 'four'])
  const old = atSize(log, 2).head
  expect(isFoundBy(old, logOf(['one', 'two', 'tree', 'four']))).toBe(false)
  expect(isFoundBy(old, logOf(['one', 'too', 'three', 'four']))).toBe(true)
  expect(isFoundBy(old, logOf(['one']))).toBe(true)
  expect(isFoundBy(null, { ...log, head: old })).toBe(true)
})
