import type { Db } from '#ports/db/port.ts'

export interface BreakGlassRow {
  id: string
  about: string | null
  askedBy: string | null
  reason: string
  hours: number
  askedAt: Date
  decidedBy: string | null
  decision: 'approved' | 'refused' | null
  endsAt: Date | null
  endedAt: Date | null
}

function rows(db: Db) {
  return db
    .selectFrom('break_glass')
    .select([
      'id',
      'account_id as about',
      'asked_by as askedBy',
      'reason',
      'hours',
      'asked_at as askedAt',
      'decided_by as decidedBy',
      'decision',
      'ends_at as endsAt',
      'ended_at as endedAt',
    ])
}

const read = (row: Omit<BreakGlassRow, 'decision'> & { decision: string | null }): BreakGlassRow => ({
  ...row,
  decision: row.decision === null ? null : row.decision === 'approved' ? 'approved' : 'refused',
})

/** The newest first. */
export async function breakGlassRows(db: Db, most: number): Promise<BreakGlassRow[]> {
  return (await rows(db).orderBy('asked_at', 'desc').orderBy('id').limit(most).execute()).map(read)
}

/** One, held against another hand until the transaction ends. */
export async function holdGlass(tx: Db, id: string): Promise<BreakGlassRow | null> {
  const row = await rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? read(row) : null
}

/** The view of an account that one person was granted and that runs now. */
export async function openGlass(db: Db, of: { account: string; viewer: string; at: Date }): Promise<string | null> {
  const row = await db
    .selectFrom('break_glass')
    .select('id')
    .where('account_id', '=', of.account)
    .where('asked_by', '=', of.viewer)
    .where('decision', '=', 'approved')
    .where('ends_at', '>', of.at)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function putGlass(
  tx: Db,
  { id, about, askedBy, reason, hours, askedAt }: Pick<BreakGlassRow, 'id' | 'about' | 'askedBy' | 'reason' | 'hours' | 'askedAt'>,
): Promise<void> {
  await tx.insertInto('break_glass').values({ id, account_id: about, asked_by: askedBy, reason, hours, asked_at: askedAt }).execute()
}

export async function decideGlass(
  tx: Db,
  id: string,
  { by, decision, at, endsAt }: { by: string; decision: 'approved' | 'refused'; at: Date; endsAt: Date | null },
): Promise<void> {
  await tx.updateTable('break_glass').set({ decided_by: by, decision, decided_at: at, ends_at: endsAt }).where('id', '=', id).execute()
}

export async function endGlass(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('break_glass').set({ ended_at: at }).where('id', '=', id).execute()
}
