import { type Person, signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls } from './contract.ts'
import { planAt } from './rules.ts'
import { entitlementOf } from './store.ts'

export interface Deps {
  /** The accounts' role. */
  db: Db
  /** Whether someone joined a case that another person opened. */
  isInvited: (person: Person) => Promise<boolean>
  clock: Clock
  /** Whether plans can be bought. */
  isForSale: boolean
}

export function service({ db, isInvited, clock, isForSale }: Deps): Handlers<typeof calls> {
  return {
    plan: async ({ actor }) => {
      const person = signedIn(actor)
      const found = await entitlementOf(db, person.account)
      if (!found) throw new Fault('gone', msg`This account is closed.`)
      return planAt(found.trialEndsAt?.getTime() ?? null, found.paidUntil?.getTime() ?? null, clock(), {
        isForSale,
        isInvited: await isInvited(person),
      })
    },
  }
}
