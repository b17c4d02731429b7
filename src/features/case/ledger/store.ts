import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'

/** Cases that are older than the ledger, and have not come into it. @param most as many as are asked for */
export async function olderCases(tx: CaseTx, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('case_file as f')
    .select('f.case_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_leaf as l')
            .select('l.seq')
            .whereRef('l.case_id', '=', 'f.case_id')
            .whereRef('l.log', '=', 'f.case_id')
            .where('l.verb', 'in', ['cases.begin', 'ledger.begin']),
        ),
      ),
    )
    .orderBy('f.case_id')
    .limit(most)
    .execute()
  return rows.map(({ case_id }) => case_id)
}

/** How the rows of a table come into the ledger, in expressions of SQL: as their policies were made (`guarded`, migration 0053). */
interface Guarded {
  name: string
  scope: string
  author: string | null
  shared: string
  draft: string | null
}

/** The case and its seats have policies of their own. That a parent has an attorney or a therapist is their own. */
const unguarded: readonly Guarded[] = [
  { name: 'case_file', scope: 'people', author: null, shared: 'true', draft: null },
  {
    name: 'case_member',
    scope: 'people',
    author: 'coalesce(granted_by, id)',
    shared: "role not in ('attorney', 'therapist')",
    draft: null,
  },
]

/** Columns that stand in no ledger: which account has a seat, and the hashes of codes and addresses. */
const unsaid = ['account_id', 'code_hash', 'token_hash']

export interface OlderRow {
  table: string
  scope: string
  /** The seat that made it; `null` for the case itself. */
  author: string | null
  isShared: boolean
  row: Json
}

/** Everything in a case that is to have a leaf, table by table in the order of their keys. */
export async function rowsOfCase(tx: CaseTx, caseId: string): Promise<OlderRow[]> {
  const guarded = await tx.selectFrom('guarded').selectAll().orderBy('name').execute()
  const found: OlderRow[] = []
  for (const { name, scope, author, shared, draft } of [...unguarded, ...guarded]) {
    const { rows } = await sql<Pick<OlderRow, 'author' | 'isShared' | 'row'>>`
      select ${sql.raw(author ?? 'null::uuid')} as author, ${sql.raw(shared)} as "isShared", to_jsonb(r) - ${unsaid}::text[] as row
      from ${sql.table(name)} r where case_id = ${caseId} and not coalesce(${sql.raw(draft ?? 'false')}, false)
      order by to_jsonb(r)->>'id', to_jsonb(r)::text`.execute(tx)
    found.push(...rows.map((row) => ({ table: name, scope, ...row })))
  }
  return found
}
