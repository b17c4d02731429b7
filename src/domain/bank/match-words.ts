import { foldText } from './words.ts'

/** Words that banks and payment services put around a name, and that don't say who or what it was for. */
const usual = new Set(
  'pos debit credit purchase card visa checkcard check ach web ppd ccd tel payment payments recurring authorized authorization pending transaction online mobile transfer xfer from the and for with inc llc ltd corp com www ref conf store shop usa via her his our kids child children'.split(
    ' ',
  ),
)

/** What the words of two texts have in common. */
export interface Shared {
  /** 0: nothing, 1: one short word, 2: a long word or two. */
  level: 0 | 1 | 2
  /** The longest word that both have; empty where none. */
  word: string
}

/** A text as its words are compared. */
export interface Words {
  tokens: readonly string[]
  /** All of its letters and digits in a row: `SQ *CAMPWOODS` has no space where the parent wrote one. */
  row: string
}

export function wordsOf(text: string): Words {
  const tokens = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token.length >= 3 && !usual.has(token) && !/^\d+$/.test(token))
  return { tokens: [...new Set(tokens)], row: foldText(text) }
}

/** The fewest letters of a name that was cut: `ACADE` is the academy. */
const leastCut = 4

const isSame = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= leastCut && (one.startsWith(other) || other.startsWith(one)))

/** What the words of a bank line and those of something else have in common; a name may be cut, or its words run together. */
export function sharedWords(line: Words, item: Words): Shared {
  let [hits, word] = [0, '']
  for (const token of item.tokens) {
    const isThere = line.tokens.some((other) => isSame(token, other)) || (token.length > leastCut && line.row.includes(foldText(token)))
    if (!isThere) continue
    hits += 1
    if (token.length > word.length) word = token
  }
  return { level: hits === 0 ? 0 : hits > 1 || word.length > leastCut ? 2 : 1, word }
}
