import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countyKey, placeWordsOf, readQuery, splitsOf } from './query.ts'

test.each([
  ['Judge Washington', ['washington'], 'judge', null],
  ['hon. nancy abudu', ['nancy', 'abudu'], null, null],
  ['guardian ad litem Smith', ['smith'], 'gal', null],
  ["minor's counsel", [], 'gal', 'minors_counsel'],
  ['GAL smith', ['smith'], 'gal', null],
  ['lawyer', [], 'attorney', null],
  ['custody evaluator in Travis County', ['travis'], 'expert', 'custody_evaluator'],
  ['John Smith Jr.', ['john', 'smith'], null, null],
  ['mediator tx', ['tx'], 'expert', 'mediator'],
])('"%s" is read as %j, %s, %s', (typed, terms, role, kind) => {
  const read = readQuery(typed)
  expect(read.terms).toEqual(terms)
  expect(read.role).toEqual(role === null ? null : { role, kind })
})

test('the word beside "county" is known, on either side', () => {
  expect(readQuery('smith san diego county')).toMatchObject({ terms: ['smith', 'san', 'diego'], countyAt: 2 })
  expect(readQuery('county of travis')).toMatchObject({ terms: ['travis'], countyAt: 0 })
  expect(readQuery('smith travis').countyAt).toBe(-1)
})

test('a court whose name begins with "county" leaves the county to the place behind it', () => {
  const read = readQuery('County Court at Law No. 3, Nueces County')
  expect(read.terms[read.countyAt]).toBe('nueces')
})

test.each([
  ['custody judge dallas', ['dallas']],
  ['family court', ['family']],
  ['child custody lawyer in austin', ['austin']],
  ['judges near me', []],
  ['larkmoor family division', ['larkmoor', 'division']],
])('"%s" asks for people of a place: %j', (typed, terms) => {
  expect(readQuery(typed)).toMatchObject({ terms, wantsPlace: true })
})

test('a title alone is looked for as a name', () => {
  expect(readQuery('court').terms).toEqual(['court'])
})

test('whatever is typed is read without a failure, in at most eight words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const { words, terms, countyAt } = readQuery(text)
      expect(words.length).toBeLessThanOrEqual(8)
      expect(terms.every((term) => words.includes(term))).toBe(true)
      expect(countyAt).toBeLessThan(Math.max(terms.length, 1))
    }),
    { numRuns: 50 },
  )
})

test('longer places come first, then those typed later', () => {
  // "smith san diego": San Diego is a place, Smith County another.
  expect(splitsOf(3, [0b110, 0b001], -1)).toEqual([
    { place: [1, 2], names: [0] },
    { place: [2], names: [0, 1] },
    { place: [1], names: [0, 2] },
    { place: [0], names: [1, 2] },
  ])
})

test('beside "county" only places that reach back from there are tried', () => {
  expect(splitsOf(3, [0b111], 1)).toEqual([
    { place: [0, 1], names: [2] },
    { place: [1], names: [0, 2] },
  ])
})

test('a place is found by court, county and state, by name and code', () => {
  expect(placeWordsOf({ courtName: 'Superior Court of Ada County', counties: ['Ada'], state: 'ID' })).toEqual([
    'superior',
    'ada',
    'id',
    'idaho',
  ])
})

test('a county is compared without the word', () => {
  expect(countyKey('St. Clair County')).toBe('st clair')
  expect(countyKey('Orleans Parish')).toBe(countyKey('orleans'))
})
