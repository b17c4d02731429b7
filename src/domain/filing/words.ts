// The words of a page with their places, put together where a line ends inside one.

export interface Word {
  start: number
  end: number
  /** In small letters, without accents, apostrophes, hyphens at the end of a line, or what belongs to the possessive. */
  folded: string
  /** As it is written. */
  raw: string
  /** A letter of it is a sign or a digit that scans give for one. */
  isDoubtful: boolean
}

const pattern = /[\p{L}\p{M}\p{N}|]+(?:['’ʼ][\p{L}\p{M}]+)*/gu
const upTo = /^(?:[-\u00ad\u2010\u2011\u00ac][ \t]*\r?\n[ \t]*|\u00ad)/u

export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const possessive = /['’ʼ](?:s|S)$/u

function wordOf(raw: string, start: number, end: number, plain: string): Word {
  const own = possessive.exec(raw)
  const isOwn = own !== null
  return {
    start,
    end: isOwn ? end - own[0].length : end,
    raw: isOwn ? raw.slice(0, -own[0].length) : raw,
    folded: fold(isOwn ? plain.replace(possessive, '') : plain).replaceAll(/['’ʼ]/gu, ''),
    isDoubtful: /\p{L}/u.test(plain) && /[\d|]/u.test(plain),
  }
}

/** The words of a text in order; one that a line's end divides is in it whole, and its two parts are not. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  let open: { raw: string; plain: string; start: number; end: number; isJoined: boolean } | null = null
  const close = () => {
    if (open) words.push(wordOf(open.raw, open.start, open.end, open.plain))
    open = null
  }
  for (const match of text.matchAll(pattern)) {
    const [raw] = match
    const end = match.index + raw.length
    const gap: string = open ? text.slice(open.end, match.index) : ''
    if (open && !open.isJoined && upTo.test(gap) && gap.length < 12 && upTo.exec(gap)![0].length === gap.length)
      open = { raw: text.slice(open.start, end), plain: open.plain + raw, start: open.start, end, isJoined: true }
    else {
      close()
      open = { raw, plain: raw, start: match.index, end, isJoined: false }
    }
  }
  close()
  return words
}

/** What a scan may have made of a letter. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': '[li]',
  '|': '[li]',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '8': 'b',
  '6': '[gb]',
  '9': '[gq]',
  '7': 't',
}

/** Whether a word is this name: letter by letter, and in a scan also with signs in the place of letters. @param name folded */
export function isName({ folded, isDoubtful }: Word, name: string): boolean {
  // In chats the apostrophe of "Maya's" is left out.
  if (folded === name || (folded === `${name}s` && name.length > 2)) return true
  if (!isDoubtful || folded.length !== name.length) return false
  for (let n = 0; n < name.length; n += 1) {
    const sign = folded[n]!
    if (sign !== name[n] && !letters[sign]?.includes(name[n]!)) return false
  }
  return true
}

/**
 * Part of a regular expression that reads each of its letters in both cases, to stand beside parts that don't. `(?i:a|b)` would say the
 * same, but V8 finds nothing with it in a process that holds much compiled code: there it compiles without optimization, and modifiers are lost in
 * that (Node 24; `node --no-regexp-optimization` shows it).
 * @param expression without ranges of letters in classes
 */
export function anyCase(expression: string): string {
  const both = (letter: string) => (letter.toLowerCase() === letter.toUpperCase() ? letter : letter.toLowerCase() + letter.toUpperCase())
  return expression.replaceAll(/\\.|\[[^\]]*\]|\p{L}/gu, (part) => {
    if (part.startsWith('\\')) return part
    if (part.startsWith('[')) return `[${part.slice(1, -1).replaceAll(/\p{L}/gu, both)}]`
    return `[${both(part)}]`
  })
}
