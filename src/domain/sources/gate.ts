import { isOutside, type Limits } from './chart.ts'

/** Records of a source before a run, and what the run would do to them. */
export interface Change {
  before: number
  added: number
  changed: number
  removed: number
}

/**
 * Why a run waits for someone's yes: it was asked for as a dry run; the source was never imported, or its address or mapping is new;
 * it touches too much of what stands; it has more or fewer rows than is usual.
 */
export const holds = ['asked', 'first', 'change', 'rows'] as const
export type Hold = (typeof holds)[number]

/** More than this share of what stands, added, changed and removed together, looks like a broken page (ratings.md 4.3). */
const mostTouched = 0.2

/** What share of the records a run touches; 0 where there were none before. */
export function touched({ before, added, changed, removed }: Change): number {
  return before === 0 ? 0 : (added + changed + removed) / before
}

/**
 * Why a run is not applied by itself; empty when it is.
 * @param rows how many rows were read
 */
export function holdsOf(run: { change: Change; rows: number; limits: Limits | null; isByHand: boolean; isFirst: boolean }): Hold[] {
  const { change, rows, limits, isByHand, isFirst } = run
  return holds.filter(
    (hold) =>
      ({
        asked: isByHand,
        first: isFirst || change.before === 0,
        change: touched(change) > mostTouched,
        rows: isOutside(rows, limits),
      })[hold],
  )
}
