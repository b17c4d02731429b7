// Whose file it is that someone looks at: a parent's own, or, for a granted seat, that of something which is shown to it.
import type { CaseTx } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, notFound, requireSeat } from '#case/cases/public.ts'
import { fileAt, notAvailable } from '#case/files/public.ts'
import { isPicture } from '#case/files/rules.ts'
import { msg } from '#kernel/text.ts'
import type { Reading } from './contract.ts'
import type { VisibleFile } from './slots.ts'

export interface SeenFile extends VisibleFile {
  /** The reader's own, which they can also have as it was uploaded. */
  isOwn: boolean
}

/** What shows files of others to a granted seat. */
export type VisibleFiles = readonly ((tx: CaseTx, caseId: string, file: string) => Promise<VisibleFile | null>)[]

const noFile = () => notFound(msg`There is no such file.`)

/**
 * A file that the reader sees. Of a granted seat it is a look at evidence, which the parent who granted it reads.
 * @throws Fault `not_found` for any other, whether there is one or not
 */
export async function seenFile(c: CaseContext, id: string, visible: VisibleFiles, deps: CaseDeps): Promise<SeenFile> {
  const own = await fileAt(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, id })
  if (own && own.finishedAt !== null) {
    if (own.blocked !== null) throw notAvailable(own.blocked)
    const { caseId, authorId, name, type, copy } = own
    return { of: { caseId, authorId, id }, name, type: type!, copyType: copy?.type ?? null, isOwn: true }
  }
  if (c.seat.role === 'parent') return noFile()
  for (const find of visible) {
    const file = await find(c.tx, c.caseId, id)
    if (!file) continue
    await requireSeat(c.tx, { caseId: c.caseId, scope: 'evidence' }, deps)
    return { ...file, isOwn: false }
  }
  return noFile()
}

/** A picture is looked at as its copy, which is upright; its author sees it as it was uploaded before there is one. */
export function showsOf({ type, copyType, isOwn }: SeenFile): Reading['shows'] {
  if (type === 'application/pdf') return 'pages'
  if (isOwn && copyType !== null && isPicture(copyType)) return 'copy'
  return isOwn && isPicture(type) ? 'content' : 'text'
}
