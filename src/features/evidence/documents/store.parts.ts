// SQL of versions and steps of documents. Both are only added.
import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import { blockedAs } from '#case/files/public.ts'
import type { ServiceWay, StepKind } from '#domain/documents/documents.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { StepDraft } from './contract.ts'
import type { Owner } from './store.ts'

export interface VersionRow {
  id: string
  document: string
  number: number
  file: string
  name: string
  type: string
  bytes: number
  sha256: string
  note: string
  at: Date
  /** The reference under which its file is blocked. */
  blocked: string | null
}

/** Versions of these documents, the latest of each first. */
export async function versionsOf(tx: CaseTx, { caseId, authorId }: Owner, documents: readonly string[]): Promise<VersionRow[]> {
  if (documents.length === 0) return []
  const { rows } = await sql<VersionRow>`select id, document_id as document, number, file_id as file, name, type, bytes::float8 as bytes,
    sha256, note, created_at as at, ${blockedAs({ caseId: 'case_id', file: 'file_id' })} as blocked from document_version
    where case_id = ${caseId} and author_id = ${authorId} and document_id = any (${[...documents]}::uuid[])
    order by document_id, number desc`.execute(tx)
  return rows
}

/** Those of these versions whose documents were not removed, with the documents' titles. */
export async function versionsById(tx: CaseTx, { caseId, authorId }: Owner, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; file: string; title: string }>`select v.id, v.file_id as file, d.title
    from document_version v join document d on d.case_id = v.case_id and d.id = v.document_id and d.removed_at is null
    where v.case_id = ${caseId} and v.author_id = ${authorId} and v.id = any (${[...ids]}::uuid[])`.execute(tx)
  return rows
}

/** Adds a version to a document that the caller has locked, or has just made. */
export async function addVersion(
  tx: CaseTx,
  by: Authored,
  { document, number, file, name, type, bytes, sha256, note }: Omit<VersionRow, 'id' | 'at' | 'blocked'>,
): Promise<void> {
  await tx
    .insertInto('document_version')
    .values({
      case_id: by.caseId,
      id: by.id,
      author_id: by.authorId,
      document_id: document,
      number,
      file_id: file,
      name,
      type,
      bytes,
      sha256,
      note,
      created_at: by.at,
    })
    .execute()
}

/** The first version of a parent's documents that has this content; of one that was removed none. */
export async function sameContent(tx: CaseTx, { caseId, authorId }: Owner, sha256: string) {
  const { rows } = await sql<{ document: string; title: string; number: number }>`
    select d.id as document, d.title, v.number from document_version v join document d on d.case_id = v.case_id and d.id = v.document_id
    where v.case_id = ${caseId} and v.author_id = ${authorId} and v.sha256 = ${sha256} and d.removed_at is null
    order by v.created_at, v.id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Whether a file is in a document that was not removed: as a version, or as the proof of a step. */
export async function holdsFile(tx: CaseTx, { caseId, authorId }: Owner, file: string): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select exists (select from document d
    where d.case_id = ${caseId} and d.author_id = ${authorId} and d.removed_at is null and d.id in (
      select document_id from document_version where case_id = ${caseId} and file_id = ${file}
      union all select document_id from document_step where case_id = ${caseId} and file_id = ${file})) as holds`.execute(tx)
  return rows[0]!.holds
}

export interface StepRow {
  id: string
  document: string
  kind: StepKind
  day: Day
  by: string
  servedTo: string
  how: ServiceWay | null
  note: string
  proof: string | null
  proofBlocked: string | null
  at: Date
  takenBackAt: Date | null
  takenBackReason: string | null
}

/** Steps of these documents, by day, the latest first, each with the entry that took it back. */
export async function stepsOf(tx: CaseTx, { caseId, authorId }: Owner, documents: readonly string[]): Promise<StepRow[]> {
  if (documents.length === 0) return []
  const { rows } = await sql<StepRow>`select s.id, s.document_id as document, s.kind, s.day::text as day, s.by_whom as by,
    s.served_to as "servedTo", s.how, s.note, s.file_id as proof, s.created_at as at, b.created_at as "takenBackAt", b.note as "takenBackReason",
    ${blockedAs({ caseId: 's.case_id', file: 's.file_id' })} as "proofBlocked"
    from document_step s left join document_step b on b.case_id = s.case_id and b.takes_back = s.id
    where s.case_id = ${caseId} and s.author_id = ${authorId} and s.document_id = any (${[...documents]}::uuid[]) and s.kind <> 'taken_back'
    order by s.day desc, s.created_at desc, s.id desc`.execute(tx)
  return rows
}

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addStep(tx: CaseTx, by: Authored, document: string, step: StepDraft): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('document_step')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        document_id: document,
        kind: step.kind,
        day: step.day,
        by_whom: step.by,
        served_to: step.servedTo,
        how: step.how,
        file_id: step.proof,
        note: step.note,
        created_at: by.at,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Takes a step back that was not. @returns whether this call did */
export async function takeBack(tx: CaseTx, by: Authored, { document, step, reason }: { document: string; step: string; reason: string }) {
  return changedRow(
    tx
      .insertInto('document_step')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        document_id: document,
        kind: 'taken_back',
        day: null,
        by_whom: '',
        served_to: '',
        how: null,
        file_id: null,
        note: reason,
        takes_back: step,
        created_at: by.at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}
