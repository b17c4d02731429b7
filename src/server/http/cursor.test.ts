import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf, readCursor, writeCursor } from './cursor.ts'

const id = '00000000-0000-4000-8000-000000000001'
const bad = { code: 'invalid', detail: { field: 'cursor' } }
const reading = (cursor: string, of: Parameters<typeof readCursor>[2]) => () => readCursor('list', cursor, of)

test('a cursor comes back as it was given out, and for its own list alone', () => {
  const cursor = writeCursor({ q: 'vera' }, ['Vera', 12, id])
  expect(readCursor({ q: 'vera' }, cursor, ['text', 'whole', 'id'])).toEqual(['Vera', 12, id])
  expect(() => readCursor({ q: 'ann' }, cursor, ['text', 'whole', 'id'])).toThrow(expect.objectContaining(bad))
  expect([undefined, ''].map((none) => readCursor({}, none, ['id']))).toEqual([null, null])
})

test.each([
  ['text', ['a\0b', 1, null]],
  ['id', ['x', id.toUpperCase().replace('0', 'G'), 1]],
  ['whole', [1.5, 2 ** 31, '1']],
  ['real', [1e-320, 1e38, 'x', null]],
  ['share', [-0.1, 1.1, '0.5', null]],
  ['instant', [0.5, 1e15, '2026-01-01']],
  ['month', ['0000-01', '2026-00', '2026-13', "2026-01'", 202_601]],
] as const)('a part that is no %s is refused', (kind, parts) => {
  for (const part of parts) expect(reading(writeCursor('list', [part as string]), [kind])).toThrow(expect.objectContaining(bad))
})

test('whatever is sent as a cursor is refused with the sentence, and never a bug', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((text) => Buffer.from(text).toString('base64url')),
      ),
      (cursor) => {
        if (cursor === '') return
        expect(reading(cursor, ['text', 'id'])).toThrow(expect.objectContaining(bad))
      },
    ),
  )
})

test('a page ends where the next begins; the last page has no cursor', () => {
  const rows = [1, 2, 3].map((n) => ({ n }))
  const { items, next } = pageOf(rows, 2, 'list', ({ n }) => [n])
  expect([items, readCursor('list', next!, ['whole'])]).toEqual([[{ n: 1 }, { n: 2 }], [2]])
  expect(pageOf(rows, 3, 'list', ({ n }) => [n]).next).toBeNull()
})
