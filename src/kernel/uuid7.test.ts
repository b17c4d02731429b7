import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { uuid7 } from './uuid7.ts'

test('an id begins with its time, says its version, and later ones sort after earlier ones', () => {
  const random = seededRandom(7)
  const at = Date.parse('2026-11-21T18:30:00.123Z')
  const ids = Array.from({ length: 1000 }, (_, n) => uuid7(at + n, random))
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(ids[0]!.slice(0, 8) + ids[0]!.slice(9, 13), 16)).toBe(at)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 1000 }, () => uuid7(at, random))).size).toBe(1000)
})
