import * as lexicon from './lexicon/accusations.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find, listOf, type Match, wordsIn } from './phrases.ts'
import { anyIn, findingAt, isOneOf, type Reading } from './reading.ts'
import { boundsOf, type Sentence, sentencesOf } from './sentences.ts'
import { type Finding, versions } from './types.ts'
import type { Word } from './words.ts'

const known = { ...shorthands, groups: { ...shorthands.groups, ...lexicon.accusationGroups } }
const corruption = bookOf(lexicon.corruption, known)
const crimes = bookOf(lexicon.crimes, known)
const lacks = bookOf(lexicon.lacks, known)
const hedged = bookOf(lexicon.hedges, known)
const afterwords = bookOf(lexicon.afterwords, known)
const voiced = bookOf(lexicon.voices, known)
const denied = bookOf(lexicon.denials, known)
const people = listOf(lexicon.ownPeople)
const men = listOf(lexicon.men)
const women = listOf(lexicon.women)
const turns = listOf(lexicon.turns)
const stopsDenial = listOf(lexicon.stopsDenial)
const notPeople = listOf(lexicon.notPeople)
const officials = new Set(shorthands.groups.pro!.split('|').filter((word) => !notPeople.has(word)))
const system = listOf(lexicon.systems)
/** What authors tell of themselves accuses nobody: "I was drunk". */
const author = listOf('i ive id im yo we weve')
const pronouns = listOf('he she they hes shes theyre him her them his hed shed theyd ella ellos')
const male = listOf('he hes him his hed')
const female = listOf('she shes her shed ella')
/** What stands between the beginning of a clause and the noun that it is about. */
const determiners = listOf(
  'my his her the their our your a an this that mi su sus el la los las un una mis ese esa este esta ex former then new own soon to be',
)
/** After these a person begins a clause, and is who does what comes next. */
const opensClause = listOf(
  'and but because that when while if so then since although as after before said says say know knew proved showed y e pero porque que cuando mientras pues aunque donde dijo',
)
/** After these a person is no doer: "lied to the judge". */
const prepositions = listOf('to of from with for by at on against about between near behind al del de a con para por contra sobre entre')
/** "The man who raped me" is nobody at court. */
const strangers = listOf('man men woman guy people person those hombre mujer')
const relatives = listOf('who that que')
const agents = listOf('by por')
/** So many words back the person is looked for whom "he" or "she" stands for. */
const far = 30
/** So many words before an accusation somebody else's voice or a "not" still reaches it. */
const near = 7
/** So many words back in its sentence an accusation has its doer. */
const clause = 16

/** What each role is called where the one who is rated is meant. */
const titles: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['judge', listOf('judge magistrate commissioner court juez jueza')],
  ['attorney', listOf('attorney lawyer counsel abogado abogada licenciado licenciada')],
  ['gal', listOf('gal guardian tutor tutora')],
])
const expertTitles = listOf('evaluator expert psychologist perito perita evaluador evaluadora')
/** The articles of one who is known already. */
const listed = listOf('the this my our el la mi')
/** "The system is rigged" accuses nobody; a longer phrase has its own subject. */
const wordy = 3

type Doer = 'court' | 'other' | 'author'

/** The words with the key "#sum" on those that tell a sum of money: "$5,000", "4k", "8 mil". */
function withSums(words: readonly Word[]): Word[] {
  return words.map((word) =>
    /^\d[\d.,]*k$/i.test(word.text) || (/\$\s?$/.test(word.before) && /^\d/.test(word.text))
      ? { ...word, keys: [...word.keys, '#sum'] }
      : word,
  )
}

/** The word before a person's determiners, if it is in the same clause. */
function wordBefore(reading: Reading, at: number): number | null {
  const { words } = reading
  let first = at
  while (at - first < 4 && !/[,(:"]/.test(words[first]!.before) && isOneOf(reading, first - 1, determiners)) first -= 1
  const before = words[first - 1]
  if (!before || before.sentence !== words[at]!.sentence || /[,(:"–—]|- /.test(words[first]!.before)) return null
  return first - 1
}

/**
 * Which side the person at `at` is on, where the person is one who does something there ("lied to my ex" says nothing of an ex): at the
 * beginning of a clause, or right before the deed at `first`.
 */
function personAt(reading: Reading, at: number, first: number): Doer | null {
  if (isOneOf(reading, at, strangers) && isOneOf(reading, at + 1, relatives)) return 'other'
  const isCourt = isOneOf(reading, at, officials)
  if (!isCourt && !isOneOf(reading, at, people)) return null
  const next = reading.words[at + 1]
  // "my ex wife's lawyer" is no ex.
  if (!isCourt && next && next.sentence === reading.words[at]!.sentence && /'s?$/i.test(next.text) && !/,/.test(next.before)) return null
  if (/'s$/i.test(reading.words[at]!.text)) return null
  const before = wordBefore(reading, at)
  if (before === null) return isCourt ? 'court' : 'other'
  if (isOneOf(reading, before, prepositions)) return null
  if (isCourt) return 'court'
  if (!isOneOf(reading, before, opensClause) && first - at > 2) return null
  const isJoined = /^(?:and|y|e)$/.test(reading.words[before]!.keys[0]!)
  return isJoined && before > 0 && (isOneOf(reading, before - 1, pronouns) || isOneOf(reading, before - 1, officials)) ? 'court' : 'other'
}

/** Whom "he" or "she" before `first` stands for: the last person named before who did something; else the one who is rated. */
function namedBefore(reading: Reading, first: number, pronoun: number | null): Doer {
  for (let at = first - 1; at >= Math.max(0, first - far); at -= 1) {
    const person = personAt(reading, at, Infinity)
    if (!person) continue
    const isOtherSex =
      pronoun !== null &&
      ((isOneOf(reading, pronoun, male) && isOneOf(reading, at, women)) || (isOneOf(reading, pronoun, female) && isOneOf(reading, at, men)))
    if (!isOtherSex) return person
  }
  return 'court'
}

/** "He lied under oath and the judge let it pass", of a judge: then "he" is somebody else. */
function isSetAgainst(reading: Reading, end: number): boolean {
  const { words, about } = reading
  const own = titles.get(about.role) ?? expertTitles
  for (let at = end; at < Math.min(end + clause, words.length) && words[at]!.sentence === words[end - 1]!.sentence; at += 1) {
    const isHere = isOneOf(reading, at, own) && isOneOf(reading, at - 1, listed)
    const before = isHere ? wordBefore(reading, at) : null
    if (before !== null && isOneOf(reading, before, opensClause)) return true
  }
  return false
}

/** Who did it: the agent after "by", or else the nearest person before it who does something in the sentence. */
function doerOf(reading: Reading, { first, end }: Match): Doer {
  const { words } = reading
  const { sentence } = words[first]!
  if (isOneOf(reading, end, agents)) {
    for (let at = end + 1; at < Math.min(end + 5, words.length) && words[at]!.sentence === sentence; at += 1) {
      if (isOneOf(reading, at, officials)) return 'court'
      if (isOneOf(reading, at, people) && !/'s$/i.test(words[at]!.text)) return 'other'
    }
  }
  for (let at = first; at >= Math.max(0, first - clause) && words[at]!.sentence === sentence; at -= 1) {
    if (at < first && isOneOf(reading, at, author)) return 'author'
    if (isOneOf(reading, at, pronouns)) return isSetAgainst(reading, end) ? 'other' : namedBefore(reading, at, at)
    const person = personAt(reading, at, first)
    if (person) return person
  }
  return namedBefore(reading, first, null)
}

/** What of a text takes an accusation back: the words of hedges and so on, each by its place. */
interface Takebacks {
  hedges: readonly Match[]
  after: readonly Match[]
  voices: ReadonlySet<number>
  denials: ReadonlySet<number>
}

/** Whether an opinion begins before the accusation and still goes on: "I think she is nice but …" has ended, "In my opinion: …" has not. */
function isOpinion(reading: Reading, { first, end }: Match, { hedges, after }: Takebacks): boolean {
  const { words } = reading
  const { sentence } = words[first]!
  const isLabel = (hedge: Match) => words[hedge.end]?.before.startsWith(':') === true
  const isBefore = hedges.some(
    (hedge) =>
      hedge.first <= first &&
      words[hedge.first]!.sentence === sentence &&
      (isLabel(hedge) || !anyIn(reading, hedge.end, first, first, turns)),
  )
  return (
    isBefore ||
    after.some((hedge) => hedge.first >= end && words[hedge.first]!.sentence === sentence && /[,(:–—-]/.test(words[hedge.first]!.before))
  )
}

/** Whether somebody else says it, or the author denies it. */
function isTakenBack(reading: Reading, { first, end }: Match, { voices, denials }: Takebacks, mayDeny: boolean): boolean {
  const { words } = reading
  const { sentence } = words[first]!
  let isOpen = mayDeny
  for (let at = first; at >= Math.max(0, first - near) && words[at]!.sentence === sentence; at -= 1) {
    if (voices.has(at) || (isOpen && denials.has(at))) return true
    if (/,/.test(words[at]!.before) || isOneOf(reading, at, stopsDenial)) isOpen = false
  }
  return end - first <= wordy && anyIn(reading, first - 5, first, first, system)
}

/** Whether a sentence asks: "Was she paid off?". What asks how or why takes the rest for granted. */
function isQuestion(reading: Reading, sentence: Sentence): boolean {
  const [, end] = boundsOf(reading, sentence)
  const asks = reading.plain.text.slice(0, end).slice(-3).trim().endsWith('?')
  return asks && !/^(?:how|why|como|cuando|porque|because)$/.test(reading.words[sentence[0]]!.keys[0]!)
}

/** A blank that an accepted rewrite left open: the author has to fill it in. */
const open = /\[(?:what I saw, when and where|the facts I saw|lo que vi, cuándo y dónde|los hechos que vi)\]/g

/** The sentences that accuse. */
function accusingIn(reading: Reading): ReadonlySet<number> {
  const { words, meter } = reading
  const take: Takebacks = {
    hedges: find(hedged, words, meter),
    after: find(afterwords, words, meter),
    voices: wordsIn(find(voiced, words, meter)),
    denials: wordsIn(find(denied, words, meter)),
  }
  const isTold = (match: Match, mayDeny: boolean) => !isOpinion(reading, match, take) && !isTakenBack(reading, match, take, mayDeny)
  const isByCourt = (match: Match) => doerOf(reading, match) === 'court'
  const told = [
    ...find(corruption, words, meter).filter(
      (match) => !anyIn(reading, match.first - 2, match.first, match.first, author) && isTold(match, true),
    ),
    ...find(crimes, words, meter).filter((match) => isTold(match, true) && isByCourt(match)),
    ...find(lacks, words, meter).filter((match) => isTold(match, false) && isByCourt(match)),
  ]
  return new Set(told.map(({ first }) => words[first]!.sentence))
}

/**
 * C4, a crime or corruption told as a fact (ratings.md 3.1 and 3.5): somebody of the court and words of crime, in an assertion that
 * nothing hedges. It holds the text for a person; offered are "say what you saw" and "mark it as my opinion and give
 * facts", each with a blank that the author must fill in.
 */
export function accusation(text: Reading): Finding[] {
  const reading = { ...text, words: withSums(text.words) }
  const { words, language, plain, written } = reading
  const accusing = accusingIn(reading)
  const found = sentencesOf(reading)
    .filter((sentence) => accusing.has(words[sentence[0]]!.sentence) && !isQuestion(reading, sentence))
    .map((sentence) => {
      const [begin, end] = boundsOf(reading, sentence)
      const said = written.slice(plain.from[begin], plain.to[end - 1])
      const rewrites =
        language === 'es'
          ? ['Lo que vi: [lo que vi, cuándo y dónde].', `En mi opinión: ${said} Lo digo por esto: [los hechos que vi].`]
          : ['What I saw: [what I saw, when and where].', `In my opinion: ${said} I say so because of this: [the facts I saw].`]
      return findingAt(reading, 'C4', begin, end, { reason: 'accusation', action: 'hold', rewrites })
    })
  return [...found, ...blanksIn(written)]
}

function blanksIn(written: string): Finding[] {
  return [...written.matchAll(open)].map(({ index, 0: { length } }) => {
    const span = [index, index + length] as const
    return { check: 'C4', version: versions.C4, span, reason: 'blank', action: 'edit', rewrites: [] }
  })
}
