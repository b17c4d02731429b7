import type { Actor } from '#access/actor.ts'
import { type CaseDeps, caseHandlers, notFound } from '#case/cases/public.ts'
import { msg } from '#kernel/text.ts'
import type { ByteRange, SealedFiles } from '#ports/files/port.ts'
import { contentOf, keyFor } from './content.ts'
import { fileAt } from './store.ts'

/** A file that someone may have, and how its bytes are read. */
export interface Fetched {
  name: string
  type: string
  bytes: number
  sha256: string
  read: (range?: ByteRange) => Promise<AsyncIterable<Uint8Array>>
}

/** A file of the person who asks, as it was uploaded, byte by byte. A parent who left the case still has theirs. */
export function ownFile(deps: CaseDeps & { files: SealedFiles }) {
  const on = caseHandlers(deps, 'case', null)
  return on.inSeat(async (c, { params }: { actor: Actor; params: { case: string; file: string } }): Promise<Fetched> => {
    const at = { caseId: c.caseId, authorId: c.seat.memberId, id: params.file }
    const file = await fileAt(c.tx, at)
    if (!file || file.finishedAt === null) return notFound(msg`There is no such file.`)
    const key = await keyFor(c.tx, deps.files, at, c.at)
    return {
      name: file.name,
      type: file.type!,
      bytes: file.bytes,
      sha256: file.sha256!,
      read: (range) => contentOf(deps.files, key, file, range),
    }
  })
}
