import type { Limiter } from '../http/limits.ts'
import type { Pages } from '../http/pages.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Random } from '../kernel/random.ts'
import type { Database } from '../ports/db/port.ts'
import type { Config } from './config.ts'

/** Everything from outside that the rooms are given. */
export interface World {
  config: Config
  clock: Clock
  random: Random
  database: Database
  limiter: Limiter
  /** Of this installation: signs cookies and links, and encrypts what only the server may read. */
  secret: string
  /** The built pages; without them only the calls are served (tests of rooms). */
  pages?: Pages & { folder: string }
  /** Takes a bug's report: never a person's text, address or name. */
  report: (error: unknown, where: string) => void
}
