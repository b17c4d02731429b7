// The kill switches: a feature without a row is open.
import type { Db } from '#ports/db/port.ts'

export interface StoredSwitch {
  room: string
  isOn: boolean
  at: Date
  by: string | null
  reason: string
}

export async function switches(db: Db): Promise<StoredSwitch[]> {
  const rows = await db.selectFrom('kill_switch').selectAll().execute()
  return rows.map((row) => ({ room: row.room, isOn: row.is_on, at: row.changed_at, by: row.changed_by, reason: row.reason }))
}

export async function throwSwitch(tx: Db, { room, isOn, at, by, reason }: StoredSwitch): Promise<void> {
  const values = { is_on: isOn, changed_by: by, changed_at: at, reason }
  await tx
    .insertInto('kill_switch')
    .values({ room, ...values })
    .onConflict((conflict) => conflict.column('room').doUpdateSet(values))
    .execute()
}

export async function closedFeatures(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('kill_switch').select('room').where('is_on', '=', false).execute()
  return rows.map(({ room }) => room)
}
