// For every feature that keeps something of a person: staff of the desk asks here first.
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { addLook, activeSupportAccess } from '#staff/support-access/store.ts'

interface Asked {
  /** Who looks: an account of the desk. */
  staff: string
  /** At whose things. */
  account: string
  /** At what, as it is shown to the person: `account`. */
  what: string
}

/**
 * Whether staff may look at something of a person now. If so the look is written down for the person, in the
 * transaction of the one who calls: what could not be written down is not shown.
 * @param tx a transaction of the accounts' role
 * @returns until when the leave stands
 * @throws Fault `forbidden` without a leave that stands; `detail.why` is `no_leave`
 */
export async function mayLook(tx: Db, { staff, account, what }: Asked, { clock, random }: { clock: Clock; random: Random }): Promise<Date> {
  const at = new Date(clock())
  const leave = await activeSupportAccess(tx, account, at)
  if (!leave) {
    throw new Fault(
      'forbidden',
      msg`This person has not let the support desk look, or the time is over. They can allow it on the support page.`,
      {
        why: 'no_leave',
      },
    )
  }
  await addLook(tx, { id: random.uuid(), leave: leave.id, by: staff, at, what })
  return leave.endsAt
}

export { ticketsOfAccount, ticketsWaiting } from './store.waiting.ts'
