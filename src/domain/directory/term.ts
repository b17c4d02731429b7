/** What a position says of its days, as the directory has it: days as `YYYY-MM-DD`. */
export interface Held {
  basis: 'appointed' | 'elected' | 'listed'
  fromOn: string | null
  toOn: string | null
  /** How and when someone else came to the same seat, where the source knows one. */
  next?: { basis: 'appointed' | 'elected' | 'listed'; on: string } | null | undefined
}

/** Months in which someone is known to have held a position, `YYYY-MM`, both included; `null` for an end that is not known. */
export interface Term {
  from: string | null
  to: string | null
}

/** A person who was elected takes the seat in January at the latest: until then the one before may sit. */
function lastBefore({ basis, on }: NonNullable<Held['next']>): string {
  return basis === 'elected' ? `${Number(on.slice(0, 4)) + 1}-01` : on.slice(0, 7)
}

/**
 * The known terms of someone's positions. When a roster lists someone says nothing of when they began. An election
 * is the first month of a term: a person who is elected in November may be asked about it from then on.
 */
export function termsOf(positions: readonly Held[]): Term[] {
  return positions.map(({ basis, fromOn, toOn, next }) => ({
    from: basis === 'listed' ? null : (fromOn?.slice(0, 7) ?? null),
    to: toOn?.slice(0, 7) ?? (next ? lastBefore(next) : null),
  }))
}

/** Whether a month (`YYYY-MM`) lies in one of these terms; of someone of whom no position is known every month does. */
export function isWithin(month: string, terms: readonly Term[]): boolean {
  return terms.length === 0 || terms.some(({ from, to }) => (from === null || from <= month) && (to === null || month <= to))
}
