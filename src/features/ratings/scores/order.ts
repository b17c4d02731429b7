import { setImmediate } from 'node:timers/promises'
import { levelsWorth } from '#domain/stats/recency.ts'
import { lowerBound } from '#domain/stats/interval.ts'
import { posteriorOf } from '#domain/stats/posterior.ts'
import { showRule } from '#domain/stats/score.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { noteOrder, type OrderNoted } from '#directory/search/public.ts'
import { headlineOf } from './rules.ts'
import { byGroup } from './scores.ts'
import { talliesByPerson, type Tally } from './store.ts'
import { monthOf, type Usual, usualOf } from './usual.ts'

/** Milliseconds between two runs. */
const every = 10 * 60_000
/** After so many people the loop lets others have their turn. */
const breath = 200

/** What puts someone in order in lists: the group that speaks first, as their page shows it; `null` where none may. */
function orderOf(id: string, own: readonly Tally[], usual: Usual): OrderNoted | null {
  const first = headlineOf(byGroup(own).map((tally) => ({ ...tally, show: showRule(tally.n) })))
  if (!first || first.n === 0) return null
  if (first.show !== 'score') return { id, n: first.n, low: null }
  const low = lowerBound(posteriorOf(levelsWorth(first.weighed), usual.of(first.peers, first.levels).shares))
  return { id, n: first.n, low: Math.round(low * 100) / 100 }
}

/**
 * Works out what everybody is put in order by and hands it to the directory, in one transaction. It goes by
 * what was published when the last day was mixed in: an order changes after a publication, which comes at
 * a random time, and after midnight; never because someone wrote, edited or withdrew something just now
 * (docs/decisions/0006, 0014).
 */
export async function renewOrder(owner: Db, clock: Clock): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    const all = Map.groupBy(await talliesByPerson(tx, monthOf(clock)), ({ id }) => id)
    const usual = usualOf([...all.values()].flat())
    const noted: OrderNoted[] = []
    let done = 0
    for (const [id, own] of all) {
      const order = orderOf(id, own, usual)
      if (order) noted.push(order)
      done += 1
      if (done % breath === 0) await setImmediate()
    }
    await noteOrder(tx, noted)
  })
}

/** Renews the order of lists at a pace of its own. */
export function jobs({ owner, clock }: { owner: Db; clock: Clock }): readonly Job[] {
  return [{ name: 'reviews.order', every, run: () => renewOrder(owner, clock) }]
}
