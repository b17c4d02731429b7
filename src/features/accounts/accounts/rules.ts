import { passwordLength } from '#kernel/password-length.ts'
import { msg, type Text } from '#kernel/text.ts'

/** What everybody knows of a person. */
export interface Own {
  email: string
  firstName: string
  lastName: string
}

/** Passwords that are among the first that anybody tries, or that hold what everybody knows of the person. */
export interface Known extends Own {
  /** Lower case. */
  isCommon: (password: string) => boolean
  /** Lower case; with the words that are known of this person. */
  isGuessed: (password: string, own: readonly string[]) => boolean
}

/** Signs as people count them: an emoji is one, whatever it is made of (NIST SP 800-63B, 3.1.1.2). */
const lengthOf = (text: string) => [...text].length

const repeats = (lower: string) => new Set(lower).size < 5

/** The words of a name or an address, in lower case, and all of them in one. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [...words, words.join('')].filter((word) => word.length >= 3)
}

/** Whether hardly anything is left of it without the person's own name and address. */
function isOwn(lower: string, { email, firstName, lastName }: Own): boolean {
  const own = [email.split('@')[0] ?? '', firstName, lastName].map((word) => word.trim().toLowerCase()).filter((word) => word.length >= 4)
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), lower).replace(/\P{L}/gu, '')
  return rest.length < 4 && own.some((word) => lower.includes(word))
}

/**
 * How good a password is, as far as a browser can tell without the lists: too `short`, `repeats` too few signs,
 * is the person's `own` name, is `long_enough`, or `long` (ASVS 6.2.1 recommends 15).
 */
export type Strength = 'empty' | 'short' | 'repeats' | 'own' | 'long_enough' | 'long'

export function strengthOf(password: string, own: Own): Strength {
  const lower = password.toLowerCase()
  if (password === '') return 'empty'
  if (lengthOf(password) < passwordLength.least) return 'short'
  if (repeats(lower)) return 'repeats'
  if (isOwn(lower, own)) return 'own'
  return lengthOf(password) < 18 ? 'long_enough' : 'long'
}

/** Why a password cannot be taken; `null` when it can (ASVS 6.2.1, 6.2.4, 6.2.9, 6.2.11, 6.2.12). Any sign is welcome, and any mixture. */
export function passwordProblem(password: string, { isCommon, isGuessed, ...own }: Known): Text | null {
  const lower = password.toLowerCase()
  if (lengthOf(password) < passwordLength.least)
    return msg`The password needs at least ${{ least: passwordLength.least }} characters. A few words in a row are good.`
  if (password.length > passwordLength.most) return msg`The password can have ${{ most: passwordLength.most }} characters at most.`
  if (isCommon(lower)) return msg`This password is on the lists that are tried first. Take a few words in a row that nobody would guess.`
  if (repeats(lower)) return msg`This password repeats too few signs. Take a few words in a row.`
  if (isOwn(lower, own)) return msg`This password is little more than your name or address. Take a few words in a row.`
  const words = [own.email.split('@')[0] ?? '', own.firstName, own.lastName].flatMap(wordsOf)
  if (isGuessed(lower, words))
    return msg`This password is put together of parts that are tried first: known passwords, names, years, rows of keys, repeats. Take a few words in a row that nobody would guess.`
  return null
}
