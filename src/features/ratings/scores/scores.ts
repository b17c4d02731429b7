import { type Group, groupOf, groups } from '#domain/ratings/raters.ts'
import { type Levels, none, together } from '#domain/stats/levels.ts'
import { levelsWorth, type Weighed } from '#domain/stats/recency.ts'
import { scoreOf, type PublicFigures, showRule } from '#domain/stats/score.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Score } from './contract.ts'
import { frozenAsOf } from './store.freezes.ts'
import { countsOf, tallies, type Tally } from './store.ts'
import { monthOf, type Peers, type Usual, type UsualNow, usualNow } from './usual.ts'

const rounded = (value: number | null, steps = 100) => (value === null ? null : Math.round(value * steps) / steps)

/** A score rounded for the reply: more than two decimals would claim more than is known. */
export function roundedScore<S extends PublicFigures>(figures: S): S {
  return { ...figures, mean: rounded(figures.mean), low: rounded(figures.low), high: rounded(figures.high) }
}

/** Counts of levels, rounded for the reply. */
export const roundedLevels = (levels: Levels) => levels.map((count) => rounded(count, 10_000)!)

/** The ratings of one group of raters, added up. */
export interface GroupTally {
  group: Group
  /** The people with whom this group's score is compared. */
  peers: Peers
  n: number
  leftOut: number
  levels: Levels
  weighed: Weighed
}

/** A person's tallies by group of raters, without groups that have no ratings. */
export function byGroup(own: readonly Tally[]): GroupTally[] {
  return groups.flatMap((group) => {
    const mine = own.filter(({ part }) => groupOf(part) === group)
    const [first] = mine
    if (!first) return []
    const sum = (of: (tally: Tally) => number) => mine.reduce((total, tally) => total + of(tally), 0)
    const add = (of: (tally: Tally) => Levels) => mine.reduce<Levels>((total, tally) => together(total, of(tally)), none)
    return {
      group,
      peers: { role: first.role, state: first.state, group },
      n: sum(({ n }) => n),
      leftOut: sum(({ leftOut }) => leftOut),
      levels: add(({ levels }) => levels),
      weighed: { levels: add(({ weighed }) => weighed.levels), squares: sum(({ weighed }) => weighed.squares) },
    }
  })
}

/** A group's score as it is shown: its ratings weighted by age, compared with the usual ratings. */
export function figuresOf({ weighed, n, peers, levels }: GroupTally, usual: Usual): PublicFigures {
  return scoreOf(levelsWorth(weighed), n, usual.of(peers, levels).shares)
}

interface Deps {
  app: Db
  clock: Clock
  usual?: UsualNow
}

/** The scores for the list of a professional's reviews. */
export type ScoresOf = (professionalId: string) => Promise<{ scores: Score[]; total: number; frozenOn: string | null }>

const noRatings: Score = { group: 'parents', n: 0, leftOut: 0, show: 'nothing', mean: null, low: null, high: null, levels: null }

/**
 * Scores by group of raters, computed on each call. A group is compared with the same group only: parents' ratings of a
 * judge in Ohio with parents' ratings of the other judges in Ohio.
 */
export function scores({ app, clock, usual = usualNow({ app, clock }) }: Deps): ScoresOf {
  return async (professionalId) => {
    const [own, frozenOn] = await Promise.all([tallies(app, monthOf(clock), professionalId), frozenAsOf(app, professionalId)])
    const found = byGroup(own)
    // While scores are frozen, more ratings are listed than count.
    const listed = frozenOn === null ? null : ((await countsOf(app, [professionalId])).get(professionalId) ?? 0)
    if (found.length === 0) return { scores: [noRatings], total: listed ?? 0, frozenOn }
    const ratings = await usual.ratings()
    const groupScores = found.map((tally): Score => ({
      group: tally.group,
      leftOut: tally.leftOut,
      ...roundedScore(figuresOf(tally, ratings)),
      levels: showRule(tally.n) === 'score' ? roundedLevels(tally.levels) : null,
    }))
    return {
      // The parents' score is always included, so that a page can say that there are too few ratings.
      scores: groupScores.some(({ group }) => group === 'parents') ? groupScores : [noRatings, ...groupScores],
      total: listed ?? found.reduce((sum, { n, leftOut }) => sum + n + leftOut, 0),
      frozenOn,
    }
  }
}
