import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Said } from './store.ts'

const valuesOf = (said: Said) => ({
  is_shared: said.isShared,
  kind: said.kind,
  title: said.title,
  from_day: said.fromDay,
  to_day: said.toDay,
  from_at: said.fromAt,
  to_at: said.toAt,
  zone: said.zone,
  place: said.place,
  notes: said.notes,
  child_ids: said.childIds,
  sides: said.sides,
  drop_off: said.dropOff,
  pick_up: said.pickUp,
  rrule: said.rrule,
})

export interface FromFile {
  importId: string
  uid: string
}

/** Adds events. @returns how many are new: a repeat with the same id adds nothing */
export async function addEvents(
  tx: CaseTx,
  by: Omit<Authored, 'id'>,
  events: readonly { id: string; said: Said; from?: FromFile }[],
): Promise<number> {
  let added = 0
  // The protocol counts at most 65,535 values in a statement.
  for (let at = 0; at < events.length; at += 2_000) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('event')
      .values(
        events.slice(at, at + 2_000).map(({ id, said, from }) => ({
          case_id: by.caseId,
          id,
          author_id: by.authorId,
          ...valuesOf(said),
          import_id: from?.importId ?? null,
          uid: from?.uid ?? null,
          created_at: by.at,
          updated_at: by.at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing())
      .executeTakeFirst()
    added += Number(numInsertedOrUpdatedRows ?? 0n)
  }
  return added
}

/** Changes an event that is still in the state that the change began from. @returns whether it was */
export async function changeEvent(
  tx: CaseTx,
  by: { caseId: string; id: string; sequence: number; at: Date },
  change: { said: Said } | { cancelled: boolean },
): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('event')
      .set({
        ...('said' in change ? valuesOf(change.said) : { cancelled_at: change.cancelled ? by.at : null }),
        sequence: by.sequence + 1,
        updated_at: by.at,
      })
      .where('case_id', '=', by.caseId)
      .where('id', '=', by.id)
      .where('sequence', '=', by.sequence),
  )
}
