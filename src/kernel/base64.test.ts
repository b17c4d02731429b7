import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBase64 } from './base64.ts'

test('what is written of bytes is base64, with and without its padding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
      const written = Buffer.from(bytes).toString('base64')
      expect([written, written.replaceAll('=', '')].map(isBase64)).toEqual([true, true])
    }),
  )
})

test('it says the same as the expression of the alphabet, for any text', () => {
  const signs = fc.constantFrom(...'AZaz09+/=- é\n\u0000@[`{:')
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 12 }), (text) => {
      // The end of the text itself: `$` alone does not mean a line's end without the flag m.
      expect([text, isBase64(text)]).toEqual([text, /^[A-Za-z0-9+/]+={0,2}$/.test(text)])
    }),
    { numRuns: 5_000 },
  )
})

test('a text of 16 million signs is judged, and its last sign counts', () => {
  const long = 'a'.repeat(16 * 2 ** 20)
  expect([isBase64(long), isBase64(`${long}-`)]).toEqual([true, false])
})
