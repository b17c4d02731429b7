import { sql } from 'kysely'
import { hot } from '#ports/db/port.ts'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface SeatRow {
  case_id: string
  id: string
  title: string
  state: string
  zone: string
  role: string
  side: string | null
  scopes: string[]
  ended_at: Date | null
  from_day: string | null
  to_day: string | null
}

/** The caller's seats that show something, the one opened last first. @param caseId only those in this case */
export async function ownSeats(tx: CaseTx, caseId?: string): Promise<SeatRow[]> {
  return tx
    .selectFrom('case_member as m')
    .innerJoin('case_file as f', 'f.case_id', 'm.case_id')
    .leftJoin('case_opening as o', (on) => on.onRef('o.case_id', '=', 'm.case_id').onRef('o.member_id', '=', 'm.id'))
    .select(['m.case_id', 'm.id', 'f.title', 'f.state', 'f.zone', 'm.role', 'm.side', 'm.scopes', 'm.ended_at', 'm.from_day', 'm.to_day'])
    .modifyFront(hot('seats'))
    .where(sql<boolean>`m.id = any ((select my_seats())::uuid[])`)
    .$if(caseId !== undefined, (q) => q.where('m.case_id', '=', caseId!))
    .orderBy(sql`o.at desc nulls last`)
    .orderBy('m.id')
    .execute()
}

/** The accounts of all who are or were parents in a case. As the machine. */
export async function accountsOfParents(tx: CaseTx, caseId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('case_member')
    .select('account_id as account')
    .distinct()
    .where('case_id', '=', caseId)
    .where('role', '=', 'parent')
    .where('account_id', 'is not', null)
    .execute()
  return rows.map(({ account }) => account!)
}

/** Whether two accounts have, or had, a seat in the same case. As the machine. */
export async function shareACase(tx: CaseTx, one: string, other: string): Promise<boolean> {
  const found = tx.selectFrom('case_member as m').innerJoin('case_member as o', 'o.case_id', 'm.case_id').select('m.case_id')
  return (await found.where('m.account_id', '=', one).where('o.account_id', '=', other).limit(1).executeTakeFirst()) !== undefined
}

/** Whose account a seat is; `null` where nobody has joined. As the machine, for work that goes on as the person who asked for it. */
export async function accountOfSeat(tx: CaseTx, caseId: string, seat: string): Promise<string | null> {
  const row = await tx
    .selectFrom('case_member')
    .select('account_id')
    .where('case_id', '=', caseId)
    .where('id', '=', seat)
    .executeTakeFirst()
  return row?.account_id ?? null
}

export interface ParentRow {
  case_id: string
  id: string
  side: string
  name: string
  /** What they went by before, the first name first; `until` in ISO 8601. */
  former_names: readonly { name: string; until: string }[]
  joined_at: Date | null
  ended_at: Date | null
}

/** The parents of cases, as far as their own seats show them: a seat that has ended after the one that stands for it now. */
export async function parentsOf(tx: CaseTx, cases: readonly string[]): Promise<ParentRow[]> {
  if (cases.length === 0) return []
  const rows = await tx
    .selectFrom('case_member')
    .select(['case_id', 'id', 'side', 'name', 'former_names', 'joined_at', 'ended_at'])
    .where('case_id', '=', sql<string>`any (${cases}::uuid[])`)
    .where('role', '=', 'parent')
    .orderBy('side')
    .orderBy(sql`ended_at desc nulls first`)
    .execute()
  return rows as unknown as ParentRow[]
}

/** Begins a case: its first parent is who acts. @returns whether it was begun now: a repeat waits for the first, and begins none */
export async function openCase(
  tx: CaseTx,
  at: { caseId: string; memberId: string; title: string; state: string; zone: string; side: string; name: string },
): Promise<boolean> {
  const { rows } = await sql<{ begun: boolean }>`
    select open_case(${at.caseId}, ${at.title}, ${at.state}, ${at.zone}, ${at.memberId}, ${at.side}, ${at.name}) as begun`.execute(tx)
  return rows[0]!.begun
}

/** The seat of a co-parent who has not joined. */
export async function addParent(tx: CaseTx, seat: { caseId: string; memberId: string; side: string; name: string }): Promise<void> {
  await tx
    .insertInto('case_member')
    .values({ case_id: seat.caseId, id: seat.memberId, role: 'parent', side: seat.side, name: seat.name })
    .execute()
}

export async function markOpened(tx: CaseTx, caseId: string, memberId: string, at: Date): Promise<void> {
  await tx
    .insertInto('case_opening')
    .values({ case_id: caseId, member_id: memberId, at })
    .onConflict((conflict) => conflict.columns(['case_id', 'member_id']).doUpdateSet({ at }))
    .execute()
}

/** Notes that a granted seat looked at something, once in five minutes: a page that refreshes itself is one look. */
export async function noteLook(tx: CaseTx, look: { caseId: string; id: string; memberId: string; scope: string; at: Date }): Promise<void> {
  await sql`
    insert into case_look (case_id, id, member_id, scope, at)
    select ${look.caseId}, ${look.id}, ${look.memberId}, ${look.scope}, ${look.at}
    where not exists (select from case_look where case_id = ${look.caseId} and member_id = ${look.memberId} and scope = ${look.scope}
      and at > ${new Date(look.at.getTime() - 5 * 60_000)})
    on conflict (case_id, id) do nothing`.execute(tx)
}

/** What both parents share of the case itself. */
export async function amendCase(
  tx: CaseTx,
  caseId: string,
  to: { title?: string | undefined; state?: string | undefined; zone?: string | undefined },
): Promise<void> {
  await tx.updateTable('case_file').set(to).where('case_id', '=', caseId).execute()
}

/** Names a co-parent who has not joined: one who has says their own name. @returns whether there was one */
export async function nameOther(tx: CaseTx, caseId: string, name: string): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('case_member')
      .set({ name })
      .where('case_id', '=', caseId)
      .where('role', '=', 'parent')
      .where('joined_at', 'is', null)
      .where('ended_at', 'is', null),
  )
}

/** Whether the one who acts is a parent in a case that another parent began and let them into. */
export async function joinedAnother(tx: CaseTx): Promise<boolean> {
  const found = await tx
    .selectFrom('case_member as m')
    .innerJoin('case_member as other', (on) => on.onRef('other.case_id', '=', 'm.case_id').onRef('other.id', '!=', 'm.id'))
    .select('m.case_id')
    .where(sql<boolean>`m.id = any ((select my_seats())::uuid[])`)
    .where('m.role', '=', 'parent')
    .where('m.ended_at', 'is', null)
    .where('other.role', '=', 'parent')
    .whereRef('other.joined_at', '<', 'm.joined_at')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
