import type { Day } from '#kernel/day.ts'
import { dayOf } from '#kernel/day.ts'
import { dueOf, type Extension, type ReportDays, stateOf } from '#domain/files/blocked.ts'
import type { Report, Step } from './contract.ts'
import type { ReportRow, StepRow } from './store.ts'

const stepView = (step: StepRow): Step => ({
  id: step.id,
  kind: step.kind,
  at: step.at.toISOString(),
  by: { parent: step.bySeat !== null, name: step.byName },
  reference: step.reference,
  recipient: step.recipient,
  sha256: step.sha256,
  day: step.day,
  reason: step.reason,
})

/** What was asked and neither withdrawn nor decided. */
export const askedIn = (steps: readonly StepRow[]): StepRow | null => {
  const last = steps.findLast(({ kind }) => kind === 'asked' || kind === 'withdrawn' || kind === 'lifted')
  return last?.kind === 'asked' ? last : null
}

/** Requests to preserve it longer. Of one request the last day that was noted counts. */
const extensionsIn = (steps: readonly StepRow[]): Extension[] => {
  const noted = steps.filter(({ kind }) => kind === 'extended').map(({ reference, day }) => [reference, day as Day] as const)
  return [...new Map(noted)].map(([reference, until]) => ({ reference, until }))
}

/** A correction stands after what it corrects: the last day counts. */
export const daysOf = (row: ReportRow, steps: readonly StepRow[]): ReportDays => ({
  reportedAt: row.reportedAt.getTime(),
  blockedAt: row.blockedAt?.getTime() ?? null,
  endedAt: row.endedAt?.getTime() ?? null,
  tippedOn: (steps.findLast(({ kind }) => kind === 'tipped')?.day ?? null) as Day | null,
  extensions: extensionsIn(steps),
})

/** @param me the account of the one who looks */
export function reportView(
  row: ReportRow,
  steps: readonly StepRow[],
  { me, now, elsewhere }: { me: string; now: number; elsewhere: number },
): Report {
  const days = daysOf(row, steps)
  const due = dueOf(days)
  const asked = askedIn(steps)
  return {
    id: row.id,
    reference: row.reference,
    caseId: row.caseId,
    file: row.fileId,
    sha256: row.sha256,
    copySha256: row.copySha256,
    bytes: row.bytes,
    reportedAt: row.reportedAt.toISOString(),
    source: row.source,
    state: stateOf(days),
    due: due && { ...due, isLate: due.on < dayOf(now) },
    elsewhere,
    asked: asked && { reason: asked.reason, isMine: asked.byStaff === me },
    steps: steps.map(stepView),
  }
}
