import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPath } from '#domain/record/format.ts'
import { iterations } from '#test/support/depth.ts'
import { csvOf, momentIn, nativePaths } from './rules.ts'

test('files lie by number, under what is left of their names', () => {
  expect(nativePaths('messages', ['photo.jpg', 'photo.jpg', '../é à.PDF', '…', '.htaccess', 'a -.txt'])).toEqual([
    'files/messages/0001-photo.jpg',
    'files/messages/0002-photo.jpg',
    'files/messages/0003-e-a.PDF',
    'files/messages/0004-file',
    'files/messages/0005-htaccess',
    'files/messages/0006-a.txt',
  ])
})

test('no name makes a path that a record can’t have, or one that is there', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 20 }), (names) => {
      const paths = nativePaths('messages', names)
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length)
      expect(paths.every((path) => isPath(path))).toBe(true)
    }),
    { numRuns: iterations(2000, 200) },
  )
})

test('a table comes back as it was, and no cell is a formula', () => {
  const rows = [
    { one: 'a "quoted", word\nnext line', two: '' },
    { one: '=1+1', two: '-2' },
  ]
  const read = parse(csvOf(['one', 'two'], rows), { bom: true, columns: true })
  expect(read).toEqual([rows[0], { one: "'=1+1", two: "'-2" }])
})

test('a moment stands on the clock of the case and in UTC, also in the hour that comes twice', () => {
  const denver = momentIn('America/Denver')
  expect(denver(new Date('2026-11-28T21:05:09.123Z'))).toBe('Sat, Nov 28, 2026, 2:05:09 PM MST (2026-11-28T21:05:09.123Z)')
  expect(denver(new Date('2026-11-01T07:30:00Z'))).toContain('1:30:00 AM MDT')
  expect(denver(new Date('2026-11-01T08:30:00Z'))).toContain('1:30:00 AM MST')
})
