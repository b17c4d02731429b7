import { expect, test } from 'vitest'
import { privateWordIn } from './private-words.ts'

test.each([
  ['// What somebody typed is kept.', { word: 'somebody', as: 'in words' }],
  [' * Read anew, whoever asks.', { word: 'anew', as: 'in words' }],
  ["test('a room that is closed', () => {", { word: 'room', as: 'in words' }],
  ['export const keptRows = () => []', { word: 'keptRows', as: 'a name' }],
  ['interface Told {', { word: 'Told', as: 'a name' }],
  ['const { kept } = got', { word: 'kept', as: 'a name' }],
  ['const { kept: saved } = got', null],
  ['const [shown, setShown] = useState(false)', { word: 'shown', as: 'a name' }],
  ['rows.filter((kept) => kept.isOn)', { word: 'kept', as: 'a name' }],
  ['const rows = { kept: 3 }', null],
  ['const text = t`We kept your answer.`', null],
  ['// Stored until the reader confirms it.', null],
  ['const courtroom = 3', null],
  ["  room: '3B',", null],
])('%s: %j', (line, expected) => {
  expect(privateWordIn(line)).toEqual(expected)
})
