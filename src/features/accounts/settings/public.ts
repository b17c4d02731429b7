// The settings that other features can read, in their own transactions.
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import { warnedAt } from './rules.ts'
import type { Choice } from './contract.ts'
import { accountsThatChose, type Chosen, isDiscreet, readSettings } from './store.ts'

export { accountsHeld, isAnyHeld } from './store.holds.ts'
export { exportedFiles, type ExportedFiles, leavingFiles } from './slots.ts'

/** Whether titles and icon must be neutral. */
export const discreetOf = (db: Db, account: string): Promise<boolean> => isDiscreet(db, account)

/** The addresses for notices about how a user signs in; none if the user turned mail off a day ago, or does not exist. */
export async function channelsOf(db: Db, clock: Clock, account: string): Promise<string[]> {
  const at = clock()
  const found = await readSettings(db, account, null, new Date(at))
  if (!found) return []
  const former = found.former && { address: found.former.address, until: found.former.until.getTime() }
  return warnedAt(found.email, found.contact, found.neverSince?.getTime() ?? null, former, at)
}

/** The settings without any contact data: for the support desk, if the user lets it look. */
export async function settingsWithoutContact(db: Db, clock: Clock, account: string) {
  const found = await readSettings(db, account, null, new Date(clock()))
  if (!found) return null
  const { zones, notify, modes } = found
  return { ownZone: zones.own, courtZone: zones.court, notify: [...notify.chosen], isSafety: modes.safety, isDiscreet: modes.discreet }
}

/** Where, when and about what a user gets mail. `lock`: locked until the transaction ends. `null` if there is no such account. */
export async function reachOf(db: Db, clock: Clock, account: string, lock = false) {
  const found = await readSettings(db, account, null, new Date(clock()), lock)
  return found && toReach(found)
}

/** The same for all accounts that made one of these choices and can get mail, or made one for their devices, in one query. */
export async function reachOfAll(db: Db, choices: readonly Choice[]) {
  return (await accountsThatChose(db, choices)).map((found) => ({ account: found.account, ...toReach(found) }))
}

const toReach = ({ notify, contact, zones, began, reminders, modes }: Chosen) => ({
  notify,
  contact,
  zone: zones.own,
  began,
  reminders,
  isNeutral: modes.discreet || modes.safety,
})
