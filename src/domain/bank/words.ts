// Texts of bank lines, as they are stored and as they are compared.

const longest = 200

/** Digits in a row, with the spaces and dashes that card numbers are written with. */
const longNumber = /\d(?:[ -]?\d){7,}/g

/**
 * Cuts account and card numbers to their last four digits. Nothing shorter than eight digits is one: a US account number has 8 to 17
 * digits at most banks, a card 13 to 19 (ISO/IEC 7812-1).
 */
const withoutNumbers = (text: string): string => text.replace(longNumber, (found) => `…${found.replace(/\D/g, '').slice(-4)}`)

/** The last four digits of an account number, as people know it from a statement; `null` where it has fewer. */
export function lastFourOf(number: string): string | null {
  const digits = number.replace(/\D/g, '')
  return digits.length >= 4 ? digits.slice(-4) : null
}

// oxlint-disable-next-line no-control-regex -- they come in files, and PostgreSQL refuses one of them
const blanks = /[\s\u0000-\u001f\u007f]+/g
const needsCare = /[^!-~ ]| {2}|^ | $|\d{4}[ -]?\d/

/** A description as it is stored: one line, at most 200 characters, without whole account numbers. */
export function cleanText(text: string): string {
  if (text.length <= longest && !needsCare.test(text)) return text
  return withoutNumbers(text.replace(blanks, ' ').trim()).slice(0, longest).toWellFormed().trimEnd()
}

const notPlain = /[^\p{L}\p{N}]+/gu
const notAscii = /[^a-z0-9]+/g
// oxlint-disable-next-line no-control-regex -- the range is ASCII
const ascii = /^[\u0000-\u007f]*$/

/** Letters and digits alone, lowercase: two downloads of a line differ in spaces, case and signs. */
export function foldText(text: string): string {
  const small = text.toLowerCase()
  return ascii.test(small) ? small.replace(notAscii, '') : small.normalize('NFKD').replace(notPlain, '')
}
