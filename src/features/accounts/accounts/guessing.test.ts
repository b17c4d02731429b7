import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { seededRandom } from '#test/support/random.ts'
import { passwordJudge } from './common-passwords.ts'

const judge = passwordJudge('CaseBalance')
const nia = { email: 'nia.cole@example.org', firstName: 'Nia', lastName: 'Cole' }
const random = seededRandom(7)
const oneOf = <T>(all: ArrayLike<T>): T => all[Math.floor(random.next() * all.length)]!
const made = <T>(times: number, make: () => T): T[] => Array.from({ length: times }, make)
/** The words that dice are thrown for. */
const words = (dictionary as Readonly<Record<string, readonly string[]>>)['diceware-common']!
const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$%^&*()-_=+'

describe('a password that is tried first', () => {
  test.each([
    ['password1234', 'on the lists'],
    ['qwertyuiop12', 'on the lists'],
    ['letmeinletmein', 'on the lists'],
    ['iloveyou2024!', 'on the lists'],
    ['aaaaaaaaaaaa', 'repeats too few signs'],
    ['123456789012', 'on the lists'],
    ['p@ssw0rd2024!', 'on the lists'],
    ['dragonmonkey12', 'parts that are tried first'],
    ['sunshinedragon', 'parts that are tried first'],
    ['drowssap-drowssap', 'parts that are tried first'],
    ['azsxdcfvgbhn', 'parts that are tried first'],
    ['abcdefgabcdefg', 'parts that are tried first'],
    ['CaseBalance2026', 'parts that are tried first'],
    ['case-balance-123', 'parts that are tried first'],
    ['Family Court 2026', 'parts that are tried first'],
    ['nia2026nia2026', 'parts that are tried first'],
    ['Cole.nia.2026', 'little more than your name'],
  ])('asvs-6.1.2 asvs-6.2.11 is refused with a sentence that says why: %s (%s)', (password, why) => {
    expect(english(judge(password, nia)!)).toContain(why)
  })

  test('the name of the site that is set is one of its words too', () => {
    expect(english(passwordJudge('Quillhaven')('quillhaven2026', nia)!)).toContain('parts that are tried first')
    expect(judge('quillhaven and boats', nia)).toBeNull()
  })
})

describe('a good password is never refused', () => {
  test('1,000 of four words drawn by chance, in a row, with blanks and with hyphens', () => {
    const phrases = made(1_000, () => made(4, () => oneOf(words)).join(oneOf(['', ' ', '-'])))
    const long = phrases.filter((phrase) => phrase.length >= 12)
    expect(long.length).toBeGreaterThan(990)
    expect(long.filter((phrase) => judge(phrase, nia) !== null)).toEqual([])
  })

  test('1,000 of 16 signs drawn by chance', () => {
    const passwords = made(1_000, () => made(16, () => oneOf(signs)).join(''))
    expect(passwords.filter((password) => judge(password, nia) !== null)).toEqual([])
  })

  test('sentences with a name, a year or a known word in them', () => {
    for (const password of ['nia and seven boats', 'in 2019 the dragon slept', 'my password is a river', 'court days smell of rain']) {
      expect(judge(password, nia)).toBeNull()
    }
  })
})
