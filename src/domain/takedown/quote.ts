/** As texts are compared: one kind of quotation mark, dash and space, and no case. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201a\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The statements that someone quotes: one a line, without the quotation marks around it. */
export function quotesIn(words: string): string[] {
  return words
    .split(/\r?\n/)
    .map((line) => plain(line).replace(/^"+|"+$/g, ''))
    .filter((line) => line !== '')
}

/** The first quotation that stands in none of the texts; `null` when each stands in one. */
export function misquoted(words: string, texts: readonly string[]): string | null {
  const read = texts.map(plain)
  return quotesIn(words).find((quote) => !read.some((text) => text.includes(quote))) ?? null
}
