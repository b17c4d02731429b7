import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedPieces } from './shared.ts'

const marked = (text: string, other: string) =>
  sharedPieces(text, other)
    .map((piece) => (piece.isShared ? `[${piece.text}]` : piece.text))
    .join('')

test('four words in a row that the other text has too are shared, whatever their case and commas', () => {
  expect(marked('I was there, and she NEVER looked at the papers, that day.', 'He says she never looked at the papers.')).toBe(
    'I was there, and [she NEVER looked at the papers,] that day.',
  )
})

test('three in a row are nobody’s own', () => {
  expect(marked('I sat in the courtroom and waited.', 'We sat in the hall and waited.')).toBe('I sat in the courtroom and waited.')
})

test('a text is wholly its own copy', () => {
  expect(marked('Nobody listened to me at all.', 'Nobody listened to me at all.')).toBe('[Nobody listened to me at all.]')
})

test('the pieces of any two texts are the text again, and no piece is empty', () => {
  const texts = fc.array(fc.constantFrom('a', 'b ', ' c', 'Á', '\n', '-', 'dd '), { maxLength: 40 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, texts, (text, other) => {
      const pieces = sharedPieces(text, other)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(pieces.every((piece) => piece.text !== '')).toBe(true)
    }),
  )
})
