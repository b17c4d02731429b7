import { expect, test } from 'vitest'
import { hasPrivateWord } from './private-words.ts'

test.each([
  ['// What somebody typed is kept.', true],
  [' * Read anew, whoever asks.', true],
  ["test('a room that is closed', () => {", true],
  ['export const keptRows = () => []', true],
  ['interface Told {', true],
  ['const { kept } = got', true],
  ['const { kept: saved } = got', false],
  ['const [shown, setShown] = useState(false)', true],
  ['rows.filter((kept) => kept.isOn)', true],
  ['const rows = { kept: 3 }', false],
  ['const text = t`We kept your answer.`', false],
  ['// Stored until the reader confirms it.', false],
  ['const courtroom = 3', false],
  ["  room: '3B',", false],
])('%s: %j', (line, expected) => {
  expect(hasPrivateWord(line)).toBe(expected)
})
