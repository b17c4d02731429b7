import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { AccountFacts } from './contract.ts'
import { factsOf } from './facts.ts'
import { activeSupportAccess, addLook } from './store.ts'

interface Asked {
  /** Who looks: an account of the desk. */
  staff: string
  /** The account that is looked at. */
  account: string
  /** What is looked at, as its owner reads it: `account`. */
  what: string
}

interface Deps {
  clock: Clock
  random: Random
}

/**
 * Whether staff may look at something of an account now. If so the look is recorded for its owner, in the transaction of the
 * caller: what could not be recorded is not shown.
 * @param tx a transaction of the accounts' role
 * @returns until when the permission is in effect
 * @throws Fault `forbidden` without a permission that is in effect; `detail.why` is `no_leave`
 */
export async function mayLook(tx: Db, { staff, account, what }: Asked, { clock, random }: Deps): Promise<Date> {
  const at = new Date(clock())
  const access = await activeSupportAccess(tx, account, at)
  if (!access) {
    throw new Fault(
      'forbidden',
      msg`This person has not let the support desk look, or the time is over. They can allow it on the support page.`,
      {
        why: 'no_leave',
      },
    )
  }
  await addLook(tx, { id: random.uuid(), access: access.id, by: staff, at, what })
  return access.endsAt
}

/** The facts of an account for the desk, after `mayLook`. */
export async function lookAtAccount(tx: Db, { staff, account }: Omit<Asked, 'what'>, deps: Deps): Promise<AccountFacts> {
  await mayLook(tx, { staff, account, what: 'account' }, deps)
  return factsOf(tx, account, deps.clock)
}
