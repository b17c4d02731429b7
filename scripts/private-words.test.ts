import { expect, test } from 'vitest'
import { hasPrivateWord } from './private-words.ts'

test.each([
  ['// What somebody typed is kept.', true],
  [' * Read anew, whoever asks.', true],
  ["test('a room that is closed', () => {", true],
  ['export const keptRows = () => []', true],
  ['interface Told {', true],
  ['const text = t`We kept your answer.`', false],
  ['// Stored until the reader confirms it.', false],
  ['const courtroom = 3', false],
  ["  room: '3B',", false],
])('%s: %j', (line, expected) => {
  expect(hasPrivateWord(line)).toBe(expected)
})
