// The granted seats of the one who acts, in all their cases at once: for a page that shows hundreds of cases one statement reads them all.
import { type RawBuilder, sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'

/** A granted seat that shows something, as far as it says what it shows. */
export interface GrantedSeat {
  memberId: string
  caseId: string
  title: string
  zone: string
  role: string
  scopes: string[]
  /** The days that it shows, both included; `null` for an open end. */
  from: string | null
  to: string | null
  /** The parent who granted it. */
  grantedBy: string
  /** It also shows what that parent keeps private. */
  seesPrivate: boolean
  expiresAt: Date | null
  joinedAt: Date
}

/** Every granted seat of the one who acts that still shows something. */
export async function grantedSeats(tx: CaseTx): Promise<GrantedSeat[]> {
  const { rows } = await sql<GrantedSeat>`select m.id as "memberId", m.case_id as "caseId", f.title, f.zone, m.role, m.scopes,
    m.from_day::text as "from", m.to_day::text as "to", m.granted_by as "grantedBy", m.sees_private as "seesPrivate",
    m.expires_at as "expiresAt", m.joined_at as "joinedAt"
    from case_member m join case_file f on f.case_id = m.case_id
    where m.id = any ((select my_seats())::uuid[]) and m.role <> 'parent' order by f.title, m.id`.execute(tx)
  return rows
}

/** Ids, days and scopes as PostgreSQL writes a list: none of them needs quotes, so hundreds of them are not escaped one by one. */
const listOf = (values: readonly (string | null)[]) => `{${values.map((value) => value ?? 'null').join(',')}}`

/**
 * Seats that show a scope, as rows of a statement: `s (seat, case_id, since_day, until_day, sees_as)`. Someone may have two seats in one case,
 * and the policies show them what either shows: a statement that joins these rows says of each seat what it shows by itself.
 */
export function seatRows(seats: readonly GrantedSeat[], scope: string): RawBuilder<unknown> {
  const those = seats.filter(({ scopes }) => scopes.includes(scope))
  return sql`unnest(${listOf(those.map(({ memberId }) => memberId))}::uuid[], ${listOf(those.map(({ caseId }) => caseId))}::uuid[],
    ${listOf(those.map(({ from }) => from ?? '-infinity'))}::date[], ${listOf(those.map(({ to }) => to ?? 'infinity'))}::date[],
    ${listOf(those.map(({ seesPrivate, grantedBy }) => (seesPrivate ? grantedBy : null)))}::uuid[]) as s (seat, case_id, since_day, until_day, sees_as)`
}

/** The names of the children who are in the cases of these seats now, by seat, the eldest first. */
export async function childrenOf(tx: CaseTx, seats: readonly GrantedSeat[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ seat: string; names: string[] }>`select s.seat, array_agg(c.name order by c.born, c.id) as names
    from ${seatRows(seats, 'children')} join child c on c.case_id = s.case_id where c.ended_at is null group by s.seat`.execute(tx)
  return new Map(rows.map(({ seat, names }) => [seat, names]))
}

/** Notes looks of granted seats; those that are there already stay as they are. */
export async function addLooks(
  tx: CaseTx,
  looks: readonly { id: string; caseId: string; memberId: string; scope: string }[],
  at: Date,
): Promise<void> {
  const column = (key: 'caseId' | 'id' | 'memberId' | 'scope') => listOf(looks.map((look) => look[key]))
  await sql`insert into case_look (case_id, id, member_id, scope, at)
    select l.case_id, l.id, l.member_id, l.scope, ${at}
    from unnest(${column('caseId')}::uuid[], ${column('id')}::uuid[], ${column('memberId')}::uuid[], ${column('scope')}::text[])
      as l (case_id, id, member_id, scope)
    where not exists (select from case_look o where o.case_id = l.case_id and o.id = l.id)
    order by l.id on conflict (case_id, id) do nothing`.execute(tx)
}
