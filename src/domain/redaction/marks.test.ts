import { expect, test } from 'vitest'
import type { PlacedWord } from '#domain/evidence/placed-words.ts'
import { around, divided, placesOf, touches, wordsBetween } from './marks.ts'
import { fitting, longestRanges, rangesIn, rangesText, type TextRange } from './ranges.ts'

const word = (text: string, x: number, y = 0.1): PlacedWord => [text, x, y, 0.08, 0.02]
const line = [word('Dear', 0.1), word('Maya,', 0.2), word('hello', 0.3)]

test('a word that a place touches goes whole, and one that only has an edge in common stays', () => {
  const { stays, hidden } = divided(line, [{ x: 0.27, y: 0.11, w: 0.02, h: 0.001 }])
  expect([stays.map(([text]) => text), hidden.map(([text]) => text)]).toEqual([['Dear', 'hello'], ['Maya,']])
  expect(touches({ x: 0, y: 0, w: 0.5, h: 0.5 }, { x: 0.5, y: 0, w: 0.5, h: 0.5 })).toBe(false)
})

test('words of a line become one place, which is a little larger and stays on the page', () => {
  const places = placesOf([...line.slice(0, 2), word('Leo', 0.1, 0.2)], 1.3)
  expect(places).toHaveLength(2)
  expect(places[0]!.x).toBeLessThan(0.1)
  expect(places[0]!.x + places[0]!.w).toBeGreaterThan(0.28)
  const edge = around({ x: 0, y: 0.99, w: 1, h: 0.01 }, 1.3)
  expect([edge.x, edge.y + edge.h, edge.x + edge.w]).toEqual([0, 1, 1])
})

test('a stretch of the text finds its words, by lines', () => {
  const lines = [line, [], [word('Bring', 0.1, 0.2), word('shoes', 0.2, 0.2)]]
  const text = lines.map((each) => each.map(([one]) => one).join(' ')).join('\n')
  const between = (phrase: string) => {
    const start = text.indexOf(phrase)
    return wordsBetween(lines, start, start + phrase.length).map(([one]) => one)
  }
  expect(between('Maya,')).toEqual(['Maya,'])
  expect(between('aya, hel')).toEqual(['Maya,', 'hello'])
  expect(between('shoes')).toEqual(['shoes'])
  expect(wordsBetween(lines, 900, 905)).toEqual([])
})

test('ranges go through an address and back, and what is none is left out', () => {
  const ranges: TextRange[] = [
    { page: 3, start: 120, end: 131, reason: 'minor' },
    { page: 1, start: 0, end: 4, reason: 'ssn' },
  ]
  expect(rangesIn(rangesText(ranges))).toEqual(ranges)
  expect(rangesIn('new')).toEqual([])
  expect(rangesIn('3.5.4.minor,0.1.2.ssn,1.1.2.bad,501.1.2.ssn,<script>,1.1.2.ssn')).toEqual([{ page: 1, start: 1, end: 2, reason: 'ssn' }])
})

test('of more ranges than an address can name the first are taken, and it reads back as they are', () => {
  const many: TextRange[] = Array.from({ length: 900 }, (_, n) => ({
    page: n + 1 > 500 ? 500 : n + 1,
    start: n,
    end: n + 3,
    reason: 'minor',
  }))
  const some = fitting(many)
  expect(some.length).toBeGreaterThan(100)
  expect(rangesText(some).length).toBeLessThanOrEqual(longestRanges)
  expect(rangesIn(rangesText(some))).toEqual(some)
  expect(fitting(many.slice(0, 3))).toEqual(many.slice(0, 3))
  expect(fitting([])).toEqual([])
})
