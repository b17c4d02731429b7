import type { Clock } from '#kernel/clock.ts'
import { dayOf, startOf } from '#kernel/day.ts'
import type { Database } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import type { Scanner } from '#ports/scan/port.ts'
import { nextUnscanned, putVerdict } from './store.files.ts'
import { cameBetween, forgetClosed } from './store.ts'

const dayLong = 24 * 3_600_000

/** How many days after it was closed a ticket is deleted, with its answer. */
const retentionDays = 90

/** How many files one run scans again; the next run continues after them. */
const filesOfATurn = 20

interface Deps {
  database: Pick<Database, 'owner' | 'forgetLog'>
  clock: Clock
  scanner: Scanner
}

/**
 * Deletes closed tickets after 90 days and, once a day with a ticket is over, the database's log of that day, which has
 * the hour (docs/decisions/0006 says why a log must not outlive its day).
 */
export function jobs({ database, clock, scanner }: Deps): readonly Job[] {
  let forgotten = ''
  let after: string | null = null
  return [
    {
      // Files that arrived while the scanner was down, or before there was one.
      name: 'support.scan',
      every: 60_000,
      run: async () => {
        if (!scanner.isOn) return
        for (let n = 0; n < filesOfATurn; n += 1) {
          const file = await nextUnscanned(database.owner, after)
          after = file?.id ?? null
          if (!file) return
          const verdict = await scanner.scan(file.content)
          if (verdict !== 'not_scanned') await putVerdict(database.owner, file.id, verdict)
        }
      },
    },
    {
      name: 'support.forget',
      every: 10 * 60_000,
      run: async () => {
        const today = dayOf(clock())
        if (today === forgotten) return
        const start = startOf(today)
        await forgetClosed(database.owner, dayOf(start - retentionDays * dayLong))
        // A week, because the server may have been off when the day ended.
        const needsIt = await cameBetween(database.owner, dayOf(start - 7 * dayLong), today)
        if (!needsIt || (await database.forgetLog())) forgotten = today
      },
    },
  ]
}
