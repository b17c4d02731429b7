import { expect, test } from 'vitest'
import type { Case } from '../contract.ts'
import { piecesOf } from './marked.tsx'

const finding = (span: [number, number], action: Case['findings'][number]['action']): Case['findings'][number] => ({
  field: 'saw',
  check: 'C4',
  version: 1,
  span,
  reason: 'accusation',
  action,
})

test('the pieces are the text, whole and in its order, and each has the graver finding where two meet', () => {
  const text = 'He took a bribe, always.'
  const [hold, nudge] = [finding([3, 15], 'hold'), finding([8, 23], 'nudge')]
  const pieces = piecesOf(text, [nudge, hold])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.map((piece) => [piece.text, piece.finding?.action ?? null])).toEqual([
    ['He ', null],
    ['took ', 'hold'],
    ['a bribe', 'hold'],
    [', always', 'nudge'],
    ['.', null],
  ])
})

test('a text without findings is one piece', () => {
  expect(piecesOf('A quiet hearing.', [])).toEqual([{ at: 0, text: 'A quiet hearing.', finding: null }])
})
