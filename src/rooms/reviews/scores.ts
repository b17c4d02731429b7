import { type Levels, none, together } from '../../domain/stats/levels.ts'
import { usualShares } from '../../domain/stats/posterior.ts'
import { scoreOf } from '../../domain/stats/score.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Db } from '../../ports/db/port.ts'
import { groups, type Score } from './contract.ts'
import { type Group, groupOf } from './rules.ts'
import { tallies, type Tally } from './store.ts'

/** What is usual for a role in a state moves slowly: it is added up again at most this often. */
const usualKept = 10 * 60_000

/** The levels of all ratings by group, for a role in a state and for the role anywhere. */
type Usual = ReadonlyMap<string, Levels>

const keyOf = (role: string, state: string | null, group: Group) => `${role} ${state ?? '-'} ${group}`
const everywhere = 'everywhere'

function usualOf(all: readonly Tally[]): Usual {
  const usual = new Map<string, Levels>()
  for (const { role, state, part, levels } of all) {
    for (const place of [state, everywhere]) {
      const key = keyOf(role, place, groupOf(part))
      usual.set(key, together(usual.get(key) ?? none, levels))
    }
  }
  return usual
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100)

/**
 * Scores by group of raters, computed when asked for. A group is compared with the same group only:
 * parents' ratings of judges in Ohio with those of all judges in Ohio by parents.
 */
export function scores({ app, clock }: { app: Db; clock: Clock }) {
  let kept: { at: number; usual: Promise<Usual> } | null = null

  /** Whoever asks while it is added up anew is answered with what was kept; only the first has to wait. */
  const usualNow = (): Promise<Usual> => {
    const old = kept
    if (old && clock() - old.at < usualKept) return old.usual
    const fresh = tallies(app).then(usualOf)
    kept = { at: clock(), usual: old?.usual ?? fresh }
    fresh.then(
      () => (kept = { at: clock(), usual: fresh }),
      () => (kept = old && { at: clock(), usual: old.usual }),
    )
    return kept.usual
  }

  return async (professionalId: string): Promise<{ scores: Score[]; total: number }> => {
    const own = await tallies(app, professionalId)
    const usual: Usual = own.length === 0 ? new Map() : await usualNow()
    const found = groups.map((group) => {
      const mine = own.filter(({ part }) => groupOf(part) === group)
      const n = mine.reduce((sum, tally) => sum + tally.n, 0)
      const levels = mine.reduce<Levels>((sum, tally) => together(sum, tally.levels), none)
      const samples = mine
        .slice(0, 1)
        .flatMap(({ role, state }) => [usual.get(keyOf(role, state, group)) ?? none, usual.get(keyOf(role, everywhere, group)) ?? none])
      const { mean, low, high, ...rest } = scoreOf(levels, n, usualShares(samples))
      return { group, ...rest, mean: rounded(mean), low: rounded(low), high: rounded(high) }
    })
    return {
      // The parents' is always said, so that a page can say that it is too few.
      scores: found.filter(({ group, n }) => n > 0 || group === 'parents'),
      total: found.reduce((sum, { n }) => sum + n, 0),
    }
  }
}
