import type { CaseTx } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'

// The trees of private commitments. Their heads are public; where an entry is in one is a row of its owner.

export async function newestDay(db: Db): Promise<Day | undefined> {
  const newest = await db.selectFrom('day_head').select('day').orderBy('day', 'desc').limit(1).executeTakeFirst()
  return newest?.day as Day | undefined
}

export interface PrivateLeaf {
  case_id: string
  log: string
  seq: number
  hash: Buffer
}

/** Leaves of seats' own logs from before a moment that are in no day's tree. One that was committed late comes into the next one. */
export async function privateLeaves(tx: CaseTx, before: Date): Promise<PrivateLeaf[]> {
  return tx
    .selectFrom('ledger_leaf as l')
    .leftJoin('ledger_day_leaf as d', (on) =>
      on.onRef('d.case_id', '=', 'l.case_id').onRef('d.log', '=', 'l.log').onRef('d.seq', '=', 'l.seq'),
    )
    .select(['l.case_id', 'l.log', 'l.seq', 'l.hash'])
    .whereRef('l.log', '<>', 'l.case_id')
    .where('l.at', '<', before)
    .where('d.seq', 'is', null)
    .execute()
}

export async function addDay(tx: CaseTx, head: { day: Day; size: number; root: Buffer; note: string; at: Date }): Promise<void> {
  await tx.insertInto('day_head').values(head).execute()
}

export interface DayLeafRow {
  case_id: string
  log: string
  seq: number
  day: Day
  index: number
  nonce: Buffer
  proof: Buffer
}

/** A statement has 65,535 values at most. */
const rowsAtOnce = 5_000

export async function addDayLeaves(tx: CaseTx, rows: readonly DayLeafRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insertInto('ledger_day_leaf')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
}

/** The heads of these days, with their stamps. */
export async function dayHeadsAt(db: Db, days: readonly string[]) {
  return db
    .selectFrom('day_head as h')
    .leftJoin('day_stamp as s', 's.day', 'h.day')
    .select(['h.day', 'h.note', 's.token'])
    .where('h.day', 'in', days)
    .execute()
}
export const dayHeadAt = async (db: Db, day: string) => (await dayHeadsAt(db, [day]))[0]

export async function addDayStamp(db: Db, stamp: { day: string; token: Buffer; authority: string; stamped_at: Date }): Promise<void> {
  // Of two that were asked for at once the first stands.
  await db
    .insertInto('day_stamp')
    .values(stamp)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Heads of days with their stamps, the newest first. @param before the last day of the page before */
export async function dayHeads(db: Db, { before, most }: { before: string | null; most: number }) {
  return db
    .selectFrom('day_head as h')
    .leftJoin('day_stamp as s', 's.day', 'h.day')
    .select(['h.day', 'h.size', 'h.root', 'h.at', 's.authority', 's.stamped_at'])
    .$if(before !== null, (q) => q.where('h.day', '<', before))
    .orderBy('h.day', 'desc')
    .limit(most)
    .execute()
}
