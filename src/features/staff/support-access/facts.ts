import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { accountSeen, signInsOf } from '#accounts/accounts/public.ts'
import { settingsWithoutContact } from '#accounts/settings/public.ts'
import type { AccountFacts } from './contract.ts'

/** So many of the last tries to sign in are looked at. */
const mostSignIns = 200

/** What the permission lets the desk see today: no address, no device, no time of day. Call `mayLook` first (look.ts). */
export async function factsOf(tx: Db, account: string, clock: Clock): Promise<AccountFacts> {
  const seen = await accountSeen(tx, { id: account })
  if (!seen) throw new Fault('not_found', msg`This account is gone.`)
  const byDay = new Map<string, { day: string; done: number; failed: number }>()
  for (const { on, outcome } of await signInsOf(tx, account, mostSignIns)) {
    const of = byDay.get(on) ?? { day: on, done: 0, failed: 0 }
    if (outcome === 'signed_in') of.done += 1
    else of.failed += 1
    byDay.set(on, of)
  }
  return {
    name: seen.name,
    emailConfirmed: seen.isConfirmed,
    joinedOn: seen.createdOn,
    hasFactor: seen.hasFactor,
    suspended: seen.suspendedOn !== null,
    signIns: [...byDay.values()],
    settings: await settingsWithoutContact(tx, clock, account),
  }
}
