import { groupOf, outcomes } from '#domain/ratings/raters.ts'
import { countOf, type Levels, none, sumOf, together } from '#domain/stats/levels.ts'
import { method } from '#domain/stats/method.ts'
import { monthBefore, monthsBetween, recentMonths, weightOf } from '#domain/stats/recency.ts'
import { scoreOf, showRule } from '#domain/stats/score.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Sheet } from './contract.ts'
import { byGroup, type GroupTally, figuresOf, roundedScore, roundedLevels } from './scores.ts'
import { frozenAsOf } from './store.freezes.ts'
import { type AnswerTally, answerTallies, type MonthTally, monthTallies, tallies, type Tally } from './store.ts'
import { monthOf, type Usual, type UsualNow } from './usual.ts'

interface Deps {
  app: Db
  clock: Clock
  usual: UsualNow
}

interface Own {
  month: string
  tallies: readonly Tally[]
  months: readonly MonthTally[]
  answers: readonly AnswerTally[]
}

const four = (value: number) => Math.round(value * 10_000) / 10_000

/** Scores by outcome for the rater, each compared with the same outcome of other people. */
function byOutcome({ peers, group, levels: whole }: GroupTally, own: Own, usual: Usual): Sheet['outcomes'] {
  return outcomes.flatMap((outcome) => {
    const mine = own.tallies.filter((tally) => tally.outcome === outcome && groupOf(tally.part) === group)
    const n = mine.reduce((sum, tally) => sum + tally.n, 0)
    const levels = mine.reduce<Levels>((sum, tally) => together(sum, tally.levels), none)
    return n === 0
      ? []
      : { outcome, ...roundedScore(scoreOf(levels, n, usual.of(peers, whole, { slice: { outcome }, own: levels }).shares)) }
  })
}

/** The score of the events of the last twelve months, with equal weights. */
function lately({ peers, levels: whole }: GroupTally, months: readonly MonthTally[], since: string, usual: Usual): Sheet['recent'] {
  const mine = months.filter(({ month }) => month >= since)
  const n = mine.reduce((sum, tally) => sum + tally.n, 0)
  const levels = mine.reduce<Levels>((sum, tally) => together(sum, tally.levels), none)
  return roundedScore(scoreOf(levels, n, usual.of(peers, whole).shares))
}

/** Scores by question; "does not apply" is not counted. */
function byCriterion({ peers, group }: GroupTally, answers: readonly AnswerTally[], usual: Usual): Sheet['criteria'] {
  const mine = answers.filter(({ part }) => groupOf(part) === group)
  return [...new Set(mine.map(({ criterion }) => criterion))].toSorted().map((criterion) => {
    const levels = mine.filter((tally) => tally.criterion === criterion).reduce<Levels>((sum, tally) => together(sum, tally.levels), none)
    return {
      criterion,
      ...roundedScore(scoreOf(levels, countOf(levels), usual.of(peers, none, { slice: { criterion }, own: levels }).shares)),
    }
  })
}

/** The numbers in the score's formula, if a score is shown. */
function madeOf(tally: GroupTally, months: readonly MonthTally[], now: string): Sheet['made'] {
  if (showRule(tally.n) !== 'score') return null
  const counts = new Map<string, number>()
  for (const { month, n } of months) counts.set(month, (counts.get(month) ?? 0) + n)
  return {
    levels: roundedLevels(tally.levels),
    weighed: roundedLevels(tally.weighed.levels),
    squares: four(tally.weighed.squares),
    months: [...counts].map(([month, n]) => ({ month, n, weight: four(weightOf(monthsBetween(month, now))) })),
  }
}

/** Everything behind the scores of one professional, group by group, for the page "Why this number". */
export function sheets({ app, clock, usual }: Deps) {
  return async (professionalId: string) => {
    const month = monthOf(clock)
    const since = monthBefore(month, recentMonths - 1)
    const [all, months, answers, frozenOn] = await Promise.all([
      tallies(app, month, professionalId),
      monthTallies(app, month, professionalId),
      answerTallies(app, professionalId),
      frozenAsOf(app, professionalId),
    ])
    const own: Own = { month, tallies: all, months, answers }
    const found = byGroup(all)
    if (found.length === 0) return { asOf: month, since, frozenOn, method, groups: [] }
    const [ratings, questions] = await Promise.all([usual.ratings(), usual.answers()])
    return {
      asOf: month,
      since,
      frozenOn,
      method,
      groups: found.map((tally): Sheet => {
        const { shares, from, sample } = ratings.of(tally.peers, tally.levels)
        const mine = months.filter(({ part }) => groupOf(part) === tally.group)
        const figures = roundedScore(figuresOf(tally, ratings))
        const isVisible = figures.show !== 'nothing'
        return {
          group: tally.group,
          leftOut: tally.leftOut,
          ...figures,
          usual: { from, n: Math.round(countOf(sample)), mean: four(sumOf(shares)), shares: roundedLevels(shares) },
          made: madeOf(tally, mine, month),
          plain: roundedScore(scoreOf(tally.levels, tally.n, shares)),
          outcomes: isVisible ? byOutcome(tally, own, ratings) : [],
          recent: isVisible ? lately(tally, mine, since, ratings) : null,
          criteria: isVisible ? byCriterion(tally, answers, questions) : [],
        }
      }),
    }
  }
}
