import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPhrase, hasMore, plain, saysMore } from './finding.ts'

test('a phrase is found however it is divided, and not inside a word that is another', () => {
  const at = (text: string, phrase: string) => findPhrase(text.split(' '), phrase)
  expect(at('Dear Maya, and Maya’s shoes', 'maya')).toEqual([[1], [3]])
  expect(at('SSN 123 45 6789 of', '123-45-6789')).toEqual([[1, 2, 3]])
  expect(at('SSN 123456789.', '123-45-6789')).toEqual([[1]])
  expect(at('M a y a L o p e z', 'Maya Lopez')).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8]])
  expect(at('Raﬁ and Rafi', 'Rafi')).toEqual([[0], [2]])
  expect(at('Ｍａｙａ', 'Maya')).toEqual([[0]])
  expect(at('the Morenos', 'Moreno')).toEqual([[1]])
  expect(at('a Banana', 'Ana')).toEqual([])
  expect(at('was a rabbit', 'Sara')).toEqual([])
  expect(at('Марія тут', 'марія')).toEqual([[0]])
  expect([at('any words', '—'), at('', 'Maya')]).toEqual([[], []])
})

test('whatever a phrase is, it is found among other words, also where every letter stands alone', () => {
  const letters = fc.stringMatching(/^[a-z0-9]{5,12}$/)
  fc.assert(
    fc.property(letters, fc.array(fc.stringMatching(/^[A-Z]{1,3}$/), { maxLength: 5 }), (word, others) => {
      const whole = [...others, word, 'ZZZ']
      const apart = [...others, ...word, 'ZZZ']
      expect(findPhrase(whole, word)).not.toEqual([])
      expect(findPhrase(apart, word)).not.toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a text that says more than it may is noticed, by a letter and by a word', () => {
  expect(hasMore('Dear Ben', ['Ben', 'dear'])).toBe(false)
  expect(hasMore('Dear Benn', ['Ben', 'dear'])).toBe(true)
  expect(hasMore('Dear — Ben!', ['Ben', 'Dear'])).toBe(false)
  expect(saysMore('Maya here and Maya there', 'Maya', ['Maya'])).toBe(true)
  expect(saysMore('Maya here', 'Maya', ['Maya'])).toBe(false)
  expect(plain('O’Brien-Söder №7')).toBe('obriensöderno7')
})
