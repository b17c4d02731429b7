import { expect, test } from 'vitest'
import { likelyLegs, nameLegs } from './legs.ts'
import { spellingsOf } from './spelling.ts'

const known = (words: Record<string, number>) => Object.entries(words).map(([token, n]) => ({ token, n }))

test('fewer slips come first, then the same first letter, then the more common name', () => {
  const found = spellingsOf('smiht', known({ smith: 9, smit: 900, spight: 5, xmiht: 900, jones: 5 }), 10)
  expect(found.map(({ token }) => token)).toEqual(['smit', 'smith', 'xmiht', 'spight'])
})

test('a short word may hold one slip only', () => {
  expect(spellingsOf('leah', known({ lea: 1, lee: 1 }), 10).map(({ token }) => token)).toEqual(['lea'])
})

test('a misspelled beginning finds the longer word, after whole words', () => {
  expect(spellingsOf('abbudu', known({ abuduwa: 1, abudu: 1 }), 10)).toEqual([
    { token: 'abudu', n: 1, slips: 1 },
    { token: 'abuduwa', n: 1, slips: 1.5 },
  ])
})

test('two words are looked for in both orders, either one whole', () => {
  const legs = nameLegs(['nancy', 'abu'])
  expect(new Set(legs.map(({ token, low }) => `${token} ${low}`))).toEqual(new Set(['nancy abu', 'abu nancy']))
})

test('of three words two lead to a person, one slip further away', () => {
  const near = [known({ nancy: 3 }), [], known({ abudu: 1 })]
  const legs = likelyLegs(['nancy', 'gbana', 'abudu'], { near, begun: [[], [], []] })
  expect(legs.some(({ token, low, slips }) => token === 'nancy' && low === 'abudu' && slips === 1)).toBe(true)
  expect(legs.every(({ slips }) => slips >= 1)).toBe(true)
})
