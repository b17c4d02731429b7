// Reports of files as apparent abuse material. The report names the file alone: staff read no word about it, and never open it.
import { changed, type CaseTx } from '#access/cases.ts'
import { type CaseDeps, caseHandlers, type InCase } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import type { calls } from './contract.ts'
import { noFile } from './present.ts'
import type { NotedReport, ReportOfFile } from './slots.ts'
import { useAt } from './store.uses.ts'

export interface ReportingDeps extends CaseDeps {
  reported: (tx: CaseTx, report: ReportOfFile) => Promise<NotedReport>
}

/** By a parent, about a file that someone else shared with them. It leaves a leaf in the reporter's own log, which nobody else reads. */
export function reporting(deps: ReportingDeps): Handlers<typeof calls>['report'] {
  const on = caseHandlers(deps, 'case', null)
  type One = InCase & { params: { case: string; use: string } }
  const found = on.readAsParent(async (c, { params }: One) => {
    const use = await useAt(c.tx, c.caseId, params.use)
    if (!use || use.authorId === c.seat.memberId || use.sharedAt === null) return noFile()
    return { file: { caseId: c.caseId, authorId: use.authorId, id: use.fileId }, by: c.seat.memberId, at: c.at }
  })
  return async (asked) => {
    const { at, ...report } = await found(asked)
    const { caseId } = report.file
    return deps.cases.asSystem('a report of a file', async (tx) => {
      const { reference, isNew } = await deps.reported(tx, report)
      const entry = { actor: report.by, verb: asked.call ?? 'files.report', content: { use: asked.params.use, reference }, isShared: false }
      if (isNew) await changed(tx, { caseId, topic: 'case', privateTo: report.by, at, entry })
      return { reference }
    })
  }
}
