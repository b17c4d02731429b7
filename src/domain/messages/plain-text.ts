// Characters that change how others are shown and are not seen themselves, as ranges of code points: marks and overrides of direction (Unicode
// Standard Annex 9), and what has no width. A name with one of them can look like another name.
const unseen: readonly (readonly [from: number, to: number])[] = [
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xe0000, 0xe007f],
]

const isSeen = (character: string) => !unseen.some(([from, to]) => character.codePointAt(0)! >= from && character.codePointAt(0)! <= to)

/** A name or subject as it is shown, without characters that can't be seen; a joiner (U+200D) inside of an emoji stays. */
export const plainly = (text: string): string => [...text].filter(isSeen).join('').replaceAll(/\s+/gu, ' ').trim()
