// Words of a page with their places: which of them a search finds, and the quote and the boxes of those that someone selects.

/** A word and its place on the page, in shares of its width and height: text, x, y, width, height. */
export type PlacedWord = [text: string, x: number, y: number, w: number, h: number]

/** A place on a page, in shares of its width and height: x, y, width, height. */
export type Box = readonly [x: number, y: number, w: number, h: number]

const tokensOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Each word that is looked for, and each phrase in quotation marks. What follows a minus is not, and neither is `or`. */
const phrasesOf = (query: string): string[][] =>
  [...query.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)]
    .filter(([, minus, , word]) => minus === '' && word?.toLowerCase() !== 'or')
    .map(([, , phrase, word]) => tokensOf(phrase ?? word ?? ''))
    .filter((tokens) => tokens.length > 0)

/**
 * What a search finds among the words of a page, by the rules of PostgreSQL's websearch_to_tsquery with the configuration `simple`: whole
 * words, small and capital letters alike.
 * @param words in the order in which they are read
 * @returns for each find the places of its words in the list, in the order of the page
 */
export function findsIn(words: readonly string[], query: string): number[][] {
  const tokens = words.flatMap((text, word) => tokensOf(text).map((token) => ({ token, word })))
  const finds = new Map<string, number[]>()
  for (const phrase of phrasesOf(query))
    for (let from = 0; from + phrase.length <= tokens.length; from += 1) {
      if (!phrase.every((token, n) => tokens[from + n]!.token === token)) continue
      const found = [...new Set(tokens.slice(from, from + phrase.length).map(({ word }) => word))]
      finds.set(found.join(' '), found)
    }
  return [...finds.values()].toSorted((a, b) => a[0]! - b[0]!)
}

/**
 * What selected words say, and where they stand.
 * @param lines words by lines
 * @param isChosen by the place of a word in all lines, one after the other
 * @returns one box for each line that has some of them
 */
export function chosenOf(
  lines: readonly (readonly PlacedWord[])[],
  isChosen: (word: number) => boolean,
): { quote: string; boxes: readonly Box[] } {
  let word = -1
  const chosen = lines.map((line) => line.filter(() => isChosen((word += 1)))).filter((line) => line.length > 0)
  return { quote: chosen.map((line) => line.map(([text]) => text).join(' ')).join(' '), boxes: chosen.map(aroundAll) }
}

/** The smallest box around words. */
function aroundAll(words: readonly PlacedWord[]): Box {
  const [left, top] = [Math.min(...words.map(([, x]) => x)), Math.min(...words.map(([, , y]) => y))]
  const right = Math.max(...words.map(([, x, , w]) => x + w))
  const bottom = Math.max(...words.map(([, , y, , h]) => y + h))
  return [left, top, right - left, bottom - top]
}
