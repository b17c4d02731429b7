import type { Clock } from '#kernel/clock.ts'
import { type Day, dayOf } from '#kernel/day.ts'

/** How often it is looked whether a day is over. Milliseconds. */
const tick = 60_000

interface Deps<T> {
  clock: Clock
  /** Writes down how often something was counted on a day that is over. */
  write: (day: Day, what: T, n: number) => Promise<void>
  /** Called with a write that failed; it is tried again a minute later. */
  report: (error: unknown) => void
}

/**
 * Counts of what must leave no moment behind (docs/decisions/0006, 0034): in memory while their day lasts, and written down when
 * it is over, by the clock and by nobody's request, so that neither a row nor the database's log tells when someone came.
 * A restart forgets the part of that day.
 */
export function dayCounts<T>({ clock, write, report }: Deps<T>) {
  const counts = new Map<string, { day: Day; what: T; n: number }>()
  let timer: NodeJS.Timeout | undefined

  const turn = async () => {
    const today = dayOf(clock())
    for (const [key, { day, what, n }] of counts) {
      if (day === today) continue
      counts.delete(key)
      try {
        await write(day, what, n)
      } catch (error) {
        counts.set(key, { day, what, n })
        return report(error)
      }
    }
  }

  return {
    add: (key: string, what: T): void => {
      timer ??= setInterval(() => void turn(), tick).unref()
      const day = dayOf(clock())
      const count = counts.get(`${day} ${key}`) ?? { day, what, n: 0 }
      counts.set(`${day} ${key}`, { ...count, n: count.n + 1 })
    },
    /** Writes down what days before today have left. */
    turn,
    stop: () => clearInterval(timer),
  }
}
