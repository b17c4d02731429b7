// What other features may know of invitations and holds, in their own transaction and with their own eyes.
import type { CaseTx } from '#access/cases.ts'
import { parentSeats, type Membership } from '#case/cases/public.ts'
import { holdsOf } from './store.holds.ts'

export { invitationsToMe } from './store.joining.ts'
export { peopleIn, type PersonRow } from './store.ts'

/** Whether the other parent's part has ended while a protective order, entered by the one who acts, stands. */
export async function isHeldOff(tx: CaseTx, here: Membership): Promise<boolean> {
  if (here.role !== 'parent') return false
  const other = (await parentSeats(tx, here.caseId)).find(({ side }) => side !== here.side)
  if (!other?.endedAt) return false
  return (await holdsOf(tx)).some(({ kind, lifted_at }) => kind === 'protective_order' && lifted_at === null)
}
