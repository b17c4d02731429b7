import { describe, expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { isCommonPassword } from './common-passwords.ts'
import { type Known, passwordProblem, strengthOf } from './rules.ts'

const problemIn = (password: string, known: Known) => {
  const problem = passwordProblem(password, known)
  return problem && english(problem)
}
const own = { email: 'nia.cole@example.org', firstName: 'Nia', lastName: 'Cole' }

describe('how good a password is', () => {
  test.each([
    ['', 'empty'],
    ['seven', 'short'],
    ['🦊🦊🦊🦊🦊🦊', 'short'],
    ['abababababab', 'repeats'],
    ['nia.cole 2026', 'own'],
    ['twelve signs', 'long_enough'],
    ['seven small boats at sea', 'long'],
  ] as const)('“%s” is %s', (password, strength) => {
    expect(strengthOf(password, own)).toBe(strength)
  })

  test('what the browser calls good is refused by the server for no reason but the lists', () => {
    for (const password of ['twelve signs', 'seven small boats at sea', '920481736520', 'cole and the seven boats']) {
      expect(['long_enough', 'long']).toContain(strengthOf(password, own))
      expect(problemIn(password, { ...own, isCommon: isCommonPassword, isGuessed: () => false })).toBeNull()
      expect(problemIn(password, { ...own, isCommon: () => true, isGuessed: () => false })).toContain('on the lists')
    }
  })

  test('a name of three letters forbids nothing: it is in too many words', () => {
    expect(problemIn('nianianianiax', { ...own, isCommon: () => false, isGuessed: () => false })).toContain('repeats')
    expect(problemIn('a nia of my own', { ...own, isCommon: () => false, isGuessed: () => false })).toBeNull()
  })
})
