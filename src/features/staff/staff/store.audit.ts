// Reads the audit; lines are added by access/audit.ts alone.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

export interface Line {
  id: string
  at: Date
  account: string | null
  action: string
  subject: string | null
  outcome: 'done' | 'refused'
  reason: string | null
  detail: unknown
}

/** What is looked for. Days are UTC; `to` is the last one. */
export interface Search {
  /** An account: what it did, and what was done to it. */
  who?: string | undefined
  action?: string | undefined
  outcome?: 'done' | 'refused' | undefined
  from?: string | undefined
  to?: string | undefined
}

const dayLong = 24 * 3_600_000

/** What owners do in their own settings and security: not for the search of admins, but behind break-glass (`ownActs`). */
const ownPrefixes = ['settings.', 'security.'] as const
const isOwn = sql<boolean>`(account_id is not null and (starts_with(action, ${ownPrefixes[0]}) or starts_with(action, ${ownPrefixes[1]})))`

function matching(db: Db, { who, action, outcome, from, to }: Search) {
  return db
    .selectFrom('audit')
    .where(sql<boolean>`not ${isOwn}`)
    .$if(Boolean(who), (query) => query.where((of) => of.or([of('account_id', '=', who!), of('subject', '=', who!)])))
    .$if(Boolean(action), (query) => query.where((of) => of.fn<boolean>('starts_with', ['action', of.val(action!)])))
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome!))
    .$if(Boolean(from), (query) => query.where('at', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(Boolean(to), (query) => query.where('at', '<', new Date(Date.parse(`${to}T00:00:00Z`) + dayLong)))
}

/** Lines, the newest first, from behind one on. */
export async function auditLines(db: Db, search: Search, most: number, after: { at: Date; id: string } | null): Promise<Line[]> {
  const rows = await matching(db, search)
    .select(['id', 'at', 'account_id as account', 'action', 'subject', 'outcome', 'reason', 'detail'])
    .$if(after !== null, (query) =>
      query.where((of) => of.or([of('at', '<', after!.at), of.and([of('at', '=', after!.at), of('id', '>', after!.id)])])),
    )
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, outcome: row.outcome === 'done' ? 'done' : 'refused' }))
}

export async function auditCount(db: Db, search: Search): Promise<number> {
  const { n } = await matching(db, search)
    .select((of) => of.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** What someone did in their own settings and security, the newest first, by days. */
export async function ownActs(db: Db, account: string, most: number) {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'action', 'outcome'])
    .where('account_id', '=', account)
    .where(isOwn)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ at, action, outcome }) => ({ on: at.toISOString().slice(0, 10), action, outcome }))
}

/** Who looked at an account through break-glass, the newest first: first name and the first letter of the last. */
export async function breakGlassLooksAt(db: Db, account: string, most: number): Promise<{ at: Date; by: string; what: string[] }[]> {
  const { rows } = await sql<{ at: Date; by: string; what: string[] }>`
    select l.at, coalesce(a.first_name || ' ' || left(a.last_name, 1) || '.', '') as by,
      array(select jsonb_array_elements_text(coalesce(l.detail -> 'what', '[]'))) as what
    from audit l left join account a on a.id = l.account_id
    where l.subject = ${account} and l.action = 'staff.look' and l.outcome = 'done' order by l.at desc, l.id limit ${most}`.execute(db)
  return rows
}
