import { type CaseTx, changed } from '#access/cases.ts'
import { Fault } from '#kernel/fault.ts'
import { requireParent, parentsIn, type Membership } from '#case/cases/public.ts'
import { versionsOf } from './store.versions.ts'

export const noVersion = () => new Fault('not_found', 'There is no such schedule.')
export const settled = () => new Fault('conflict', 'This proposal was answered or taken back meanwhile.')

/** A version that its address names, as a parent sees it. */
export interface Named {
  case: string
  version: string
}

async function versionFor(tx: CaseTx, params: Named) {
  const here = await requireParent(tx, params.case)
  const [row] = await versionsOf(tx, here.caseId, params.version)
  if (!row) throw noVersion()
  return { here, row, named: { caseId: here.caseId, id: row.id } }
}

/** One's own, to change it. @throws Fault `forbidden` for the other parent's */
export async function ownVersion(tx: CaseTx, params: Named) {
  const found = await versionFor(tx, params)
  if (found.row.authorId !== found.here.memberId) throw new Fault('forbidden', 'Only who wrote it does that.')
  return found
}

/** The other parent's proposal, to answer it. @throws Fault `forbidden` for their own */
export async function othersVersion(tx: CaseTx, params: Named) {
  const found = await versionFor(tx, params)
  if (found.row.authorId === found.here.memberId) throw new Fault('forbidden', 'It is the other parent who answers it.')
  return found
}

/** Whether the other parent is there to answer. */
export async function otherJoined(tx: CaseTx, here: Membership): Promise<boolean> {
  const other = (await parentsIn(tx, here.caseId)).get(here.side === 'A' ? 'B' : 'A')
  return other !== undefined && other.joined_at !== null && other.ended_at === null
}

/** Open pages hear of it after the commit; of a draft its author's alone. */
export const tell = (tx: CaseTx, here: Membership, at: Date, isPrivate = false) =>
  changed(tx, { caseId: here.caseId, topic: 'schedule', privateTo: isPrivate ? here.memberId : null, at })
