// Matches that were confirmed.
import type { Authored, CaseTx } from '#access/cases.ts'
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

/** Lines of some days that have no match. */
export async function openLines(tx: CaseTx, { caseId, authorId }: Owner, { from, to }: { from: string; to: string }, most: number) {
  return tx
    .selectFrom('bank_line as l')
    .select(['l.id', 'l.bank_account_id as account', 'l.day', 'l.cents', 'l.description'])
    .where('l.case_id', '=', caseId)
    .where('l.author_id', '=', authorId)
    .where('l.gone_at', 'is', null)
    .where('l.day', '>=', from)
    .where('l.day', '<=', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_match as m')
            .select('m.id')
            .whereRef('m.case_id', '=', 'l.case_id')
            .whereRef('m.line_id', '=', 'l.id')
            .where('m.ended_at', 'is', null),
        ),
      ),
    )
    .orderBy('l.day', 'desc')
    .orderBy('l.id', 'desc')
    .limit(most)
    .execute()
}

/** Notes one match for each line; the first has the id that is given. */
export async function addMatches(
  tx: CaseTx,
  by: Authored,
  { kind, target, lines }: { kind: string; target: string; lines: readonly string[] },
  newId: () => string,
): Promise<void> {
  const values = lines.map((line, at) => ({
    case_id: by.caseId,
    id: at === 0 ? by.id : newId(),
    author_id: by.authorId,
    line_id: line,
    kind,
    target_id: target,
    confirmed_at: by.at,
  }))
  await tx.insertInto('bank_match').values(values).execute()
}

/** Ends the matches with one thing. @returns how many */
export async function endMatches(tx: CaseTx, { caseId, authorId }: Owner, { kind, target }: { kind: string; target: string }, at: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('bank_match')
    .set({ ended_at: at })
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('kind', '=', kind)
    .where('target_id', '=', target)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
