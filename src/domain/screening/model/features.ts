import type { Word } from '../words.ts'
import { conceptNames, conceptsOf } from './concepts.ts'
import { hashOf, joined, mixed } from './hash.ts'
import { hintsIn } from './hints.ts'
import type { Run, Sentence } from './instances.ts'

/** The table of weights has `2 ** tableBits` cells, so many that what is seen often seldom shares one. */
const tableBits = 20
export const tableSize = 2 ** tableBits

const names = [
  'word',
  'bigram',
  'skip',
  'concept',
  'around',
  'next',
  'pair',
  'hint',
  'hints',
  'context',
  'length',
  'count',
  'share',
  'first',
  'last',
  'lastNext',
  'lastWord',
  'gram',
  'stem',
] as const
type Kind = (typeof names)[number]
/** What kind of feature a cell stands for is hashed along. A sentence and its passage share their cells. */
const seeds = Object.fromEntries(names.map((kind) => [kind, hashOf(kind)])) as Readonly<Record<Kind, number>>

const conceptHash = new Map(conceptNames.map((name) => [name, hashOf(name)]))
const edge = hashOf('edge')
const past = hashOf('past')
/** Endings of what is over, in both languages. */
const over = /(?:ed|aba|aban|aron|ieron|io)$/
/** Parts of words: so many letters each, of the first ones of a word. */
const gramLetters = 4
const mostGrams = 17
/** So many letters of a word are its stem. */
const stemLetters = 5

/** What the features of a text are made of: for each word a hash of its key and of what it is about, and its turns of speech. */
export interface Prepared {
  words: readonly Word[]
  hashes: readonly number[]
  /** Hashes of the parts of each word, its edges among them, and of its first letters: what is misspelled or bent is known by them. */
  grams: readonly (readonly number[])[]
  stems: readonly number[]
  concepts: readonly (readonly number[])[]
  /** In the order in which they begin. */
  hints: readonly { name: string; line: number; first: number; end: number }[]
}

function aboutOf(word: Word): number[] {
  const found = conceptsOf(word).map((name) => conceptHash.get(name)!)
  const key = word.keys[0]!
  return key.length > 4 && over.test(key) ? [...found, past] : found
}

function gramsOf({ keys }: Word): number[] {
  const edged = `<${keys[0]!.slice(0, mostGrams + gramLetters)}>`
  const all: number[] = []
  for (let at = 0; at + gramLetters <= edged.length && at < mostGrams; at += 1) all.push(hashOf(edged.slice(at, at + gramLetters)))
  return all
}

/** Reads the words of a text once for all its features. Any number is one word. */
export function prepared(words: readonly Word[]): Prepared {
  return {
    words,
    hashes: words.map(({ keys }) => hashOf(/^\d+$/.test(keys[0]!) ? '#' : keys[0]!)),
    grams: words.map(gramsOf),
    stems: words.map(({ keys }) => hashOf(keys[0]!.slice(0, stemLetters))),
    concepts: words.map(aboutOf),
    hints: hintsIn(words)
      .map(({ name, line, first, end }) => ({ name, line: hashOf(line), first, end }))
      .toSorted((a, b) => a.first - b.first),
  }
}

type Put = (kind: Kind, a: number, b?: number, c?: number) => void

/** Words, their parts and stems, pairs of them, pairs over one in between, and concepts with the words beside them. */
function putWords({ hashes, grams, stems, concepts }: Prepared, { first, end }: Run, put: Put) {
  const at = (index: number) => (index < first || index >= end ? edge : hashes[index]!)
  for (let index = first; index < end; index += 1) {
    put('word', at(index))
    put('stem', stems[index]!)
    if (index > first) put('stem', stems[index - 1]!, stems[index]!)
    for (const gram of grams[index]!) put('gram', gram)
    put('bigram', at(index - 1), at(index))
    put('skip', at(index - 2), at(index))
    for (const concept of concepts[index]!) {
      put('concept', concept)
      put('around', concept, at(index - 1), 0)
      put('around', concept, at(index + 1), 1)
    }
  }
  put('bigram', at(end - 1), edge)
}

/** How concepts follow each other: at once (words of none left out), and at any distance. */
function putOrder({ concepts }: Prepared, { first, end }: Run, put: Put) {
  const begun = new Map<number, number>()
  const ended = new Map<number, number>()
  let one: readonly number[] = []
  for (let index = first; index < end; index += 1) {
    const own = concepts[index]!
    if (own.length === 0) continue
    for (const b of own) {
      for (const a of one) put('next', a, b)
      if (!begun.has(b)) begun.set(b, index)
      ended.set(b, index)
    }
    one = own
  }
  for (const [a, from] of begun) for (const [b, to] of ended) if (from < to) put('pair', a, b)
}

/** The first turn of speech that begins at a word or after it, by halving. */
function firstFrom(hints: Prepared['hints'], word: number): number {
  let [low, high] = [0, hints.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (hints[middle]!.first < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The turns of speech within the run: their lines, their kinds, how many of a kind, and which kinds meet. */
function putHints({ hints }: Prepared, { first, end }: Run, put: Put) {
  const kinds = new Map<string, number>()
  for (let at = firstFrom(hints, first); at < hints.length && hints[at]!.first < end; at += 1) {
    const hint = hints[at]!
    if (hint.end > end) continue
    put('hint', hint.line)
    kinds.set(hint.name, (kinds.get(hint.name) ?? 0) + 1)
  }
  for (const [name, n] of kinds) {
    for (const least of [1, 2, 4]) if (n >= least) put('hints', hashOf(name), least)
    for (const other of kinds.keys()) if (name < other) put('hints', hashOf(name), hashOf(other))
  }
}

/** How often a passage speaks of a concept, what it begins with, and what it ends with. */
function putShape({ words, hashes, concepts }: Prepared, { first, end }: Run, put: Put) {
  const counts = new Map<number, number>()
  for (let index = first; index < end; index += 1)
    for (const concept of concepts[index]!) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  for (const [concept, n] of counts) {
    for (const least of [2, 3, 5]) if (n >= least) put('count', concept, least)
    if (end - first > 5) for (const percent of [8, 15]) if (100 * n > percent * (end - first)) put('share', concept, percent)
  }
  const [opening, closing] = [words[first]!.sentence, words[end - 1]!.sentence]
  if (opening === closing) return
  for (let index = first; words[index]!.sentence === opening; index += 1) for (const concept of concepts[index]!) put('first', concept)
  let after: readonly number[] = []
  for (let index = end - 1; words[index]!.sentence === closing; index -= 1) {
    put('lastWord', hashes[index]!)
    for (const concept of concepts[index]!) {
      put('last', concept)
      for (const next of after) put('lastNext', concept, next)
    }
    if (concepts[index]!.length > 0) after = concepts[index]!
  }
}

/** One bit a cell: which are there already. It is empty between two calls. */
const there = new Uint8Array(tableSize)

/** Collects cells, each once, rising: the hashing trick (Weinberger et al. 2009, "Feature hashing for large scale multitask learning"). */
function cellsOf(fill: (put: Put) => void): Uint32Array {
  const cells: number[] = []
  fill((kind, a, b, c) => {
    let hash = joined(seeds[kind], a)
    if (b !== undefined) hash = joined(hash, b)
    if (c !== undefined) hash = joined(hash, c)
    const cell = mixed(hash) >>> (32 - tableBits)
    if (there[cell] === 1) return
    there[cell] = 1
    cells.push(cell)
  })
  for (const cell of cells) there[cell] = 0
  return Uint32Array.from(cells).toSorted()
}

const lengthOf = ({ first, end }: Run) => Math.min(8, Math.ceil((end - first) / 4))

/** The cells of a passage. Nothing in it grows faster than the passage is long, but pairs of concepts, of which there are few. */
export const passageCells = (ready: Prepared, run: Run): Uint32Array =>
  cellsOf((put) => {
    putWords(ready, run, put)
    putOrder(ready, run, put)
    putHints(ready, run, put)
    putShape(ready, run, put)
    put('length', lengthOf(run))
  })

/** The cells of a sentence, with what the sentence before it is about. */
export const sentenceCells = (ready: Prepared, run: Sentence): Uint32Array =>
  cellsOf((put) => {
    putWords(ready, run, put)
    putOrder(ready, run, put)
    putHints(ready, run, put)
    for (let index = run.before; index < run.first; index += 1) for (const concept of ready.concepts[index]!) put('context', concept)
    put('length', lengthOf(run))
  })
