// Finds the numbered paragraphs of an order in its text, as a proposal that a person confirms.

/** A paragraph as it was found: its number as orders cite it, its words, and where it begins. */
export interface FoundParagraph {
  /** `4`, `4(a)`, `IV`. */
  number: string
  text: string
  /** The page on which it begins, from 1. */
  page: number
}

/** A longer number or text is cut where the database ends it. */
export const longestParagraph = { number: 40, text: 4000, most: 400 } as const

type Kind = 'whole' | 'roman' | 'letter' | 'small' | 'lower'
interface Mark {
  kind: Kind
  /** Its place in the row of its kind, from 1. */
  value: number
  label: string
}

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 }
function romanOf(letters: string): number | null {
  if (!/^(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(letters)) return null
  let sum = 0
  for (const [at, letter] of [...letters].entries()) {
    const digit = romanDigits[letter]!
    sum += digit < (romanDigits[letters[at + 1] ?? ''] ?? 0) ? -digit : digit
  }
  return sum
}

/** `¶ 4`, `§ 4`, `Paragraph 4`: a word before a number. */
const sign = String.raw`(?:(?:¶{1,2}|§{1,2}|paragraph|para\.|section|article)\s*)`
const wholeMark = new RegExp(String.raw`^${sign}?(\d{1,3}(?:\.\d{1,2})*)((?:\([a-z0-9]{1,4}\))*)(?:[.):]|\s*[-–—]|$)(?:\s+|$)(.*)$`, 'iu')
const citedMark = new RegExp(String.raw`^${sign}(\d{1,3}(?:\.\d{1,2})*)((?:\([a-z0-9]{1,4}\))*)\s+(.*)$`, 'iu')
const nestedMark = /^(\d{1,3}(?:\.\d{1,2})*)((?:\([a-z0-9]{1,4}\))+)\s+(.*)$/u
const decimalMark = /^(\d{1,3}(?:\.\d{1,2})+)()\s+(.*)$/u
const signMark = new RegExp(`^${sign}`, 'iu')
const romanMark = /^([IVXL]{1,7})[.):](?:\s+|$)(.*)$/u
const bracketMark = /^\(([a-zA-Z]{1,4}|\d{1,2})\)\s+(.*)$/u
const letterMark = /^([a-zA-Z])[.)]\s+(.*)$/u

/** Numbers of this row follow each other: one that goes back, or far ahead, is a date or an address at the start of a line. */
const follows = (value: number, last: number) => value > last && value <= last + 3

interface Open {
  mark: Mark
  /** With those it stands in: `4(a)`. */
  number: string
}

/**
 * Reads the numbered paragraphs of a text: `1.`, `¶ 4`, `4(a)`, `(b)` below 4, `IV.`, `4.2`. What stands before the first number (the
 * caption) and after a signature line belongs to none. A number at the start of a line that does not continue its row is text.
 * @param pages the lines of each page, in their order
 * @returns in the order of the text, at most 400; an empty list where nothing is numbered
 */
export function readParagraphs(pages: readonly string[]): FoundParagraph[] {
  const found: FoundParagraph[] = []
  /** What is open from the outside in: roman, whole, letter, small. */
  let open: Open[] = []
  const add = (number: string, text: string, page: number) => found.push({ number, text: text.trim(), page })
  for (const [at, content] of pages.entries())
    for (const raw of content.split(/\r?\n/u)) {
      const line = raw.trim()
      if (line === '' || isPageNumber(line)) continue
      if (found.length > 0 && isEnd(line)) return finished(found)
      const next = markIn(line, open)
      if (next === null) {
        const last = found.at(-1)
        if (last) last.text = last.text === '' ? line : `${last.text} ${line}`
        continue
      }
      open = next.open
      add(open.at(-1)!.number, next.rest, at + 1)
    }
  return finished(found)
}

/** The foot of a page. */
const isPageNumber = (line: string) => /^(?:page\s+)?[-–]?\s*\d{1,3}\s*[-–]?(?:\s+of\s+\d{1,3})?$/iu.test(line)
/** From here on it is signed. */
const isEnd = (line: string) => /^(?:so ordered|it is so ordered|entered this|dated this|dated:|_{6,}|judge\b)/iu.test(line)

const finished = (found: readonly FoundParagraph[]): FoundParagraph[] =>
  found.slice(0, longestParagraph.most).map(({ number, text, page }) => ({
    number: number.slice(0, longestParagraph.number),
    text: text.slice(0, longestParagraph.text),
    page,
  }))

/** What a line opens, where it opens a paragraph. */
function markIn(line: string, open: readonly Open[]): { open: Open[]; rest: string } | null {
  return roman(line, open) ?? whole(line, open) ?? inner(line, open)
}

const lastOf = (open: readonly Open[], kind: Kind) => open.find(({ mark }) => mark.kind === kind)

function roman(line: string, open: readonly Open[]): { open: Open[]; rest: string } | null {
  const hit = romanMark.exec(line.replace(signMark, ''))
  const value = hit ? romanOf(hit[1]!) : null
  if (!hit || value === null) return null
  const last = lastOf(open, 'roman')?.mark.value ?? 0
  return follows(value, last) ? { open: [{ mark: { kind: 'roman', value, label: hit[1]! }, number: hit[1]! }], rest: hit[2]! } : null
}

function whole(line: string, open: readonly Open[]): { open: Open[]; rest: string } | null {
  const hit = wholeMark.exec(line) ?? citedMark.exec(line) ?? nestedMark.exec(line) ?? decimalMark.exec(line)
  if (!hit) return null
  const [, number = '', nested = '', rest = ''] = hit
  const value = Number(number.split('.')[0])
  const last = lastOf(open, 'whole')
  const isNew = value !== last?.mark.value
  // Below a heading in Roman numerals numbers may begin again.
  if (isNew && !follows(value, last?.mark.value ?? 0)) return null
  // "4.2" and "4(a)" stand in 4, whether it has words of its own or not.
  if (!isNew && nested === '' && !number.includes('.')) return null
  // "1.5 hours" at the start of a line is none, where 1.1 is the next.
  const [part, before] = [Number(number.split('.')[1] ?? 0), isNew ? 0 : Number(last?.mark.label.split('.')[1] ?? 0)]
  if (part !== before && !follows(part, before)) return null
  const above = open.filter(({ mark }) => mark.kind === 'roman')
  // Numbers begin again below each Roman numeral: II.1 is another one than I.1.
  const cited = above.length > 0 ? `${above[0]!.number}.${number}` : number
  const own = { mark: { kind: 'whole', value, label: number } as const, number: cited }
  const below = [...nested.matchAll(/\(([^)]+)\)/gu)].map(([, label = '']) => label)
  let full = cited
  const inside = below.map((label, depth): Open => {
    full += `(${label})`
    return {
      mark: { kind: depth === 0 ? 'letter' : 'small', value: valueOf(label, depth === 0 ? 'letter' : 'small'), label },
      number: full,
    }
  })
  return { open: [...above, own, ...inside], rest }
}

const letterValue = (label: string) => label.toLowerCase().codePointAt(0)! - 96
function valueOf(label: string, kind: Kind): number {
  if (/^\d+$/.test(label)) return Number(label)
  if (kind === 'small') return romanOf(label.toUpperCase()) ?? (label.length === 1 ? letterValue(label) : Infinity)
  // After z comes aa.
  return label.length === 1 ? letterValue(label) : /^([a-z])\1$/iu.test(label) ? 26 + letterValue(label) : Infinity
}

/** `(a)`, `a.`, `(1)`, `(i)` below an open number. */
function inner(line: string, open: readonly Open[]): { open: Open[]; rest: string } | null {
  const hit = bracketMark.exec(line) ?? letterMark.exec(line)
  const [, label = '', rest = ''] = hit ?? []
  const parent = open.findLast(({ mark }) => mark.kind === 'whole' || mark.kind === 'roman')
  if (!hit || !parent) return null
  const above = open.slice(0, open.indexOf(parent) + 1)
  const letter = lastOf(open, 'letter')
  const small = lastOf(open, 'small')
  const asSmall = (): { open: Open[]; rest: string } | null => {
    const value = valueOf(label, 'small')
    if (!letter || !follows(value, small?.mark.value ?? 0)) return null
    return { open: [...above, letter, { mark: { kind: 'small', value, label }, number: `${letter.number}(${label})` }], rest }
  }
  const asLetter = (): { open: Open[]; rest: string } | null => {
    const value = valueOf(label, 'letter')
    if (!follows(value, letter?.mark.value ?? 0)) return null
    return { open: [...above, { mark: { kind: 'letter', value, label }, number: `${parent.number}(${label})` }], rest }
  }
  // "(i)" begins a row of its own below a letter, unless it is the one after (h).
  const isNext = letter !== undefined && valueOf(label, 'letter') === letter.mark.value + 1
  return isNext ? asLetter() : (asSmall() ?? asLetter())
}
