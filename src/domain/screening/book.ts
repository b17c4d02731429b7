/**
 * Phrases are written as one line each:
 * `a|b` one of these words · `kill*` a word that begins so · `?x` may be left out · `~3` up to three words
 * in between, none of them a negation · `!x` the next word is not this · `@name` a group of words ·
 * `{name}` one of several phrases. All of it lies within one sentence.
 */
export interface Step {
  kind: 'word' | 'gap' | 'not'
  words: ReadonlySet<string>
  stems: readonly string[]
  isOptional: boolean
  most: number
}

export interface Phrase {
  steps: readonly Step[]
  /** The line it came from: tests show it. */
  line: string
}

export interface Book {
  byWord: ReadonlyMap<string, readonly Phrase[]>
  byStem: ReadonlyMap<string, readonly Phrase[]>
}

export interface Shorthands {
  groups: Readonly<Record<string, string>>
  macros: Readonly<Record<string, readonly string[]>>
}

/** The stems of a book are looked up by so many letters. */
export const stemLetters = 3
function stepOf(element: string, groups: Readonly<Record<string, string>>): Step {
  const blank = { words: new Set<string>(), stems: [], isOptional: false, most: 0 }
  if (element.startsWith('~')) return { ...blank, kind: 'gap', most: Number(element.slice(1)) }
  const isOptional = element.startsWith('?')
  const kind = element.startsWith('!') ? 'not' : 'word'
  const body = isOptional || kind === 'not' ? element.slice(1) : element
  const all = body.split('|').flatMap((word) => (word.startsWith('@') ? groups[word.slice(1)]!.split(/[|\s]+/) : [word]))
  return {
    kind,
    words: new Set(all.filter((word) => !word.endsWith('*'))),
    stems: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    isOptional,
    most: 0,
  }
}

function expanded(line: string, macros: Readonly<Record<string, readonly string[]>>): string[] {
  const hole = /\{(\w{1,30})\}/.exec(line)
  if (!hole) return [line]
  return macros[hole[1]!]!.flatMap((text) =>
    expanded(
      line.replace(hole[0], () => text),
      macros,
    ),
  )
}

/** Makes a book of lines; a phrase begins with a word, never with a gap or what may be left out. */
export function bookOf(lines: string, { groups, macros }: Shorthands): Book {
  const byWord = new Map<string, Phrase[]>()
  const byStem = new Map<string, Phrase[]>()
  const put = (map: Map<string, Phrase[]>, key: string, phrase: Phrase) => {
    const list = map.get(key)
    if (list) list.push(phrase)
    else map.set(key, [phrase])
  }
  for (const line of lines
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)) {
    for (const text of expanded(line, macros)) {
      const steps = text.split(/\s+/).map((element) => stepOf(element, groups))
      const phrase = { steps, line }
      for (const word of steps[0]!.words) put(byWord, word, phrase)
      for (const stem of steps[0]!.stems) put(byStem, stem.slice(0, stemLetters), phrase)
    }
  }
  return { byWord, byStem }
}

/** The words of a plain list, blanks and line ends between them. */
export function listOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean))
}
