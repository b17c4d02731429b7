import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import type { Scanner } from '#ports/scan/port.ts'
import type { Professional } from '#directory/professionals/contract.ts'

export interface Deps {
  /** Claims and replies are behind the accounts' role. */
  accounts: Db
  /** Reads which ratings are published. */
  app: Db
  clock: Clock
  random: Random
  mail: MailPort
  scanner: Scanner
  appName: string
  appUrl: string
  /** Asks the directory for someone with every fact; `null` for nobody. */
  person: (id: string) => Promise<Professional | null>
}
