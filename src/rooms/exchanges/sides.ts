import type { CaseTx } from '../../access/cases.ts'
import type { Side } from '../cases/contract.ts'
import { parentsIn, type Standing } from '../cases/door.ts'

/** Which side a member is on; `null` for a parent whom another stands for since. */
export async function sidesIn(tx: CaseTx, here: Standing): Promise<(member: string | null) => Side | null> {
  const parents = await parentsIn(tx, here.caseId)
  const sides = new Map([...parents].map(([side, { id }]) => [id, side]))
  if (here.side) sides.set(here.memberId, here.side)
  return (member) => (member === null ? null : (sides.get(member) ?? null))
}
