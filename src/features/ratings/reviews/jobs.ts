import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Random } from '#kernel/random.ts'
import type { Database } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { chanceAt, chanceInDemo } from './rules.ts'
import { expire } from './expire.ts'
import { forgetScans, mix, pending, publish, withdrawnSince } from './store.sweep.ts'

/** Milliseconds between two sweeps. Also the step of the delay in the demonstration. */
export const tick = 60_000
const dayLong = 24 * 3_600_000
const week = 7 * dayLong
/** The tables that hold what authors wrote. */
const texts = ['review', 'review_answer(event_id)']

export interface Deps {
  database: Pick<Database, 'owner' | 'reviews' | 'forgetLog' | 'rewrite'>
  clock: Clock
  random: Random
  demo: boolean
}

/**
 * The sweeper: mixes the ratings whose day is over and destroys what knew their hours, then
 * publishes those whose random moment has come. In the demonstration nobody waits for midnight: every
 * sweep mixes what has arrived, and sweeps are counted in memory instead of hours.
 */
export function jobs({ database, clock, random, demo }: Deps): readonly Job[] {
  let seen = new Map<string, number>()
  // Sweeps that have to forget. Two, because a connection that falls idle hands in when it last looked
  // at a table up to ten seconds later; and from the start, because an earlier process may have been cut off.
  let toForget = 2
  let lastDay = ''

  const chosen = (waiting: readonly { id: string; receivedOn: string }[], now: number) => {
    if (!demo) return waiting.filter(({ receivedOn }) => random.next() < chanceAt(now, tick, dayOf(Date.parse(receivedOn))))
    seen = new Map(waiting.map(({ id }) => [id, (seen.get(id) ?? 0) + 1]))
    return waiting.filter(({ id }) => random.next() < chanceInDemo(seen.get(id) ?? 0))
  }

  return [
    {
      name: 'reviews.sweep',
      every: tick,
      run: async () => {
        const now = clock()
        const db = database.reviews
        const { moved, withdrawn } = await mix(db, dayOf(demo ? now + dayLong : now))
        // Whatever else visitors left in the log yesterday (a crash report, a suggestion) stands there with its moment too.
        if (moved > 0 || (lastDay !== '' && lastDay !== dayOf(now))) toForget = 2
        // An earlier process may have been cut off between the deleting and the writing again.
        if (withdrawn > 0 || (lastDay === '' && (await withdrawnSince(db, dayOf(now - week))))) await database.rewrite(texts)
        if (lastDay !== dayOf(now)) await expire({ reviews: db, random }, dayOf(now))
        lastDay = dayOf(now)
        if (toForget > 0) {
          await forgetScans(database.owner)
          if (await database.forgetLog()) toForget -= 1
        }
        const waiting = (await pending(db)).map((row) => ({ id: row.id, receivedOn: row.received_on }))
        await publish(
          db,
          chosen(waiting, now).map(({ id }) => id),
          dayOf(now),
        )
      },
    },
  ]
}
