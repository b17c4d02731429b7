import type { Limiter } from '#http/limits.ts'
import type { Pages } from '#http/pages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Billing } from '#ports/billing/port.ts'
import type { Database } from '#ports/db/port.ts'
import type { PubSub } from '#ports/pubsub/port.ts'
import type { Signing } from '#ports/papers/signing.ts'
import type { Transfers } from '#ports/transfers/port.ts'
import type { Config } from './config.ts'

/** Everything from outside that the features are given. */
export interface Environment {
  config: Config
  clock: Clock
  random: Random
  database: Database
  /** What servers on one database tell each other; without it this process is the only one. */
  pubsub?: PubSub
  limiter: Limiter
  /** Of this installation: signs cookies and links, and encrypts what only the server may read. */
  secret: string
  /** Waits, where an answer has to take a while (features/accounts/accounts/service.ts). Given by tests of something else; without it, by the clock. */
  pause?: (ms: number) => Promise<void>
  /** Takes the fee for our own plan; without it nothing is for sale. */
  billing?: Billing | null
  /** What parents are offered for payments between them; without it what `none` offers. */
  transfers?: Transfers
  /** Whether new work needs a plan, for tests of what closes then; otherwise it does where a payment provider is set. */
  isForSale?: boolean
  /** Whether messages to devices may go to this machine, over http too: only tests say so, whose push service runs here. */
  reachesItself?: boolean
  /** The built pages; without them only the calls are served (tests of features). */
  pages?: Pages & { folder: string }
  /** The folder with verify.mjs and verify.html, as the build writes them; without it no record is made. */
  verifier?: string
  /** What papers for courts are signed with; without it they are not signed. */
  signing?: Signing | null
  /** Whether this process was asked to end: no new work comes to it. */
  isStopping?: () => boolean
  /** Takes a bug's report: never a person's text, address or name. */
  report: (error: unknown, where: string) => void
}

/** Whether plans can be bought. Until then nothing closes (routes.md, ruling 5). */
export const isForSale = (world: Pick<Environment, 'isForSale' | 'billing'>): boolean => world.isForSale ?? (world.billing ?? null) !== null
