import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf, turned } from './tokens.ts'

const rows = (given: string, middle: string | null, family: string) =>
  tokensOf({ given, middle, family }).map(({ place, token, rest }) => `${place} ${token} | ${rest}`)

test('a person is found by family and by given name, with the other one next', () => {
  expect(rows('Nancy', 'G.', 'Abudu')).toEqual(['0 abudu | nancy g', '1 nancy | abudu g'])
})

test('a double name is found by each part and as one word', () => {
  const tokens = new Set(tokensOf({ given: 'Ann', middle: null, family: 'Smith-Jones' }).map(({ token }) => token))
  expect(tokens).toEqual(new Set(['smith', 'jones', 'smithjones', 'ann']))
})

test("O'Connor is one word", () => {
  expect(rows('Ann', null, "O'Connor")).toEqual(['0 oconnor | ann', '1 ann | oconnor'])
})

test('someone of whom only initials are known is still found', () => {
  expect(rows('X', null, 'Y')).toEqual(['0 y | x', '1 x | y'])
  expect(rows('', null, '')).toEqual([])
})

const name = fc.stringMatching(/^[A-Z][a-z]{1,6}([ -][A-Z][a-z]{1,6})?$/)

test('any two different whole words of a name stand side by side in some row, in both orders', () => {
  fc.assert(
    fc.property(name, fc.option(name), name, (given, middle, family) => {
      const found = tokensOf({ given, middle, family })
      const words = [given, middle ?? '', family].flatMap((part) => part.toLowerCase().split(/[ -]/)).filter((word) => word !== '')
      const side = new Set(found.map(({ token, rest }) => `${token} ${rest.split(' ')[0]}`))
      const apart = words.flatMap((first) => words.filter((next) => next !== first && !side.has(`${first} ${next}`)))
      expect(apart).toEqual([])
    }),
  )
})

test('each word stands in one row that is not turned, so that a person is listed once', () => {
  fc.assert(
    fc.property(name, fc.option(name), name, (given, middle, family) => {
      const natural = tokensOf({ given, middle, family }).filter(({ place }) => place < turned)
      expect(new Set(natural.map(({ token }) => token)).size).toBe(natural.length)
    }),
  )
})
