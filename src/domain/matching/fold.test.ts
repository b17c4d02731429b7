import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfPrefix, fold, wordsOf } from './fold.ts'

test.each([
  ["O'Connor", 'oconnor'],
  ['O’Connor', 'oconnor'],
  ['oconnor', 'oconnor'],
  ['Smith-Jones', 'smith jones'],
  ['José  Núñez', 'jose nunez'],
  ['MCKENZIE-Wells', 'mckenzie wells'],
  ['Łukasz Grøß', 'lukasz gross'],
  ['H. L. Balkcom IV', 'h l balkcom iv'],
  ['  ', ''],
])('%s is compared as "%s"', (typed, folded) => expect(fold(typed)).toBe(folded))

test('folding twice changes nothing, and leaves only letters, digits and single blanks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const once = fold(text)
      expect(fold(once)).toBe(once)
      expect(once).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
      expect(wordsOf(text).join(' ')).toBe(once)
    }),
    { numRuns: 400 },
  )
})

test('case and marks never matter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{1,20}$/), (text) => {
      const marked = [...text].map((letter) => (letter === ' ' ? letter : `${letter.toUpperCase()}\u0301`)).join('')
      expect(fold(marked)).toBe(fold(text))
    }),
  )
})

test('every word that begins with a prefix lies in its range', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,5}$/), fc.stringMatching(/^[a-z0-9]{0,8}$/), (prefix, more) => {
      const word = prefix + more
      expect(word >= prefix && word < endOfPrefix(prefix)).toBe(true)
    }),
  )
})
