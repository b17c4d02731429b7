/** Who the rater was in the matter. Parts are never pooled into one score. */
export const parts = ['parent', 'client', 'opposing_party', 'attorney', 'opposing_counsel', 'other'] as const
export type Part = (typeof parts)[number]

/** How the matter ended for the rater. */
export const outcomes = ['mostly_for_me', 'mixed', 'mostly_against_me', 'ongoing', 'prefer_not'] as const
export type Outcome = (typeof outcomes)[number]

/** The groups whose scores stand apart. */
export const groups = ['parents', 'lawyers', 'other_side', 'others'] as const
export type Group = (typeof groups)[number]

/** The group whose score a part counts in. Groups are never pooled (ratings.md, section 1). */
export function groupOf(part: Part): Group {
  switch (part) {
    case 'parent':
    case 'client':
      return 'parents'
    case 'attorney':
    case 'opposing_counsel':
      return 'lawyers'
    case 'opposing_party':
      return 'other_side'
    case 'other':
      return 'others'
  }
}
