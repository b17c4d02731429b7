import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Database } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'

/**
 * Small tables that visitors write to at once, and of which words are erased: a closed ticket, a decided
 * suggestion, mail that was sent, old crashes, keys of the days before. The ratings have their own way (features/ratings/reviews/jobs.ts).
 */
const tables = [
  'ticket',
  'ticket_file',
  'ticket_note',
  'suggestion',
  'outbox',
  'error_log(fingerprint)',
  'kept_key',
  'takedown',
  'takedown_rating(takedown_id)',
  'takedown_event',
  'takedown_export(sha256)',
  'claim_file',
]

/**
 * Once a day, and after a start, nothing of what was erased is left in these tables' files, nor the order in which
 * the rest came: place and transaction number are then those of the rewriting. Numbers of transactions would else
 * also tell how many ratings came between two tickets of known hour (docs/decisions/0006).
 */
export function upkeep({ database, clock }: { database: Pick<Database, 'rewrite'>; clock: Clock }): Job {
  let done = ''
  return {
    name: 'database.rewrite',
    every: 10 * 60_000,
    run: async () => {
      const today = dayOf(clock())
      if (today === done) return
      await database.rewrite(tables)
      done = today
    },
  }
}
