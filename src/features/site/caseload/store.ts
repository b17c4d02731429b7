// How far someone has seen the changes of the cases in which they have a granted seat, and what came after that.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { UpTo } from './contract.ts'

export interface ChangeRow {
  seat: string
  origin: keyof UpTo
  topic: string
  count: number
  newest: Date
}

/** What changed for a granted seat since it was seen, and how far that goes. */
export interface News {
  changes: ChangeRow[]
  upTo: UpTo
}

type Row = Omit<ChangeRow, 'topic' | 'newest'> & { topic: string | null; newest: Date | null; upTo: number }

/** What changed for each granted seat since it was seen. @param most counting ends there, for each seat and origin */
export async function newsOf(tx: CaseTx, most: number): Promise<Map<string, News>> {
  const { rows } = await sql<Row>`select member_id as seat, origin, topic, changes as count, newest, up_to::float8 as "upTo"
    from caseload_changes(${most})`.execute(tx)
  const bySeat = new Map<string, News>()
  for (const { topic, newest, upTo, ...row } of rows) {
    const news = bySeat.get(row.seat) ?? { changes: [], upTo: { shared: 0, private: 0, own: 0 } }
    bySeat.set(row.seat, news)
    news.upTo[row.origin] = Math.max(news.upTo[row.origin], upTo)
    // The row without a topic says how long the shared log is.
    if (topic !== null && newest !== null) news.changes.push({ ...row, topic, newest })
  }
  return bySeat
}

/** One word that is another as soon as there is something else to show. */
export async function wordOf(tx: CaseTx): Promise<string> {
  const { rows } = await sql<{ word: string }>`select caseload_word() as word`.execute(tx)
  return rows[0]!.word
}

/** When the changes of each granted seat were marked as seen last. */
export async function marksOf(tx: CaseTx): Promise<Map<string, Date>> {
  const rows = await tx.selectFrom('caseload_mark').select(['member_id', 'at']).execute()
  return new Map(rows.map(({ member_id, at }) => [member_id, at]))
}

export interface Mark extends UpTo {
  caseId: string
  seat: string
}

/** Moves marks on, and never back: of two tabs the one that saw more counts. */
export async function moveMarks(tx: CaseTx, marks: readonly Mark[], at: Date): Promise<void> {
  const column = <K extends keyof Mark>(key: K) => marks.map((mark) => mark[key])
  await sql`insert into caseload_mark as k (case_id, member_id, shared, private, own, at)
    select s.case_id, s.seat, s.shared, s.private, s.own, ${at}
    from unnest(${column('caseId')}::uuid[], ${column('seat')}::uuid[], ${column('shared')}::bigint[], ${column('private')}::bigint[],
      ${column('own')}::bigint[]) as s (case_id, seat, shared, private, own)
    order by s.seat
    on conflict (case_id, member_id) do update set shared = greatest(k.shared, excluded.shared), private = greatest(k.private, excluded.private),
      own = greatest(k.own, excluded.own), at = greatest(k.at, excluded.at)`.execute(tx)
}
