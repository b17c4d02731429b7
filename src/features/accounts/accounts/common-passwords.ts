import type { Text } from '#kernel/text.ts'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { bitsOf, type Guesser } from './guessing.ts'
import { type Own, passwordProblem, wordsOf } from './rules.ts'

const lists: Readonly<Record<'passwords-common', readonly string[]>> = dictionary

/** What is tried first: the 49,000 passwords that were seen most often in published breaches, in lower case (ASVS 6.2.4 and 6.2.12). */
const common: ReadonlyMap<string, number> = new Map(lists['passwords-common'].map((password, at) => [password, at + 1]))

/** Every key with those beside it, as the library's picture of the keyboard has them; both signs of a key are that key. */
function keysBeside(): Guesser['beside'] {
  const graph = adjacencyGraphs.qwerty as Readonly<Record<string, readonly (string | null)[]>>
  const near = (sign: string) => (graph[sign] ?? []).flatMap((key) => (key === null ? [] : [...key.toLowerCase()]))
  return new Map(Object.keys(graph).map((sign) => [sign, new Set(near(sign))]))
}

const guesser: Guesser = { rankOf: (text) => common.get(text), beside: keysBeside() }

/** What fewer guesses than these (as bits) find is refused: ten million, a fraction of a second for the person who has the hash. */
const leastBits = 24

function isTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2)
  return half + half === text && common.has(half)
}

/** Whether a password, in lower case, is on the list: as it is, with digits and signs before or behind it, or written twice. */
export function isCommonPassword(password: string): boolean {
  const begun = password.replace(/[\W\d_]+$/, '')
  const ended = password.replace(/^[\W\d_]+/, '')
  const bare = begun.replace(/^[\W\d_]+/, '')
  return [password, begun, ended, bare].some((text) => common.has(text) || isTwice(text))
}

/** Words that belong to this site, which a person who guesses here tries (ASVS 6.1.2). */
const ofThisSite = ['case', 'balance', 'casebalance', 'family', 'court', 'familycourt', 'custody', 'divorce'] as const

/**
 * Whether a password, in lower case, is put together of what is tried first: known passwords, rows of keys, runs, repeats,
 * years, and what is known of the person and the site. @param own names, the address and the like, in lower case
 */
function isGuessed(password: string, own: readonly string[]): boolean {
  return bitsOf(password, guesser, new Set([...ofThisSite, ...own])) < leastBits
}

/** Why a password cannot be taken here; `null` when it can. */
export function passwordJudge(appName: string) {
  const site = wordsOf(appName)
  return (password: string, person: Own): Text | null =>
    passwordProblem(password, { ...person, isCommon: isCommonPassword, isGuessed: (text, own) => isGuessed(text, [...own, ...site]) })
}
