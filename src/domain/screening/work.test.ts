import { describe, expect, test } from 'vitest'
import { personalData } from './lexicon/patterns.ts'
import { numberPatterns } from './numbers.ts'
import { plainOf } from './plain.ts'
import { screen } from './screen.ts'
import type { About } from './types.ts'

const judge: About = { name: 'Hon. Maria T. Delgado', role: 'judge' }

const adversarial: Readonly<Record<string, string>> = {
  'beginnings of threats': 'i will i will i will ',
  'gaps that never close': 'someone should really ',
  'digits and signs': '5-5-5 (5) .5 ',
  'letters of addresses': 'a.a-a_a+a@a.a at a dot ',
  'capitals without end': 'Aa Bb Cc ',
  'street numbers': '12 Oak Elm ',
  'single letters': 'a b c d e ',
  'birth words and dates': 'born 1/2/2012 ',
  'kin words': 'my son my ',
  accusations: 'she takes bribes. ',
  'one long word': 'aaaaaaaaab',
  'invisible letters': '​́',
  'entities that never end': '&#1&#x',
  'lone surrogates': '\ud800',
  'quotations that never end': 'the order says "',
  'closed papers': 'the sealed report that ',
  'the same sentence': 'I was there all day. ',
  'holes of templates': '[judge name [your ',
  'a case that goes on': 'my next hearing is on ',
  'names in front of names': 'judge attorney clerk ',
}

describe.each(Object.entries(adversarial))('on %s', (_, piece) => {
  test('twice the text is no more than twice the work', () => {
    const workOf = (times: number) => {
      const meter = { steps: 0 }
      screen(piece.repeat(times), judge, meter)
      return meter.steps
    }
    const [one, two, four] = [workOf(200), workOf(400), workOf(800)]
    expect(two).toBeLessThanOrEqual(2.1 * one + 400)
    expect(four).toBeLessThanOrEqual(2.1 * two + 400)
  })
})

/** The quantifiers of a pattern without an upper bound, classes and escapes left out. */
function endless({ source }: RegExp): string[] {
  const bare = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  return bare.match(/[^(]?(?:[*+]|\{\d+,\})/g) ?? []
}

test('no form of personal data repeats without bound, so each place of a text costs no more than a constant', () => {
  for (const { regex } of personalData) expect(endless(regex)).toEqual([])
  for (const regex of numberPatterns) expect(endless(regex)).toEqual([])
  expect(endless(/a+b*c{2,}/)).toHaveLength(3)
})

test('a text of a million letters is read unit by unit', () => {
  expect(plainOf('a'.repeat(1_000_000)).lower).toHaveLength(1_000_000)
})
