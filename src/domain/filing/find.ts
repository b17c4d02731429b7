import { findAccounts } from './accounts.ts'
import { findBeside } from './beside.ts'
import { findBirths } from './births.ts'
import { findNames, soughtOf } from './minors.ts'
import { findNumbers } from './numbers.ts'
import { findPlaces, findStreets } from './places.ts'
import { type Finding, type FindingKind, findingKinds, type Found, type Known, type PageText } from './types.ts'
import { fold } from './words.ts'

const order: Readonly<Record<FindingKind, number>> = { ssn: 0, account: 1, address: 2, birth: 3, minor: 4 }
const length = ({ start, end }: Found) => end - start

/** Of findings that overlap the surest one counts, of those the longest one. */
export function withoutOverlap(found: readonly Found[]): Found[] {
  const ranked = found.toSorted(
    (one, other) =>
      Number(one.certainty === 'maybe') - Number(other.certainty === 'maybe') ||
      length(other) - length(one) ||
      order[one.kind] - order[other.kind],
  )
  // The places that are taken, by their beginning: findings that count don't overlap, so a neighbor on each side is all there is to ask.
  const taken: Found[] = []
  for (const one of ranked) {
    let [low, high] = [0, taken.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (taken[middle]!.start < one.start) low = middle + 1
      else high = middle
    }
    const isFree = (low === 0 || taken[low - 1]!.end <= one.start) && (low === taken.length || taken[low]!.start >= one.end)
    if (isFree) taken.splice(low, 0, one)
  }
  return taken
}

/** Names that some page has beside "minor child", to be looked for on every page. */
function unknownMinors(found: readonly (readonly Found[])[], pages: readonly PageText[], known: ReadonlySet<string>) {
  const names = new Map<string, string>()
  for (const [n, its] of found.entries())
    for (const { start, end } of its) {
      const name = pages[n]!.text.slice(start, end).replaceAll(/\s+/gu, ' ')
      if (name.includes(' ') && !known.has(fold(name)) && names.size < 40) names.set(fold(name), name)
    }
  return [...names.values()].map((name) => ({ name, born: null }))
}

/**
 * Finds what a paper may not say in full when it is filed, on every page that is given.
 * It reads text alone: what is only in a picture, or was never read, it can't find.
 * @param pages their text, in order; a name that one page has beside “minor child” is looked for on all of them
 * @returns in the order of the pages; no two overlap
 */
export function findPrivate(pages: readonly PageText[], known: Known): Finding[] {
  const beside = pages.map(({ text }) => findBeside(text, known.adults))
  const names = new Set(known.minors.map(({ name }) => fold(name)))
  const sought = soughtOf(known.minors)
  const unknown = soughtOf(unknownMinors(beside, pages, names), 'maybe', 'beside')
  return pages.flatMap(({ page, text }, n) => {
    const minors = withoutOverlap([...findNames(text, sought), ...findNames(text, unknown), ...beside[n]!])
    const found = withoutOverlap([
      ...findNumbers(text),
      ...findAccounts(text),
      ...findBirths(text, known),
      ...minors,
      ...findPlaces(text, known.places),
      ...findStreets(text, minors),
    ])
    return found.map((one): Finding => ({ ...one, page, quote: text.slice(one.start, one.end) }))
  })
}

/** How many there are of each kind. */
export function countsOf(findings: readonly Pick<Finding, 'kind'>[]): Readonly<Record<FindingKind, number>> {
  const counts = Object.fromEntries(findingKinds.map((kind) => [kind, 0])) as Record<FindingKind, number>
  for (const { kind } of findings) counts[kind] += 1
  return counts
}
