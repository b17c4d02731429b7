import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface PlaceRow {
  id: string
  authorId: string
  isShared: boolean
  name: string
  position: { latitude: number; longitude: number } | null
}

/** The places that were not taken off the list, by their names. */
export async function placesIn(tx: CaseTx, caseId: string): Promise<PlaceRow[]> {
  const rows = await tx
    .selectFrom('place')
    .select(['id', 'author_id', 'is_shared', 'name', 'latitude', 'longitude'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    isShared: row.is_shared,
    name: row.name,
    position: row.latitude === null ? null : { latitude: row.latitude, longitude: row.longitude! },
  }))
}

export async function addPlace(
  tx: CaseTx,
  it: { caseId: string; id: string; authorId: string; name: string; position: PlaceRow['position']; isShared: boolean; at: Date },
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('place')
      .values({
        case_id: it.caseId,
        id: it.id,
        author_id: it.authorId,
        name: it.name,
        latitude: it.position?.latitude ?? null,
        longitude: it.position?.longitude ?? null,
        is_shared: it.isShared,
        created_at: it.at,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** @returns whether there was such a place of their own on the list */
export async function removePlace(tx: CaseTx, it: { caseId: string; id: string; at: Date }): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('place')
      .set({ removed_at: it.at })
      .where('case_id', '=', it.caseId)
      .where('id', '=', it.id)
      .where('removed_at', 'is', null),
  )
}
