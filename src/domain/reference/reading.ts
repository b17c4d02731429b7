// A number and code words as people write them down and type them back: of a ticket, and of a takedown notice.

/** Digits and consonants that cannot be taken for one another; without vowels no word comes about. */
export const signs = '23456789CDFHJKMNPQRTVWX'

/** As many signs as a number has. */
export const numberLength = 8

/** A number as it is shown: `H7K2-94QD`. */
export function numberInWords(plain: string): string {
  return `${plain.slice(0, 4)}-${plain.slice(4)}`
}

/** A ticket number in any spelling (small letters, spaces, no dash), as it is stored; `null` if it cannot be one. */
export function readNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}.]/gu, '')
  const known = plain.length === numberLength && [...plain].every((sign) => signs.includes(sign))
  return known ? numberInWords(plain) : null
}

/** Code words in any spelling: any case, with spaces, dashes or commas between them. */
export function readCode(typed: string): string {
  return typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ')
}
