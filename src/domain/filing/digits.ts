// Digits as scans and typists write them: with separators, and with letters in their place.

/** Letters and signs that a scan gives for a digit. */
const slips: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  i: '1',
  Z: '2',
  S: '5',
  s: '5',
  B: '8',
}

/** A digit, or what a scan gives for one; what stands between groups of digits. Both are parts of regular expressions. */
export const digit = '[0-9OoQDIl|iZSsB]'
export const gap = '[\\s.\\-_\u00ad\u2010-\u2015\u2212/]'

/** The digits of a text, slips read as what they stand for. */
export function digitsOf(text: string): string {
  let digits = ''
  for (const sign of text) {
    if (sign >= '0' && sign <= '9') digits += sign
    else digits += slips[sign] ?? ''
  }
  return digits
}

/** How many real digits a text has. */
export function realDigits(text: string): number {
  let count = 0
  for (const sign of text) if (sign >= '0' && sign <= '9') count += 1
  return count
}

/** The lengths of its groups of digits. */
export const groupsOf = (text: string): number[] =>
  text
    .split(new RegExp(`${gap}+`, 'u'))
    .filter((part) => part !== '')
    .map((part) => part.length)

/** Whether digits pass the check of payment cards (ISO/IEC 7812-1, Luhn). */
export function isLuhn(digits: string): boolean {
  let sum = 0
  for (let n = 0; n < digits.length; n += 1) {
    const value = Number(digits[digits.length - 1 - n])
    const doubled = n % 2 === 1 ? value * 2 : value
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether an IBAN’s check digits fit (ISO 13616, mod 97). @param iban letters and digits alone */
export function isIban(iban: string): boolean {
  let rest = 0
  for (const sign of (iban.slice(4) + iban.slice(0, 4)).toUpperCase()) {
    const value = sign >= 'A' ? String(sign.charCodeAt(0) - 55) : sign
    for (const one of value) rest = (rest * 10 + Number(one)) % 97
  }
  return rest === 1
}

/** The words before a place, on this line and the one before it at most. @param most characters */
export function before(text: string, at: number, most: number): string {
  const part = text.slice(Math.max(0, at - most), at)
  const lines = part.split('\n')
  return lines.length > 2 ? lines.slice(-2).join('\n') : part
}
