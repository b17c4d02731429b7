import type { Reading } from './reading.ts'

/** Words of a sentence: indices, end exclusive. */
export type Sentence = readonly [first: number, end: number]

/** The words of each sentence that has any, in order. */
export function sentencesOf({ words }: Pick<Reading, 'words'>): Sentence[] {
  const all: [number, number][] = []
  words.forEach((word, at) => {
    const last = all.at(-1)
    if (last && words[last[0]]!.sentence === word.sentence) last[1] = at + 1
    else all.push([at, at + 1])
  })
  return all
}

const closing = '.!?"\')'
const mostClosing = 3

/** The units of a sentence in the plain text: from its first word to its closing dot, end exclusive. */
export function boundsOf({ words, plain }: Reading, [first, end]: Sentence): readonly [number, number] {
  const last = words[end - 1]!.end
  let until = last
  while (until < plain.lower.length && until - last < mostClosing && closing.includes(plain.lower[until]!)) until += 1
  return [words[first]!.at, until]
}
