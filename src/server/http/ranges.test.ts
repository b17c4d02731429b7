import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pieceOf, savedAs } from './ranges.ts'

test.each([
  ['bytes=0-0', { from: 0, to: 1 }],
  ['bytes=10-', { from: 10, to: 100 }],
  ['bytes=10-5000', { from: 10, to: 100 }],
  ['bytes=-10', { from: 90, to: 100 }],
  ['bytes=-500', { from: 0, to: 100 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=1-2', null],
  [undefined, null],
])('%s of 100 bytes', (header, expected) => {
  expect(pieceOf(header, 100)).toEqual(expected)
})

test('a piece is always inside of the file', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.stringMatching(/^bytes=\d{0,4}-\d{0,4}$/), (length, header) => {
      const piece = pieceOf(header, length)
      const { from, to } = piece === null || piece === 'beyond' ? { from: 0, to: 1 } : piece
      expect([from >= 0, from < to, piece === 'beyond' || piece === null || to <= length]).toEqual([true, true, true])
    }),
  )
})

test('asvs-5.4.1 asvs-5.4.2 a name of any kind makes a header that says a file name and nothing else', () => {
  expect(savedAs('Zeugnis “Maya”.pdf')).toBe(
    `attachment; filename="Zeugnis _Maya_.pdf"; filename*=UTF-8''Zeugnis%20%E2%80%9CMaya%E2%80%9D.pdf`,
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const header = savedAs(name)
      expect(header).toMatch(/^attachment; filename="[ !#-.0-;=@A-[\]-~]*"; filename\*=UTF-8''[\w.!~%&$+^`|#-]*$/)
      expect(header).not.toMatch(/[/\\]/)
    }),
  )
})
