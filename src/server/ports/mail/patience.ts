import type { Clock } from '#kernel/clock.ts'

const first = 30_000
const longest = 15 * 60_000

/**
 * How long to wait after a failure: half a minute, then twice as long each time, at most a quarter of an
 * hour. It is in memory only, so that no table holds the time of an attempt; after a restart all mail is tried at once.
 */
export function patience(clock: Clock) {
  const waits = new Map<string, { until: number; step: number }>()
  return {
    isDue: (what: string): boolean => (waits.get(what)?.until ?? 0) <= clock(),
    failed: (what: string): void => {
      const step = Math.min(longest, (waits.get(what)?.step ?? first / 2) * 2)
      waits.set(what, { until: clock() + step, step })
    },
    done: (what: string): void => void waits.delete(what),
  }
}
