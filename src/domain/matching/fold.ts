/** Letters that are no letter with a mark, and what people type for them. */
const typed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
}

/**
 * A name as it is compared: without marks, case, apostrophes and dots, one blank between words.
 * `"José O’Connor-Núñez, Jr."` becomes `"jose oconnor nunez jr"`. Folding twice changes nothing.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøðđþłıħ]/gu, (letter) => typed[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘‛`´ʼʻ′]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a folded text, in order. */
export function wordsOf(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}

/**
 * The range of strings that begin with `prefix`, in the order of code points: from it (included) to
 * the returned string (not included).
 */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`
}
