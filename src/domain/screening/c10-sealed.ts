import { gagOrder, quotedPapers, quoting, sealed } from './lexicon/sealed.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find, listOf } from './phrases.ts'
import { anyIn, findingAt, findingOf, isOneOf, type Reading } from './reading.ts'
import type { Finding } from './types.ts'

const closed = bookOf(sealed, shorthands)
const gag = bookOf(gagOrder, shorthands)
const papers = listOf(quotedPapers)
const verbs = listOf(quoting)
/** A quotation of fewer words is a turn of speech and no text of an order. */
const fewest = 8
/** So many words before the quotation marks tell whose words they are. */
const reach = 5

/** `The order reads: "The mother shall have no contact …"`: the quotation, as indices of words, end exclusive. */
function quotations(reading: Reading): [number, number][] {
  const { words, plain } = reading
  const found: [number, number][] = []
  for (let at = 1; at < words.length; at += 1) {
    if (!/["“«]/.test(words[at]!.before) || !isQuoted(reading, at)) continue
    let end = at + 1
    while (end < words.length && !/["”»]/.test(words[end]!.before)) end += 1
    const isClosed = end < words.length || /["”»]/.test(plain.text.slice(words[end - 1]!.end, words[end - 1]!.end + 3))
    if (isClosed && end - at >= fewest) found.push([at, end])
    at = end
  }
  return found
}

function isQuoted(reading: Reading, at: number): boolean {
  const verb = at - 1
  if (!isOneOf(reading, verb, verbs)) return false
  return anyIn(reading, verb - reach, verb, verb, papers)
}

/**
 * C10, what a court has closed (ratings.md 3.2 and 3.5): the content of sealed, juvenile or agency papers, words of a
 * child heard in chambers, an order quoted at length, a hint of an order to be silent. A person reads it first, and
 * the author is told that such an order may bind whoever writes.
 */
export function sealedIn(reading: Reading): Finding[] {
  const { words, meter } = reading
  return [
    ...find(closed, words, meter).map(({ first, end }) => findingOf(reading, 'C10', first, end, { reason: 'sealed', action: 'hold' })),
    ...find(gag, words, meter).map(({ first, end }) => findingOf(reading, 'C10', first, end, { reason: 'gag_order', action: 'hold' })),
    ...quotations(reading).map(([first, end]) =>
      findingAt(reading, 'C10', words[first]!.at, words[end - 1]!.end, { reason: 'order_quoted', action: 'hold' }),
    ),
  ]
}
