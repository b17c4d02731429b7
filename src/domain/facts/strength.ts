// How well facts are supported, as counts by rule. It says what is there and what is missing, and never how a court would see it.

export const citationKinds = ['item', 'message', 'place'] as const
export type CitationKind = (typeof citationKinds)[number]

export interface CountedCitation {
  kind: CitationKind
  /** What it pointed to was removed: it supports nothing any more. */
  isRemoved: boolean
  /** An item of which nothing says where it comes from: neither a device nor a witness (Federal Rules of Evidence 901(b)(1) and (9)). */
  isUnproved: boolean
}

export interface CountedFact {
  id: string
  /** It hurts the author’s side. */
  isAgainst: boolean
  issues: readonly string[]
  citations: readonly CountedCitation[]
}

/** What is missing. One fact has one gap of a kind, however many issues it is of. */
export const gapKinds = ['no_fact', 'no_citation', 'removed', 'unproved'] as const
export type GapKind = (typeof gapKinds)[number]

export interface Strength {
  facts: number
  /** Of the facts for the author’s side: those with a citation that is there, and those without. */
  supported: number
  unsupported: number
  against: number
  /** Citations that are there, of all these facts. */
  citations: Readonly<Record<CitationKind, number>>
  /** How many facts have a gap of each kind; `no_fact` is 1 where no fact supports the issue. */
  gaps: Readonly<Record<GapKind, number>>
}

const isThere = ({ isRemoved }: CountedCitation) => !isRemoved

/**
 * What is missing of one fact. A fact that hurts has no gaps: its author need not prove it.
 * - `no_citation`: none at all, or none that is there;
 * - `removed`: a citation to what was removed;
 * - `unproved`: a cited item of which nothing says where it comes from.
 */
export function gapsOf({ isAgainst, citations }: CountedFact): Exclude<GapKind, 'no_fact'>[] {
  if (isAgainst) return []
  return [
    ...(citations.some(isThere) ? [] : (['no_citation'] as const)),
    ...(citations.every(isThere) ? [] : (['removed'] as const)),
    ...(citations.some(({ isRemoved, isUnproved }) => isUnproved && !isRemoved) ? (['unproved'] as const) : []),
  ]
}

/** The counts of an issue, or of facts without one. @param facts those of it @param isIssue facts without an issue miss no fact */
export function strengthOf(facts: readonly CountedFact[], isIssue = true): Strength {
  const own = facts.filter(({ isAgainst }) => !isAgainst)
  const supported = own.filter(({ citations }) => citations.some(isThere)).length
  const cited = facts.flatMap(({ citations }) => citations.filter(isThere))
  const gaps = own.flatMap(gapsOf)
  const count = (kind: GapKind) => gaps.filter((each) => each === kind).length
  const of = (kind: CitationKind) => cited.filter((each) => each.kind === kind).length
  return {
    facts: facts.length,
    supported,
    unsupported: own.length - supported,
    against: facts.length - own.length,
    citations: { item: of('item'), message: of('message'), place: of('place') },
    gaps: {
      no_fact: isIssue && own.length === 0 ? 1 : 0,
      no_citation: count('no_citation'),
      removed: count('removed'),
      unproved: count('unproved'),
    },
  }
}
