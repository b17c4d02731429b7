import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'

export interface Deps {
  /** Reads organizations beside the directory. */
  app: Db
  /** Writes them, in one transaction with the audit. */
  accounts: Db
  clock: Clock
  random: Random
}
