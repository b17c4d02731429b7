import { expect, test } from 'vitest'
import { nicknameLegs } from './nickname-legs.ts'
import { nicknamePairs, otherNamesOf, stemOf } from './nicknames.ts'
import { placeSpelling } from './places.ts'

test.each([
  ['bob', 'robert'],
  ['robert', 'bob'],
  ['peggy', 'margaret'],
  ['pepe', 'jose'],
  ['lupe', 'guadalupe'],
  ['paco', 'francisco'],
  ['jack', 'john'],
  ['liz', 'elizabeth'],
])('%s is also %s', (name, other) => {
  expect(otherNamesOf(name)).toContain(other)
})

test('the full name of a short one stands before other short ones', () => {
  expect(otherNamesOf('bob')[0]).toBe('robert')
  expect(otherNamesOf('bob').indexOf('robbie')).toBeGreaterThan(0)
})

test('a word that is no known given name has no other', () => {
  expect(otherNamesOf('smith')).toEqual([])
  expect(otherNamesOf('')).toEqual([])
})

test('the table holds each pair once, folded, and no name beside itself', () => {
  const pairs = nicknamePairs()
  expect(pairs.length).toBeGreaterThan(2_000)
  for (const { full, short } of pairs) {
    expect([full, short]).toEqual([expect.stringMatching(/^[a-z]+$/), expect.stringMatching(/^[a-z]+$/)])
    expect(full).not.toBe(short)
  }
})

test('a pet form is taken back to what it shortens', () => {
  expect(['debbie', 'tommy', 'jenny', 'abbi', 'katie', 'ed', 'smith'].map(stemOf)).toEqual(['deb', 'tom', 'jen', null, 'kat', null, null])
})

test('the other words must follow the other name', () => {
  const [first, ...more] = nicknameLegs(['bob', 'smith'])
  expect(more).toEqual([])
  expect(first?.others).toEqual(['smith'])
  expect(first?.legs[0]).toMatchObject({ token: 'robert', low: 'smith' })
  expect(nicknameLegs(['smith', 'jones'])).toEqual([])
})

const near = (...tokens: string[]) => ({ isKnown: false, near: tokens.map((token) => ({ token, n: 1 })) })
const known = { isKnown: true, near: [] }

test('words of a place are spelled as the directory spells them, those it knows stay', () => {
  expect(placeSpelling(['los', 'angelos'], [known, near('angeles', 'angola')])).toEqual([
    { typed: 'los', spelled: 'los' },
    { typed: 'angelos', spelled: 'angeles' },
  ])
  expect(placeSpelling(['superiour', 'cuort'], [near('superior'), near()])).toEqual([{ typed: 'superiour', spelled: 'superior' }])
})

test('nothing to mend is no other place', () => {
  expect(placeSpelling(['travis'], [known])).toBeNull()
  expect(placeSpelling(['zzzzzz'], [near('travis')])).toBeNull()
  expect(placeSpelling(['kin'], [near('king')])).toBeNull()
})
