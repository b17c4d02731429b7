import type { Group } from '#domain/ratings/raters.ts'
import type { Score } from './contract.ts'

/**
 * The one score to lead with: that of the parents (an attorney's clients), else of the lawyers or the
 * others when only theirs can be shown. The other side's never leads.
 */
export function headlineOf<S extends Pick<Score, 'group' | 'show'>>(scores: readonly S[]): S | null {
  const of = (group: Group) => scores.find((score) => score.group === group)
  const shown = (['parents', 'lawyers', 'others'] as const).map(of).find((score) => score !== undefined && score.show !== 'nothing')
  return shown ?? of('parents') ?? null
}
