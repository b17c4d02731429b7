// Words of bank lines, as rules compare them.

// oxlint-disable-next-line no-control-regex -- the range is ASCII
const ascii = /^[\u0000-\u007f]*$/

/** The words of a text in capitals, with a space before, between and after them: ` SHELL OIL 5744 `. */
export function spaced(text: string): string {
  const plain = ascii.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const words = plain
    .toUpperCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words === '' ? ' ' : ` ${words} `
}

/** What banks write around a name. */
const around = new Set(
  'POS DEBIT CREDIT PURCHASE CARD VISA CHECKCARD CHECK ACH WEB PPD CCD TEL ID DES INDN CO PAYMENT PMT RECURRING AUTHORIZED ON PENDING TRANSACTION ONLINE MOBILE SQ TST PAYPAL REF CONF WITHDRAWAL DEPOSIT FROM TO THE FOR OF AND INC LLC USA US'.split(
    ' ',
  ),
)

/** The words that name whom a line is about, without those that banks write around them and without numbers. */
export const nameWords = (description: string): string[] =>
  spaced(description)
    .trim()
    .split(' ')
    .filter((word) => word.length > 1 && !around.has(word) && !/\d/.test(word))

/** The words of a line that a rule can go by: its first two that name a store or a payer. @returns empty where the line has none */
export function proposedWords(description: string): string {
  const [first, second] = nameWords(description)
  if (first === undefined) return ''
  // They stand side by side in the line, so that a rule finds both together.
  const both = second === undefined ? first : `${first} ${second}`
  return spaced(description).includes(` ${both} `) ? both : first
}
