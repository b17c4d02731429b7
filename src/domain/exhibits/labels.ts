import { type Text, msg } from '#kernel/text.ts'

export const numberings = ['letters', 'numbers'] as const
export type Numbering = (typeof numberings)[number]

/** Whose exhibits a label says they are. */
export const labelWords = ['exhibit', 'petitioner', 'respondent'] as const
export type LabelWord = (typeof labelWords)[number]

export const labelTexts: Readonly<Record<LabelWord, Text>> = {
  exhibit: msg`Exhibit`,
  petitioner: msg`Petitioner’s Exhibit`,
  respondent: msg`Respondent’s Exhibit`,
}

/**
 * The letters of a place in a list: A to Z, then AA, AB, and so on.
 * @param place from 1 on
 * @throws RangeError for a place that no list has
 */
export function lettersOf(place: number): string {
  if (!Number.isInteger(place) || place < 1) throw new RangeError('A place is a whole number from 1 on.')
  let letters = ''
  for (let rest = place; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters
  return letters
}

/** A label without its word: `B`, or `2`. @param place from 1 on */
export const signOf = (numbering: Numbering, place: number): string => (numbering === 'letters' ? lettersOf(place) : String(place))

/** A label in words: “Exhibit B”. @param word as `labelTexts` says it in the reader's language */
export const labelOf = (word: string, numbering: Numbering, place: number): string => `${word} ${signOf(numbering, place)}`
