import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { type KeyDeps, makeKey } from './keys.ts'
import { forgetBefore } from './store.ts'

const retention = 90 * 24 * 3_600_000

interface Deps extends KeyDeps {
  /** The accounts' role. */
  db: Db
}

export function jobs({ db, clock, ...deps }: Deps): readonly Job[] {
  return [
    { name: 'notifications.forget', every: 3_600_000, run: () => forgetBefore(db, new Date(clock() - retention)) },
    // No page makes it: until this has run, notifications on devices can't be turned on.
    { name: 'push.key', every: 600_000, run: () => makeKey({ clock, ...deps }) },
  ]
}
