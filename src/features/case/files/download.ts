import type { Actor } from '#access/actor.ts'
import type { CaseTx } from '#access/cases.ts'
import { type CaseDeps, caseHandlers, requireSeat } from '#case/cases/public.ts'
import type { Scope } from '#case/cases/contract.ts'
import { nameOfCopy } from '#domain/files/names.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { contentOf, copyIn, notAvailable, type SealingDeps } from './content.ts'
import { noFile } from './present.ts'
import { isPicture } from './rules.ts'
import type { UseGate } from './slots.ts'
import { smallOf } from './small.ts'
import { type Copy, type FileAt, fileAt, type FileRow } from './store.ts'
import { useAt, type UseRow } from './store.uses.ts'

/** Of a file or of its copy. */
type Fetch<P> = (asked: { actor: Actor; params: P }) => Promise<RangedFile>

/**
 * A file of the person who asks: as it was uploaded, byte by byte, and as others are given it, with its small picture. A parent who left
 * the case still has theirs.
 */
export function ownFile(
  deps: CaseDeps & { files: SealedFiles },
): Record<'content' | 'copy' | 'small', Fetch<{ case: string; file: string }>> {
  const on = caseHandlers(deps, 'case', null)
  const own = on.inSeat(async (c, { params }: { actor: Actor; params: { case: string; file: string } }) => {
    const file = await fileAt(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, id: params.file })
    if (!file || file.finishedAt === null) return noFile()
    if (file.blocked !== null) throw notAvailable(file.blocked)
    return file
  })
  return {
    content: async (asked) => {
      const file = await own(asked)
      const { name, bytes } = file
      return { name, bytes, type: file.type!, sha256: file.sha256!, read: (range) => contentOf(deps, 'file', file, range) }
    },
    copy: async (asked) => {
      const file = await own(asked)
      return file.copy ? copyOf(deps, file, file.copy) : noFile()
    },
    small: async (asked) => {
      const file = await own(asked)
      return smallOf(deps, file, file.name)
    },
  }
}

function copyOf(deps: SealingDeps, { caseId, authorId, id, name, blocked }: FileRow, copy: Copy): RangedFile {
  if (blocked !== null) throw notAvailable(blocked)
  const stored = { caseId, authorId, id, ...copy }
  return { ...copy, name: nameOfCopy(name, copy.type), read: (range) => contentOf(deps, 'copy of', stored, range) }
}

/** A file in what it is used in, for everyone who sees that and has opened it, where opening is stamped; and its small picture. */
export function usedFile(
  deps: CaseDeps & { files: SealedFiles; gates: readonly UseGate[] },
): Record<'content' | 'small', Fetch<{ case: string; use: string }>> {
  const { gates } = deps
  const on = caseHandlers(deps, 'case', null)
  const seen = on.inSeat(async (c, { params }: { actor: Actor; params: { case: string; use: string } }) => {
    const use = (await useAt(c.tx, c.caseId, params.use)) ?? noFile()
    if (use.blocked !== null) throw notAvailable(use.blocked)
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
  return {
    content: async (asked) => {
      const use = await seen(asked)
      return { ...use, read: usedContent(deps, use) }
    },
    small: async (asked) => {
      const use = await seen(asked)
      return smallOf(deps, copyIn(use), use.name)
    },
  }
}

/** The copy of a file, for someone who was shown a thing that is made of it. @throws Fault `not_found` where there is none */
export async function storedCopy(deps: SealingDeps, of: FileAt): Promise<RangedFile> {
  const file = await deps.cases.asSystem('the copy of a file', (tx) => fileAt(tx, of))
  return file?.copy ? copyOf(deps, file, file.copy) : noFile()
}

/** The small picture of a file, likewise. */
export const smallPicture = smallOf

/** Reads the copy in a use that its reader may have. */
export function usedContent(deps: SealingDeps, use: UseRow): RangedFile['read'] {
  return (range) => contentOf(deps, 'copy of', copyIn(use), range)
}

/**
 * A file for what the platform does with it by itself: as it was uploaded, or of a picture the copy, upright and of a kind that is read
 * everywhere, where there is one. As the machine.
 * @returns `null` where there is no such file any more
 */
export async function contentForWork(
  deps: SealingDeps,
  tx: CaseTx,
  of: FileAt,
): Promise<{ name: string; type: string; bytes: number; read: () => Promise<AsyncIterable<Uint8Array>> } | null> {
  const file = await fileAt(tx, of)
  if (!file || file.finishedAt === null) return null
  // What is blocked is for no program either.
  if (file.blocked !== null) return null
  const { name, copy } = file
  if (copy && isPicture(copy.type))
    return { name, type: copy.type, bytes: copy.bytes, read: async () => contentOf(deps, 'copy of', { ...of, ...copy }) }
  return { name, type: file.type!, bytes: file.bytes, read: async () => contentOf(deps, 'file', file) }
}
