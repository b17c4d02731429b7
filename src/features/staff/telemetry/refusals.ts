import { dayCounts } from '#http/day-counts.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { countRefusals } from './store.refusals.ts'
import { tally } from './tally.ts'

/** What a security control answers: bad input, not allowed, against a rule, too large, of the wrong kind, too many. */
const counted: readonly number[] = [400, 403, 409, 413, 415, 429]
/** The feature of the ratings: what is refused there is written down when its day is over, and leaves no moment (decision 0006). */
const timeless = 'reviews.'

interface Refusal {
  call: string
  status: number
}

interface Deps {
  /** The app's role. */
  db: Db
  clock: Clock
  report: (error: unknown, where: string) => void
}

/**
 * Counts refused calls by day, call and kind (ASVS 16.3.3): attempts to get around the checks of input, the rules and
 * the limits show as many of one kind. Nothing of who sent what is looked at.
 */
export function refusalLog({ db, clock, report }: Deps) {
  const pending = new Set<Promise<unknown>>()
  const days = tally(async (one: { day: string; call: string; status: number }, n) => {
    await countRefusals(db, one, n)
    return true
  })
  const later = dayCounts<Refusal>({
    clock,
    write: (day, one, n) => countRefusals(db, { day, ...one }, n),
    report: (error) => report(error, 'telemetry.refusals'),
  })
  return {
    /** @param call `accounts.signIn`, as its contract names it */
    note: (call: string, status: number) => {
      if (!counted.includes(status)) return
      if (call.startsWith(timeless)) return later.add(`${call} ${status}`, { call, status })
      const day = dayOf(clock())
      const written = days
        .add(`${day} ${call} ${status}`, { day, call, status })
        .catch((error: unknown) => report(error, 'telemetry.refusals'))
        .finally(() => pending.delete(written))
      pending.add(written)
    },
    /** Writes down what was refused of ratings on the days before today. */
    turn: later.turn,
    /** Everything that was noted is written down, but what waits for its day to be over: that is forgotten. */
    settle: async () => {
      later.stop()
      await Promise.all(pending)
    },
  }
}
