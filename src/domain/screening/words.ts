import type { Plain } from './plain.ts'

export interface Word {
  /** As written, marks and look-alikes read as plain letters. */
  text: string
  /** The same without a possessive ending: "Tyler's" is "Tyler". */
  bare: string
  /** What it is looked up by: lower case, no apostrophes, digits in words as letters ("k1ll" is "kill"). */
  keys: readonly string[]
  /** Units of the plain text, end exclusive. */
  at: number
  end: number
  sentence: number
  /** Stands first in a sentence, a quotation or brackets, where anybody writes a capital. */
  opens: boolean
  /** What stands between the word before and this one. */
  before: string
}

const digitLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}
const letter = /[\p{L}]/u
const digit = /[0-9]/
const joins = "'@$!|*"
/** After these a dot ends no sentence. */
const shortened = new Set('mr mrs ms dr st jr sr hon av ave blvd apt lic lcda dra sra srta vs prof atty ste dept sgt ofc'.split(' '))
/** After these neither, before a number: "No. 4". Else "no." is an answer. */
const numbering = new Set(['no', 'num'])

/** How many of a drawn-out vowel and of another letter are left: "kiiillll" is "kil", "kill", "kiil" or "kiill". */
const shortenings = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
] as const

function drawnIn(word: string, vowel: number, other: number): string {
  return word.replace(/(.)\1{2,200}/g, (_, drawn: string) => drawn.repeat('aeiou'.includes(drawn) ? vowel : other))
}

function keysOf(lower: string): string[] {
  const bare = lower.replaceAll("'", '')
  const mixed = /[a-z]/.test(bare) && /[0-9@$!|]/.test(bare)
  const read = mixed ? bare.replace(/[0134578@$!|]/g, (sign) => digitLetters[sign] ?? sign) : bare
  const drawn = /(.)\1\1/.test(read)
  return drawn ? [...new Set(shortenings.map(([vowel, other]) => drawnIn(read, vowel, other)))] : [read]
}

function wordOf(plain: Plain, at: number, end: number, sentence: number, opens: boolean, before: string): Word {
  const text = plain.text.slice(at, end)
  const bare = text.replace(/'[sS]?$/, '')
  return { text, bare, keys: keysOf(plain.lower.slice(at, end)), at, end, sentence, opens, before }
}

/** The end of the word that begins at `at`: letters and digits, and signs that stand for letters between them. */
function endOfWord(text: string, at: number): number {
  let end = at + 1
  while (end < text.length) {
    const unit = text[end]!
    const inside =
      joins.includes(unit) && end + 1 < text.length && (letter.test(text[end + 1]!) || digit.test(text[end + 1]!) || text[end + 1] === '*')
    const masked = unit === '*' && text[end - 1] !== ' '
    if (!(letter.test(unit) || digit.test(unit) || inside || masked)) break
    end += 1
  }
  return end
}

/** Single letters with blanks between them are one word: "k i l l". */
function joined(words: readonly Word[], plain: Plain): Word[] {
  const all: Word[] = []
  for (let at = 0; at < words.length;) {
    let end = at + 1
    const single = (word: Word | undefined) => word !== undefined && word.end - word.at === 1 && letter.test(word.text)
    if (single(words[at])) while (single(words[end]) && /^[ .\-_*]{1,2}$/.test(words[end]!.before)) end += 1
    const spaced = end - at >= 3 && words.slice(at + 1, end).every(({ before }) => before === words[at + 1]!.before)
    if (spaced && (words[at + 1]!.before !== '. ' || end - at >= 4)) {
      const first = words[at]!
      const last = words[end - 1]!
      const text = words
        .slice(at, end)
        .map((word) => word.text)
        .join('')
      all.push({
        ...wordOf(plain, first.at, last.end, first.sentence, first.opens, first.before),
        text,
        bare: text,
        keys: keysOf(text.toLowerCase()),
      })
    } else all.push(...words.slice(at, end))
    at = end
  }
  return all
}

/** The words of a plain text, in order, with the sentence each stands in. */
export function wordsOf(plain: Plain): Word[] {
  const words: Word[] = []
  let sentence = 0
  let opens = true
  let last = 0
  for (let at = 0; at < plain.text.length;) {
    const unit = plain.text[at]!
    if (letter.test(unit) || digit.test(unit) || ((unit === '$' || unit === '@') && letter.test(plain.text[at + 1] ?? ''))) {
      const end = endOfWord(plain.text, at)
      words.push(wordOf(plain, at, end, sentence, opens, plain.text.slice(last, at)))
      opens = false
      last = end
      at = end
      continue
    }
    if (endsSentence(plain.text, at, words.at(-1))) {
      sentence += 1
      opens = true
    } else if ('"(:[*'.includes(unit) || (unit === "'" && plain.text[at - 1] === ' ')) opens = true
    at += 1
  }
  return joined(words, plain)
}

/** A single quotation mark that ends a quotation: "'Sprinkles.' Twelve pages". */
const isClosing = (text: string, at: number) => text[at] === "'" && (at + 1 === text.length || text[at + 1] === ' ')

function endsSentence(text: string, at: number, before: Word | undefined): boolean {
  const unit = text[at]!
  if (unit === '\n' || unit === '!' || unit === '?' || unit === ';' || unit === '¿' || unit === '¡') return true
  if (unit !== '.') return false
  const next = text[at + 1]
  if (next !== undefined && next !== ' ' && next !== '\n' && next !== '"' && next !== ')' && next !== '.' && !isClosing(text, at + 1))
    return false
  if (!before || before.end !== at) return true
  const key = before.keys[0]!
  if (shortened.has(key) || (numbering.has(key) && /^ ?\d/.test(text.slice(at + 1, at + 3)))) return false
  return before.text.length > 1 || digit.test(key) || !letter.test(key) || /^[a-z]$/.test(before.text)
}
