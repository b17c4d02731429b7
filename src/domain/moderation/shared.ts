import { fold } from '../matching/fold.ts'

/** Fewer words in a row are everybody's: "in the courtroom". */
const shortest = 4

interface Word {
  folded: string
  from: number
  to: number
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/\S+/gu)]
    .map((found) => ({ folded: fold(found[0]), from: found.index, to: found.index + found[0].length }))
    .filter(({ folded }) => folded !== '')

const runsOf = (words: readonly Word[]) =>
  words.slice(0, Math.max(0, words.length - shortest + 1)).map((_, at) =>
    words
      .slice(at, at + shortest)
      .map(({ folded }) => folded)
      .join(' '),
  )

interface Piece {
  /** Where it begins, in UTF-16 units. */
  at: number
  text: string
  isShared: boolean
}

/**
 * A text in pieces, each with whether the other text has its words too, four or more of them in a row: for the person who reads the two
 * beside each other. Case, accents and punctuation make no difference.
 * @returns the pieces in their order; together they are the text, letter by letter
 */
export function sharedPieces(text: string, other: string): Piece[] {
  const words = wordsOf(text)
  const known = new Set(runsOf(wordsOf(other)))
  const isShared = words.map(() => false)
  runsOf(words).forEach((run, at) => {
    if (known.has(run)) isShared.fill(true, at, at + shortest)
  })
  const pieces: Piece[] = []
  let from = 0
  words.forEach((word, at) => {
    const goesOn = at + 1 < words.length && isShared[at + 1] === isShared[at]
    if (goesOn) return
    // The blank between two pieces belongs to the one that is not shared.
    const to = at + 1 === words.length ? text.length : isShared[at] ? word.to : words[at + 1]!.from
    pieces.push({ at: from, text: text.slice(from, to), isShared: isShared[at]! })
    from = to
  })
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), isShared: false })
  return pieces
}
