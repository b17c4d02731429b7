// How a report begins: by a parent, or at the desk. The same file has one open report, and who reports it again is one more step of it.
import type { CaseTx } from '#access/cases.ts'
import { type FileAt, type NotedReport, type StoredBytes, storedNamed } from '#case/files/public.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg } from '#kernel/text.ts'
import { addReport, addStep, openReportOf, type ReportRow, type StepRow, stepsOf } from './store.ts'

/** As codes that are read aloud (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference by chance: eight signs, 40 bits. */
function newReference(random: Random): string {
  const bits = BigInt(`0x${random.uuid().replaceAll('-', '').slice(-10)}`)
  return `F-${Array.from({ length: 8 }, (_, n) => signs[Number((bits >> BigInt(5 * (7 - n))) & 31n)]).join('')}`
}

export type By = Pick<StepRow, 'bySeat' | 'byStaff' | 'byName'>

/** Notes a report of a stored file. Made twice by one person it is one report with one step. */
export async function noteReport(tx: CaseTx, random: Random, file: StoredBytes, by: By, at: Date): Promise<NotedReport> {
  const open = await openReportOf(tx, file)
  const report: ReportRow = open ?? {
    id: random.uuid(),
    caseId: file.caseId,
    authorId: file.authorId,
    fileId: file.id,
    reference: newReference(random),
    sha256: file.sha256,
    copySha256: file.copySha256,
    bytes: file.bytes,
    reportedAt: at,
    source: by.bySeat === null ? 'desk' : 'parent',
    blockedAt: null,
    endedAt: null,
  }
  if (!open) await addReport(tx, report)
  const isKnown = (await stepsOf(tx, [report.id])).some(
    ({ kind, bySeat, byStaff }) => kind === 'reported' && bySeat === by.bySeat && byStaff === by.byStaff,
  )
  if (!isKnown) await addStep(tx, report, { id: random.uuid(), at, kind: 'reported', ...by })
  return { reference: report.reference, isNew: !isKnown }
}

/** What a parent reports. */
export const reportByParent =
  ({ random, clock }: { random: Random; clock: () => number }) =>
  async (tx: CaseTx, { file, by }: { file: FileAt; by: string }): Promise<NotedReport> => {
    const found = (await storedNamed(tx, { id: file.id }, 10)).find(({ caseId }) => caseId === file.caseId)
    if (!found) throw new Fault('not_found', msg`There is no such file.`)
    return noteReport(tx, random, found, { bySeat: by, byStaff: null, byName: '' }, new Date(clock()))
  }
