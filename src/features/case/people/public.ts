// What other features may know of invitations and holds, in their own transaction and with their own eyes.
import type { CaseTx } from '#access/cases.ts'
import type { Scope } from '#case/cases/contract.ts'
import { type Membership, parentSeats } from '#case/cases/public.ts'
import { holdsOf } from './store.holds.ts'
import { changeReach, ownGrant, type PersonRow } from './store.ts'

export { invitationsToMe } from './store.joining.ts'
export { type ChosenPart, chosenParts, type ChosenThing } from './slots.ts'
export { peopleIn, type PersonRow } from './store.ts'

/**
 * What the one who acts entered that stands while the other parent's part has ended; `null` for nothing. A protective order comes first.
 * @param people everybody with a part, where the caller has read them
 */
export async function holdOff(tx: CaseTx, here: Membership, people?: readonly PersonRow[]): Promise<'protective_order' | 'blocked' | null> {
  if (here.role !== 'parent') return null
  // Nobody's part has ended: nothing to read.
  if (people && !people.some(({ role, ended_at }) => role === 'parent' && ended_at !== null)) return null
  const other = (await parentSeats(tx, here.caseId)).find(({ side }) => side !== here.side)
  if (!other?.endedAt) return null
  const kinds = (await holdsOf(tx)).filter(({ lifted_at }) => lifted_at === null).map(({ kind }) => kind)
  return (['protective_order', 'blocked'] as const).find((kind) => kinds.includes(kind)) ?? null
}

/** Whether the other parent's part has ended while a protective order, entered by the one who acts, stands. */
export const isHeldOff = async (tx: CaseTx, here: Membership): Promise<boolean> => (await holdOff(tx, here)) === 'protective_order'

/** Adds something to what a seat shows that the one who acts granted. @returns whether it was added: one that has it stays as it is */
export async function addScope(tx: CaseTx, { caseId, seat, by }: { caseId: string; seat: string; by: string }, scope: Scope) {
  const row = await ownGrant(tx, caseId, seat, by)
  if (!row || row.scopes.includes(scope)) return false
  const { sees_private: seesPrivate, from_day: from, to_day: to, expires_at: until } = row
  return changeReach(tx, caseId, seat, { scopes: [...row.scopes, scope], seesPrivate, from, to, until })
}
