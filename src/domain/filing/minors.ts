import { noName } from './no-names.ts'
import { fold, isName, type Word, wordsIn } from './words.ts'
import type { Found, KnownMinor } from './types.ts'

/** A name as it is looked for. All folded. */
interface Sought {
  given: string
  /** Middle and last names, in order. */
  rest: readonly string[]
  short: string
  /** Its given name is a word of the language too. */
  isOrdinary: boolean
  certainty: Found['certainty']
  why: Found['why']
}

/** Given names that are words of English or Spanish, months and days among them. */
const ordinary = new Set(
  'april may june august summer autumn dawn rose lily daisy violet ivy iris grace hope faith joy charity mercy patience will bill mark jack chase hunter mason carter cooper sawyer archer parker miles max art drew grant pat rich rob ray dean jean reed brook river sky skye star stormy rain ash jade pearl ruby amber crystal ginger honey angel christian page paige chance cash case king prince royal major judge earl duke princess london paris brooklyn jordan dakota sierra savannah paz luz sol mar cruz domingo victor victoria gene guy lane dale glen cliff heath forest ford justice true merit reason noble'.split(
    ' ',
  ),
)
const months = new Set('april may june august'.split(' '))

/** Initials: J.S. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s\u00ad]+/u)
    .flatMap((part) => /\p{L}/u.exec(part)?.[0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join('')

/** Names by their parts; those with the same initials get a number. */
export function soughtOf(minors: readonly KnownMinor[], certainty: Found['certainty'] = 'sure', why: Found['why'] = 'case'): Sought[] {
  const used = minors.filter(({ name }) => /\p{L}{2}/u.test(name))
  const names = used.map(({ name }) => name.trim())
  const initials = names.map(initialsOf)
  return names.flatMap((name, n) => {
    const isSame = (other: string, m: number) =>
      !used[n]!.isAlias && !used[m]!.isAlias && initials[m] === initials[n] && fold(other) !== fold(name)
    const same = names.filter(isSame)
    const earlier = names.slice(0, n).filter(isSame)
    const short = same.length > 0 ? `${initials[n]}-${earlier.length + 1}` : initials[n]!
    const [given, ...rest] = wordsIn(name).map(({ folded }) => folded)
    return given === undefined || given.length < 2 ? [] : [{ given, rest, short, isOrdinary: ordinary.has(given), certainty, why }]
  })
}

const isCapital = ({ raw }: Word) => /^\p{Lu}/u.test(raw)
const isInitial = ({ raw }: Word) => raw.length === 1
/** What may stand between two parts of a name: spaces, a line's end, the dot of an initial, a hyphen of a double name. */
const isGap = (gap: string) => gap.length <= 40 && /^[\s.\-\u00ad\u2010\u2011]*$/u.test(gap)
/** The same with the comma of a reversed order. */
const isReversed = (gap: string) => gap.length <= 40 && /^\s*,\s*$/u.test(gap)

/** Words that stand before a name and are no part of another’s. */
interface Text {
  text: string
  words: readonly Word[]
}

const gapAfter = ({ text, words }: Text, at: number) =>
  at + 1 < words.length ? text.slice(words[at]!.end, words[at + 1]!.start) : '\u0000'

/** The place of the last word of a full name that begins here; -1 where only the given name does. */
function endOfFull(of: Text, at: number, rest: readonly string[]): number {
  let end = -1
  // Up to three parts may be between: middle names and their initials, and the parts of a double name.
  for (let to = at + 1; to <= at + (end < 0 ? 4 : 8) && to < of.words.length; to += 1) {
    if (!isGap(gapAfter(of, to - 1))) break
    const word = of.words[to]!
    if (rest.some((part, n) => isName(word, part) || isName(word, `${part}${rest[n + 1] ?? ''}`))) end = to
    else if (end >= 0 || !isCapital(word)) break
  }
  return end
}

function reversedFrom(of: Text, at: number, rest: readonly string[]): number {
  if (rest.length === 0) return at
  let from = at
  for (let part = rest.length - 1; part >= 0; part -= 1) {
    const before = from - 1
    if (before < 0 || !isName(of.words[before]!, rest[part]!)) break
    const gap = gapAfter(of, before)
    if (from === at ? !isReversed(gap) : !isGap(gap)) break
    from = before
  }
  return from
}

/** Whether a given name alone is one here, and not a word of the language or a part of another person’s name. */
function aloneAs(of: Text, at: number, { isOrdinary, given, certainty }: Sought): Found['certainty'] | null {
  const word = of.words[at]!
  if (!isOrdinary) return certainty
  if (!isCapital(word)) return null
  const next = of.words[at + 1]
  const before = of.words[at - 1]
  if (
    months.has(given) &&
    ((next && /^\d/u.test(next.raw)) ||
      (before && /^(?:in|of|on|by|since|until|early|late|mid|next|last|\d{1,2}(?:st|nd|rd|th)?)$/u.test(before.folded)))
  )
    return null
  const isStart = at === 0 || /[.!?:\n]\s*$/u.test(of.text.slice(Math.max(0, word.start - 3), word.start))
  return isStart ? 'maybe' : certainty
}

/** Finds names of minors that are looked for: whole, reversed, with middle names, and the given name alone. Initials are no finding. */
export function findNames(text: string, sought: readonly Sought[]): Found[] {
  if (sought.length === 0) return []
  const of: Text = { text, words: wordsIn(text) }
  const found: Found[] = []
  const add = (from: number, to: number, { short, why }: Sought, certainty: Found['certainty']) =>
    found.push({ kind: 'minor', start: of.words[from]!.start, end: of.words[to]!.end, short, certainty, why })
  for (let at = 0; at < of.words.length; at += 1) {
    const word = of.words[at]!
    if (isInitial(word)) continue
    for (const one of sought) {
      if (!isName(word, one.given)) continue
      const to = endOfFull(of, at, one.rest)
      const from = reversedFrom(of, at, one.rest)
      // "Ava Hill, Leo Hill" is a row of names, and no reversed order.
      const isRow = of.words[at - 1] !== undefined && (hasLast(of, at, to, one.rest) || isAfterGiven(of, from, sought))
      if (from < at && !isRow) add(from, Math.max(to, withMiddle(of, at, one)), one, one.certainty)
      else if (to >= 0) add(at, to, one, one.certainty)
      else {
        const certainty = aloneAs(of, at, one)
        if (certainty) add(at, at, one, certainty)
      }
    }
  }
  return found
}

/** Whether the words of a full name have its last name. */
const hasLast = ({ words }: Text, at: number, to: number, rest: readonly string[]) =>
  to > at && rest.length > 0 && words.slice(at + 1, to + 1).some((word) => isName(word, rest.at(-1)!))

/** Whether what begins here goes on with the given name of another one who is looked for. */
const isAfterGiven = (of: Text, from: number, sought: readonly Sought[]) =>
  from > 0 && isGap(gapAfter(of, from - 1)) && sought.some(({ given }) => isName(of.words[from - 1]!, given))

/** In a reversed order the middle names follow the given name on its line: those that are known, and one more or its initial. */
function withMiddle(of: Text, at: number, { rest }: Sought): number {
  let to = at
  while (to + 1 < of.words.length && isGap(gapAfter(of, to)) && rest.some((part) => isName(of.words[to + 1]!, part))) to += 1
  const next = of.words[to + 1]
  return to === at && next && gapAfter(of, to) === ' ' && isCapital(next) && !noName.has(next.folded) ? to + 1 : to
}
