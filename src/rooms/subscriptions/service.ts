import { signedIn } from '../../access/actor.ts'
import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Db } from '../../ports/db/port.ts'
import type { calls } from './contract.ts'
import { planAt } from './rules.ts'
import { entitlementOf } from './store.ts'

export interface Needs {
  /** The accounts' role. */
  db: Db
  clock: Clock
}

export function service({ db, clock }: Needs): Handlers<typeof calls> {
  return {
    plan: async ({ actor }) => {
      const found = await entitlementOf(db, signedIn(actor).account)
      if (!found) throw new Fault('gone', 'This account is closed.')
      return planAt(found.trialEndsAt.getTime(), found.paidUntil?.getTime() ?? null, clock())
    },
  }
}
