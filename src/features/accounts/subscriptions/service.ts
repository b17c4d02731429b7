import { signedIn } from '#access/actor.ts'
import type { Cases } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Db } from '#ports/db/port.ts'
import { joinedAnother } from '#case/cases/public.ts'
import type { calls } from './contract.ts'
import { planAt } from './rules.ts'
import { entitlementOf } from './store.ts'

export interface Deps {
  /** The accounts' role. */
  db: Db
  cases: Pick<Cases, 'asActor'>
  clock: Clock
  /** Whether plans can be bought. */
  isForSale: boolean
}

export function service({ db, cases, clock, isForSale }: Deps): Handlers<typeof calls> {
  return {
    plan: async ({ actor }) => {
      const person = signedIn(actor)
      const found = await entitlementOf(db, person.account)
      if (!found) throw new Fault('gone', 'This account is closed.')
      const isInvited = await cases.asActor(person, joinedAnother)
      return planAt(found.trialEndsAt?.getTime() ?? null, found.paidUntil?.getTime() ?? null, clock(), { isForSale, isInvited })
    },
  }
}
