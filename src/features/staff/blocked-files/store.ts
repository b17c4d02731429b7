// Reports of files. All of it as the machine: no role of a person reads these tables.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { besideIds, type FileAt } from '#case/files/public.ts'
import type { Step } from './contract.ts'

export interface ReportRow {
  id: string
  caseId: string
  authorId: string
  fileId: string
  reference: string
  sha256: string
  copySha256: string | null
  bytes: number
  reportedAt: Date
  source: 'parent' | 'desk'
  blockedAt: Date | null
  endedAt: Date | null
}

export interface StepRow {
  id: string
  reportId: string
  at: Date
  kind: Step['kind']
  bySeat: string | null
  byStaff: string | null
  byName: string
  reference: string
  recipient: string
  sha256: string | null
  day: string | null
  reason: string
}

const rows = (tx: CaseTx) =>
  tx
    .selectFrom('file_report')
    .select([
      'id',
      'case_id as caseId',
      'author_id as authorId',
      'file_id as fileId',
      'reference',
      'sha256',
      'copy_sha256 as copySha256',
      'reported_at as reportedAt',
      'blocked_at as blockedAt',
      'ended_at as endedAt',
    ])
    .select((eb) => [sql<number>`bytes::float8`.as('bytes'), eb.ref('source').$castTo<ReportRow['source']>().as('source')])

/** Of all cases: those that are open, or the latest that ended. */
export async function reportsAtDesk(tx: CaseTx, show: 'open' | 'ended', most: number): Promise<ReportRow[]> {
  return show === 'open'
    ? rows(tx).where('ended_at', 'is', null).orderBy('reported_at').orderBy('id').limit(most).execute()
    : rows(tx).where('ended_at', 'is not', null).orderBy('ended_at', 'desc').orderBy('id').limit(most).execute()
}

/** Ids of those that are preserved: blocked, reported to the CyberTipline, and not ended. */
export async function preservedReports(tx: CaseTx): Promise<string[]> {
  const found = await tx
    .selectFrom('file_report as r')
    .select('r.id')
    .where('r.blocked_at', 'is not', null)
    .where('r.ended_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('file_report_step as s')
          .select('s.id')
          .whereRef('s.case_id', '=', 'r.case_id')
          .whereRef('s.report_id', '=', 'r.id')
          .where('s.kind', '=', 'tipped'),
      ),
    )
    .orderBy('r.reported_at')
    .execute()
  return found.map(({ id }) => id)
}

/** One of any case: until the transaction ends it stays as it is. */
export async function reportAt(tx: CaseTx, id: string): Promise<ReportRow | null> {
  return (await rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** The report with a reference. */
export async function reportNamed(tx: CaseTx, reference: string): Promise<ReportRow | null> {
  return (await rows(tx).where('reference', '=', reference).executeTakeFirst()) ?? null
}

/** The open report of a file. */
export async function openReportOf(tx: CaseTx, { caseId, id }: FileAt): Promise<ReportRow | null> {
  return (
    (await rows(tx).where('case_id', '=', caseId).where('file_id', '=', id).where('ended_at', 'is', null).forUpdate().executeTakeFirst()) ??
    null
  )
}

/** The steps of reports, each report's in their order. */
export async function stepsOf(tx: CaseTx, reports: readonly string[]): Promise<StepRow[]> {
  if (reports.length === 0) return []
  return tx
    .selectFrom('file_report_step')
    .select([
      'id',
      'report_id as reportId',
      'at',
      'by_seat as bySeat',
      'by_staff as byStaff',
      'by_name as byName',
      'reference',
      'recipient',
      'sha256',
      'day',
      'reason',
    ])
    .select((eb) => eb.ref('kind').$castTo<Step['kind']>().as('kind'))
    .where('report_id', 'in', [...reports])
    .orderBy('report_id')
    .orderBy('n')
    .execute()
}

/** Of these files, those that an open report names, as `case/file`. */
export async function reportedAmong(tx: CaseTx, files: readonly FileAt[]): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set()
  const found = await rows(tx)
    .where(
      'file_id',
      'in',
      files.map(({ id }) => id),
    )
    .where('ended_at', 'is', null)
    .execute()
  return new Set(found.map(({ caseId, fileId }) => `${caseId}/${fileId}`))
}

export async function addReport(tx: CaseTx, it: Omit<ReportRow, 'blockedAt' | 'endedAt'>): Promise<void> {
  await tx
    .insertInto('file_report')
    .values({
      case_id: it.caseId,
      id: it.id,
      author_id: it.authorId,
      file_id: it.fileId,
      reference: it.reference,
      sha256: it.sha256,
      copy_sha256: it.copySha256,
      bytes: it.bytes,
      reported_at: it.reportedAt,
      source: it.source,
    })
    .execute()
}

export type NewStep = Pick<StepRow, 'id' | 'at' | 'kind'> & Partial<Omit<StepRow, 'reportId'>>

/** Adds the next step of a report that is locked. */
export async function addStep(
  tx: CaseTx,
  { caseId, authorId, id: reportId }: Pick<ReportRow, 'caseId' | 'authorId' | 'id'>,
  step: NewStep,
): Promise<void> {
  await tx
    .insertInto('file_report_step')
    .values({
      case_id: caseId,
      author_id: authorId,
      report_id: reportId,
      id: step.id,
      n: sql<number>`(select count(*) + 1 from file_report_step s where s.case_id = ${caseId} and s.report_id = ${reportId})`,
      at: step.at,
      kind: step.kind,
      by_seat: step.bySeat ?? null,
      by_staff: step.byStaff ?? null,
      by_name: step.byName ?? '',
      reference: step.reference ?? '',
      recipient: step.recipient ?? '',
      sha256: step.sha256 ?? null,
      day: step.day ?? null,
      reason: step.reason ?? '',
    })
    .execute()
}

/** Notes that a report is blocked, and blocks these files of its case. */
export async function blockFiles(tx: CaseTx, { caseId, id }: ReportRow, files: readonly FileAt[], at: Date): Promise<void> {
  await tx.updateTable('file_report').set({ blocked_at: at }).where('case_id', '=', caseId).where('id', '=', id).execute()
  for (const file of files)
    await tx
      .insertInto('blocked_file')
      .values({
        case_id: caseId,
        id: sql<string>`left(encode(sha256(convert_to(${id}::text || ${file.id}::text, 'UTF8')), 'hex'), 32)::uuid`,
        file_id: file.id,
        author_id: file.authorId,
        report_id: id,
        made_ids: besideIds(file),
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing())
      .execute()
}

/** What a report blocks now. */
export async function blockedBy(tx: CaseTx, { caseId, id }: Pick<ReportRow, 'caseId' | 'id'>): Promise<FileAt[]> {
  return tx
    .selectFrom('blocked_file')
    .select(['case_id as caseId', 'author_id as authorId', 'file_id as id'])
    .where('case_id', '=', caseId)
    .where('report_id', '=', id)
    .orderBy('file_id')
    .execute()
}

/** Ends a report, and takes away what it blocked: another report of the same file still blocks it. */
export async function endReport(tx: CaseTx, { caseId, id }: ReportRow, at: Date): Promise<void> {
  await tx.updateTable('file_report').set({ ended_at: at }).where('case_id', '=', caseId).where('id', '=', id).execute()
  await tx.deleteFrom('blocked_file').where('case_id', '=', caseId).where('report_id', '=', id).execute()
}
