import { expect, test } from 'vitest'
import { chosenOf, findsIn, type PlacedWord } from './placed-words.ts'

const words = 'Bring the Blue jacket. The blue shoes, Ben’s blue jacket and pick-up'.split(' ')

test.each([
  ['blue', [[2], [5], [8]]],
  [
    '"blue jacket"',
    [
      [2, 3],
      [8, 9],
    ],
  ],
  [
    '"blue jacket',
    [
      [2, 3],
      [8, 9],
    ],
  ],
  ['JACKET shoes', [[3], [6], [9]]],
  ['blue -jacket', [[2], [5], [8]]],
  ['shoes or -"blue jacket"', [[6]]],
  ['ben', [[7]]],
  ['pick-up', [[11]]],
  ['up', [[11]]],
  ['jack', []],
  ['- " "', []],
])('%s finds whole words and phrases', (query, found) => expect(findsIn(words, query)).toEqual(found))

test('selected words are a sentence, and one box for each line', () => {
  const lines: PlacedWord[][] = [
    [
      ['Bring', 0.1, 0.1, 0.1, 0.02],
      ['the', 0.25, 0.1, 0.05, 0.03],
    ],
    [['jacket', 0.1, 0.2, 0.2, 0.02]],
  ]
  const { quote, boxes } = chosenOf(lines, (word) => word > 0)
  expect(quote).toBe('the jacket')
  expect(boxes).toEqual([
    [0.25, 0.1, expect.closeTo(0.05), expect.closeTo(0.03)],
    [0.1, 0.2, expect.closeTo(0.2), expect.closeTo(0.02)],
  ])
  expect(chosenOf(lines, () => false)).toEqual({ quote: '', boxes: [] })
})
