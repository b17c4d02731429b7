// Demands of courts and authorities, and who is counsel. Uses the accounts' role.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import { type Demand, demandKinds, demandStates } from './contract.ts'

export interface StoredDemand extends Omit<Demand, 'isLate'> {}

interface Row {
  id: string
  kind: string
  fromWhom: string
  docket: string | null
  asksFor: string
  receivedOn: string
  answerBy: string | null
  state: string
  note: string | null
  closedOn: string | null
}

const read = (row: Row): StoredDemand => ({
  ...row,
  kind: demandKinds.find((kind) => kind === row.kind)!,
  state: demandStates.find((state) => state === row.state)!,
})

const columns = [
  'id',
  'kind',
  'from_whom as fromWhom',
  'docket',
  'asks_for as asksFor',
  'received_on as receivedOn',
  'answer_by as answerBy',
  'state',
  'note',
  'closed_on as closedOn',
] as const

/** All demands, the open ones first, by the day on which the answer is due. */
export async function demands(db: Db): Promise<StoredDemand[]> {
  const rows = await db
    .selectFrom('legal_demand')
    .select(columns)
    .orderBy(sql`(closed_on is not null)`)
    .orderBy(sql`answer_by asc nulls last`)
    .orderBy('received_on', 'desc')
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(read)
}

export async function demand(db: Db, id: string): Promise<StoredDemand | null> {
  const row = await db.selectFrom('legal_demand').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? read(row) : null
}

/** @returns `false` if it was entered before */
export async function addDemand(
  db: Db,
  { by, ...of }: Omit<StoredDemand, 'state' | 'note' | 'closedOn'> & { by: string },
): Promise<boolean> {
  return changedRow(
    db
      .insertInto('legal_demand')
      .values({
        id: of.id,
        kind: of.kind,
        from_whom: of.fromWhom,
        docket: of.docket,
        asks_for: of.asksFor,
        received_on: of.receivedOn,
        answer_by: of.answerBy,
        entered_by: by,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** @returns whether it was still open */
export async function settleDemand(
  db: Db,
  id: string,
  { state, note, closedOn }: Pick<StoredDemand, 'state' | 'note' | 'closedOn'>,
): Promise<boolean> {
  return changedRow(
    db.updateTable('legal_demand').set({ state, note, closed_on: closedOn }).where('id', '=', id).where('closed_on', 'is', null),
  )
}

export async function isCounsel(db: Db, account: string): Promise<boolean> {
  return (await db.selectFrom('counsel_mark').select('account_id').where('account_id', '=', account).executeTakeFirst()) !== undefined
}

export async function counselNow(db: Db): Promise<{ account: string; reason: string; setAt: Date }[]> {
  return db.selectFrom('counsel_mark').select(['account_id as account', 'reason', 'set_at as setAt']).orderBy('set_at').execute()
}

export async function putCounsel(db: Db, mark: { account: string; by: string; reason: string; at: Date }): Promise<void> {
  await db
    .insertInto('counsel_mark')
    .values({ account_id: mark.account, set_by: mark.by, reason: mark.reason, set_at: mark.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function takeCounsel(db: Db, account: string): Promise<void> {
  await db.deleteFrom('counsel_mark').where('account_id', '=', account).execute()
}
