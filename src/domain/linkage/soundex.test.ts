import { expect, test } from 'vitest'
import { soundexOf } from './soundex.ts'

test.each([
  ['robert', 'r163'],
  ['rupert', 'r163'],
  ['ashcraft', 'a261'],
  ['tymczak', 't522'],
  ['pfister', 'p236'],
  ['honeyman', 'h555'],
  ['lee', 'l000'],
  ['smith', 's530'],
  ['smyth', 's530'],
])('%s sounds as %s (examples of the National Archives)', (word, code) => {
  expect(soundexOf(word)).toBe(code)
})

test('other letters and signs are passed over', () => {
  expect(soundexOf('4 smith')).toBe('s530')
  expect(soundexOf('李')).toBe('')
  expect(soundexOf('')).toBe('')
})
