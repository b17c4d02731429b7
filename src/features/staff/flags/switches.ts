import type { Db } from '#ports/db/port.ts'
import { neverClosed } from './rules.ts'
import { closedFeatures } from './store.switches.ts'

/** Milliseconds after which a process notices what another one has changed. */
const every = 1_000

interface Deps {
  /** The accounts' role. */
  db: Db
  report: (error: unknown, where: string) => void
}

/** Which features are closed, as this process knows it: in memory, because every request checks it. */
export interface KillSwitches {
  /** Whether a feature is closed now. */
  isOff: (name: string) => boolean
  /** Looks again: at once after a change by this process. */
  refresh: () => Promise<void>
  /** Looks, and goes on looking every second until `stop`. */
  start: () => Promise<void>
  /** Looks no more; a look that is under way is waited for. */
  stop: () => Promise<void>
}

export function killSwitches(deps: Deps): KillSwitches {
  let closed: ReadonlySet<string> = new Set()
  let asked = 0
  let answered = 0
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let latest = Promise.resolve()

  const look = async () => {
    const turn = ++asked
    const found = new Set(await closedFeatures(deps.db))
    // A slow answer never takes the place of a later one.
    if (turn > answered) [closed, answered] = [found, turn]
  }
  // While the database fails, the last known state applies; the failure is reported once.
  const lookAgain = () =>
    look().then(
      () => void (isFailing = false),
      (error: unknown) => {
        if (!isFailing) deps.report(error, 'flags.switches')
        isFailing = true
      },
    )
  return {
    isOff: (name) => closed.has(name) && !neverClosed.includes(name),
    refresh: look,
    start: async () => {
      await lookAgain()
      timer = setInterval(() => void (latest = lookAgain()), every).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await latest
    },
  }
}
