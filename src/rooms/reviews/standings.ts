import { setImmediate } from 'node:timers/promises'
import { levelsWorth } from '../../domain/stats/recency.ts'
import { lowerBound } from '../../domain/stats/interval.ts'
import { posteriorOf } from '../../domain/stats/posterior.ts'
import { showRule } from '../../domain/stats/score.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Db } from '../../ports/db/port.ts'
import type { Job } from '../../ports/jobs/port.ts'
import { noteStandings } from '../professionals/door.ts'
import { headlineOf } from './rules.ts'
import { byGroup } from './scores.ts'
import { talliesByPerson, type Tally } from './store.scores.ts'
import { monthOf, type Usual, usualOf } from './usual.ts'

/** Milliseconds between two runs. */
const every = 10 * 60_000
/** After so many people the loop lets others have their turn. */
const breath = 200

export interface Standing {
  id: string
  /** Ratings of the group that speaks first. */
  n: number
  /** The lower end of its 90 % interval, where a score may be shown: what "best supported" goes by. */
  low: number | null
}

/** Where somebody stands in lists; `null` where nobody's ratings may speak first. */
export function standingOf(id: string, own: readonly Tally[], usual: Usual): Standing | null {
  const first = headlineOf(byGroup(own).map((tally) => ({ ...tally, show: showRule(tally.n) })))
  if (!first || first.n === 0) return null
  if (first.show !== 'score') return { id, n: first.n, low: null }
  const low = lowerBound(posteriorOf(levelsWorth(first.weighed), usual.of(first.peers, first.levels).shares))
  return { id, n: first.n, low: Math.round(low * 100) / 100 }
}

/**
 * Works out where everybody stands and hands it to the directory, in one transaction. It goes by what was
 * published when the last day was mixed in: a standing changes after a publication, which comes at a
 * random time, and after midnight; never because somebody wrote, edited or withdrew something just now
 * (docs/decisions/0006, 0014).
 */
export async function renewStandings(owner: Db, clock: Clock): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    const all = Map.groupBy(await talliesByPerson(tx, monthOf(clock)), ({ id }) => id)
    const usual = usualOf([...all.values()].flat())
    const standings: Standing[] = []
    let done = 0
    for (const [id, own] of all) {
      const standing = standingOf(id, own, usual)
      if (standing) standings.push(standing)
      done += 1
      if (done % breath === 0) await setImmediate()
    }
    await noteStandings(tx, standings)
  })
}

/** Renews the standings at a pace of its own. */
export function standingsJob({ owner, clock }: { owner: Db; clock: Clock }): Job {
  return { name: 'reviews.standings', every, run: () => renewStandings(owner, clock) }
}
