// How a word or phrase is found in text, however it was written or read: by its letters and digits alone.

/** Letters and digits, small, with ligatures and full-width letters taken apart: "ﬁ" is "fi". */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** From so many characters on a phrase is also found inside a longer word. */
const leastInside = 4
/** Pieces that one find is put together of at most: a name whose every letter was set alone. */
const mostPieces = 60

/**
 * Where a phrase stands among words: whole words that say it together, however they are divided, or one word that has it inside.
 * "123-45-6789" is found as "123 45 6789", "Ana" not in "Banana", and "Moreno" in "Morenos".
 * @param words in the order in which they are read
 * @returns for each find the places of its words in the list
 */
export function findPhrase(words: readonly string[], phrase: string): number[][] {
  const wanted = plain(phrase)
  if (wanted === '') return []
  const pieces = words
    .flatMap((word, at) => word.split(/\s+/u).map((part) => ({ at, text: plain(part) })))
    .filter(({ text }) => text !== '')
  const finds: number[][] = []
  for (let from = 0; from < pieces.length; from += 1) {
    const first = pieces[from]!
    if (wanted.length >= leastInside && first.text.includes(wanted)) {
      finds.push([first.at])
      continue
    }
    let said = ''
    for (let to = from; to < Math.min(pieces.length, from + mostPieces) && said.length < wanted.length; to += 1) {
      said += pieces[to]!.text
      if (!wanted.startsWith(said)) break
      if (said !== wanted) continue
      finds.push([...new Set(pieces.slice(from, to + 1).map(({ at }) => at))])
      break
    }
  }
  return finds
}

/** How often each letter and digit occurs. */
function counts(texts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const text of texts) for (const letter of plain(text)) found.set(letter, (found.get(letter) ?? 0) + 1)
  return found
}

/** Whether a text has a letter or digit more than what it may have: something is in it that should not be. */
export function hasMore(text: string, allowed: readonly string[]): boolean {
  const most = counts(allowed)
  for (const [letter, count] of counts([text])) if (count > (most.get(letter) ?? 0)) return true
  return false
}

/** Whether a text says a hidden word more often than the words that stay do. */
export function saysMore(text: string, hidden: string, stays: readonly string[]): boolean {
  return findPhrase(text.split(/\s+/u), hidden).length > findPhrase(stays, hidden).length
}
