// Matches that were confirmed.
import type { CaseTx } from '#access/cases.ts'
import type { Owner } from './store.ts'

export interface MatchRow {
  id: string
  line: string
  kind: string
  target: string
}

/** Matches of lines that hold. @param lines of these alone; left out: all */
export async function matchesOf(tx: CaseTx, { caseId, authorId }: Owner, lines?: readonly string[]): Promise<MatchRow[]> {
  if (lines?.length === 0) return []
  let found = tx
    .selectFrom('bank_match')
    .select(['id', 'line_id as line', 'kind', 'target_id as target'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('ended_at', 'is', null)
  if (lines) found = found.where('line_id', 'in', lines)
  return found.execute()
}

/** How many lines of imports have a match that holds. */
export async function matchedIn(tx: CaseTx, { caseId }: Owner, imports: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('bank_match as m')
    .innerJoin('bank_line as l', (on) => on.onRef('l.case_id', '=', 'm.case_id').onRef('l.id', '=', 'm.line_id'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('m.case_id', '=', caseId)
    .where('m.ended_at', 'is', null)
    .where('l.import_id', 'in', imports)
    .executeTakeFirstOrThrow()
  return Number(count)
}
