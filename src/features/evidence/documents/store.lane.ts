import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { StepKind } from '#domain/documents/documents.ts'
import type { Day } from '#kernel/day.ts'
import type { Owner } from './store.ts'

export interface DatedStep {
  id: string
  document: string
  title: string
  kind: StepKind
  day: Day
}

/** What happened to a parent's documents on some days and was not taken back, the earliest first. */
export async function datedSteps(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  { from, to, most }: { from?: Day; to?: Day; most: number },
): Promise<DatedStep[]> {
  const { rows } = await sql<DatedStep>`select s.id, d.id as document, d.title, s.kind, s.day::text as day
    from document_step s join document d on d.case_id = s.case_id and d.id = s.document_id and d.removed_at is null
    where s.case_id = ${caseId} and s.author_id = ${authorId} and s.kind <> 'taken_back'
      and not exists (select from document_step b where b.case_id = s.case_id and b.takes_back = s.id)
      and ${from === undefined ? sql`true` : sql`s.day >= ${from}::date`} and ${to === undefined ? sql`true` : sql`s.day <= ${to}::date`}
    order by s.day, s.created_at, s.id limit ${most}`.execute(tx)
  return rows
}
