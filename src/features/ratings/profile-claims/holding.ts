// One holder for each page, of whatever records it is made.
import type { Db } from '#ports/db/port.ts'
import { wholeProfile } from '#directory/professionals/public.ts'
import { holdProfile, isHeld } from './store.ts'

/**
 * Whether someone holds the page that a record is on. Until the transaction ends nobody else can get it, and nobody merges it
 * with another that is held.
 */
export async function holdPage(tx: Db, professional: string): Promise<boolean> {
  const [profile] = await wholeProfile(tx, professional)
  await holdProfile(tx, profile)
  return isHeld(tx, profile)
}
