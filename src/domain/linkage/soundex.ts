/** The digit of each letter from a to z: vowels 0 (they part equal digits), h and w nothing (they do not). */
const digits = '01230120022455012623010202'
const a = 97

const isSilent = (letter: number) => letter === 'h'.charCodeAt(0) || letter === 'w'.charCodeAt(0)
const digitOf = (letter: number) => digits[letter - a] ?? '0'

/**
 * The sound of a folded word as a letter and three digits, as the United States' census files names
 * (American Soundex, R. Russell 1918; National Archives, "The Soundex Indexing System"): "smith" and "smyth"
 * are both "s530". Other letters than a to z are passed over.
 * @returns `''` for a word without any of these letters
 */
export function soundexOf(word: string): string {
  let code = ''
  let before = ''
  for (let at = 0; at < word.length && code.length < 4; at += 1) {
    const letter = word.charCodeAt(at)
    if (letter < a || letter > a + 25) continue
    const digit = digitOf(letter)
    if (code === '') code = word[at]!
    else if (isSilent(letter)) continue
    else if (digit !== '0' && digit !== before) code += digit
    before = digit
  }
  return code === '' ? '' : code.padEnd(4, '0')
}
