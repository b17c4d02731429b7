import type { Group } from '#domain/ratings/raters.ts'
import type { Score } from './contract.ts'

/**
 * The headline score: that of the parents (for an attorney, the clients), or that of the lawyers or the others if only
 * theirs can be shown. The other party's score is never the headline.
 */
export function headlineOf<S extends Pick<Score, 'group' | 'show'>>(scores: readonly S[]): S | null {
  const of = (group: Group) => scores.find((score) => score.group === group)
  const visible = (['parents', 'lawyers', 'others'] as const).map(of).find((score) => score !== undefined && score.show !== 'nothing')
  return visible ?? of('parents') ?? null
}
