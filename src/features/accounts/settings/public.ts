// What other features may know of someone's settings, in their own transaction.
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import { warnedAt } from './rules.ts'
import type { Choice } from './contract.ts'
import { accountsThatChose, type Chosen, isDiscreet, kept } from './store.ts'

export { accountsHeld } from './store.holds.ts'

/** Whether titles and icon are to be neutral. */
export const discreetOf = (db: Db, account: string): Promise<boolean> => isDiscreet(db, account)

/** The addresses that a notice about the way of signing in goes to; none for who chose so a day ago, or is not there. */
export async function channelsOf(db: Db, clock: Clock, account: string): Promise<string[]> {
  const at = clock()
  const found = await kept(db, account, null, new Date(at))
  if (!found) return []
  const former = found.former && { address: found.former.address, until: found.former.until.getTime() }
  return warnedAt(found.email, found.contact, found.neverSince?.getTime() ?? null, former, at)
}

/** What someone chose, without any way to reach them: for the support desk, where the person lets it look. */
export async function settingsWithoutContact(db: Db, clock: Clock, account: string) {
  const found = await kept(db, account, null, new Date(clock()))
  if (!found) return null
  const { zones, notify, modes } = found
  return { ownZone: zones.own, courtZone: zones.court, notify: [...notify.chosen], isSafety: modes.safety, isDiscreet: modes.discreet }
}

/** Where, when and of what someone is written to; `lock`: nobody changes it until the transaction ends. `null` for who is not there. */
export async function reachOf(db: Db, clock: Clock, account: string, lock = false) {
  const found = await kept(db, account, null, new Date(clock()), lock)
  return found && shownReach(found)
}

/** The same of all who chose one of these and can be written to, in one question. */
export async function reachOfAll(db: Db, choices: readonly Choice[]) {
  return (await accountsThatChose(db, choices)).map((found) => ({ account: found.account, ...shownReach(found) }))
}

const shownReach = ({ notify, contact, zones, began, reminders, modes }: Chosen) => ({
  notify,
  contact,
  zone: zones.own,
  began,
  reminders,
  isNeutral: modes.discreet || modes.safety,
})
