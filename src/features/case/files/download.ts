import type { Actor } from '#access/actor.ts'
import { type CaseDeps, caseHandlers, requireSeat } from '#case/cases/public.ts'
import { Fault } from '#kernel/fault.ts'
import type { Scope } from '#case/cases/contract.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { contentOf, copyIn, keyFor, keyOfSeat, type SealingDeps } from './content.ts'
import { noFile } from './present.ts'
import type { UseGate } from './slots.ts'
import { fileAt } from './store.ts'
import { useAt, type UseRow } from './store.uses.ts'

/** A file of the person who asks, as it was uploaded, byte by byte. A parent who left the case still has theirs. */
export function ownFile(deps: CaseDeps & { files: SealedFiles }) {
  const on = caseHandlers(deps, 'case', null)
  return on.inSeat(async (c, { params }: { actor: Actor; params: { case: string; file: string } }): Promise<RangedFile> => {
    const at = { caseId: c.caseId, authorId: c.seat.memberId, id: params.file }
    const file = await fileAt(c.tx, at)
    if (!file || file.finishedAt === null) return noFile()
    const key = await keyFor(c.tx, deps.files, at, c.at)
    return {
      name: file.name,
      type: file.type!,
      bytes: file.bytes,
      sha256: file.sha256!,
      read: (range) => contentOf(deps.files, key, 'file', file, range),
    }
  })
}

/** A file in what it is used in, for everyone who sees that and has opened it, where opening is stamped. */
export function usedFile(deps: CaseDeps & { files: SealedFiles; gates: readonly UseGate[] }) {
  const { gates } = deps
  const on = caseHandlers(deps, 'case', null)
  const seen = on.inSeat(async (c, { params }: { actor: Actor; params: { case: string; use: string } }) => {
    const use = (await useAt(c.tx, c.caseId, params.use)) ?? noFile()
    if (use.authorId === c.seat.memberId) return use
    // The look of a granted seat is noted for the parent who granted it.
    const seat =
      (await requireSeat(
        c.tx,
        { caseId: c.caseId, scope: gates.find(({ topic }) => topic === use.topic)?.scopes ?? (use.topic as Scope) },
        deps,
      )) ?? noFile()
    for (const { topic, refusal } of gates) {
      const why = topic === use.topic ? await refusal(c.tx, seat, use.about) : null
      if (why) throw new Fault('forbidden', why)
    }
    return use
  })
  return async (asked: { actor: Actor; params: { case: string; use: string } }): Promise<RangedFile> => {
    const use = await seen(asked)
    return { ...use, read: await usedContent(deps, use) }
  }
}

/** Reads the copy in a use that its reader was shown. The key is its author's. */
export async function usedContent(deps: SealingDeps, use: UseRow): Promise<RangedFile['read']> {
  const key = await keyOfSeat(deps, use)
  return (range) => contentOf(deps.files, key, 'copy of', copyIn(use), range)
}
