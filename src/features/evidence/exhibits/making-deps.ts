import type { Cases } from '#access/cases.ts'
import type { VerifierFile } from '#feature/deps.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Binder } from '#ports/binder/port.ts'
import type { Db } from '#ports/db/port.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Pages } from '#ports/pages/port.ts'

export interface MakingDeps {
  cases: Cases
  /** The visitors' role. */
  app: Db
  clock: Clock
  files: SealedFiles
  binder: Binder
  pages: Pages
  verifier: () => Promise<VerifierFile[]>
  appName: string
  host: string
  secret: string
}

/** Why the platform reads and writes for a parent. */
export const reason = 'exhibits that were asked for'
