import type { CaseTx } from '#access/cases.ts'
import type { Membership } from '#case/cases/public.ts'
import type { EventRecord } from './contract.ts'
import { alterations, canOf } from './rules.ts'
import { addendaOf, versionsOf } from './store.history.ts'
import type { EventRow } from './store.ts'
import { beginOf, draftOf } from './times.ts'

/** One event as its page shows it: what it says, what it said before each change, and what was added. */
export async function recordOf(tx: CaseTx, row: EventRow, here: Membership, now: number): Promise<EventRecord> {
  const versions = await versionsOf(tx, here.caseId, row.id)
  const addenda = await addendaOf(tx, here.caseId, row.id)
  const isMine = row.authorId === here.memberId
  const begun = beginOf(row) <= now
  let after: Readonly<Record<string, unknown>> = draftOf(row)
  const changes = versions.map(({ was, at }) => {
    const what = alterations(was, after)
    after = { ...after, ...was }
    return { at: at.toISOString(), what }
  })
  const isLive = here.role === 'parent' && !here.isFormer
  const can = canOf({ isMine, isLive, begun, cancelled: row.cancelledAt !== null, repeats: row.rrule !== null })
  return {
    ...draftOf(row),
    id: row.id,
    zone: row.zone,
    sequence: row.sequence,
    isMine,
    begun,
    cancelled: row.cancelledAt !== null,
    changes: changes.filter(({ what }) => what.length > 0),
    addenda: addenda.map((one) => ({
      id: one.id,
      text: one.text,
      at: one.created_at.toISOString(),
      isMine: one.author_id === here.memberId,
    })),
    can: { change: can.change, add: can.add },
  }
}
