// The PDF that is signed and the signed copies, as files that the platform made for a seat. Each is named by what is in it, so that an attempt
// that ended in the middle is in nobody's way.
import type { CaseDeps } from '#case/cases/public.ts'
import { addMade, type FileAt, madeAt, madeContent, putMade, removeMade } from '#case/files/public.ts'
import { idOf } from '#http/key-id.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import type { SealedFiles } from '#ports/files/port.ts'

export type MadeDeps = CaseDeps & { files: SealedFiles }

interface Content {
  bytes: Uint8Array
  sha256: string
}

const reason = 'a paper that is signed'
/** Where the PDF of a request with this hash is, for the seat. */
export const atOf = (of: FileAt, sha256: string): FileAt => ({
  caseId: of.caseId,
  authorId: of.authorId,
  id: idOf(of.id, `${of.authorId} ${sha256}`),
})

async function* whole(bytes: Uint8Array) {
  yield bytes
}

/** Stores a PDF for some seats, each under its own key. @param of the request, once for each seat */
export async function storeFor(deps: MadeDeps, seats: readonly FileAt[], { bytes, sha256 }: Content): Promise<void> {
  for (const seat of seats) {
    const of = atOf(seat, sha256)
    const address = await putMade(deps, of, whole(bytes))
    const isNew = await deps.cases.asSystem(reason, (tx) =>
      addMade(tx, of, { bytes: bytes.length, sha256, address }, new Date(deps.clock())),
    )
    if (!isNew) await deps.files.remove(address)
  }
}

/** Removes what an attempt stored that came to nothing. */
export async function dropFor(deps: MadeDeps, seats: readonly FileAt[], { sha256 }: Pick<Content, 'sha256'>): Promise<void> {
  for (const seat of seats) {
    const address = await deps.cases.asSystem(reason, (tx) => removeMade(tx, atOf(seat, sha256), new Date(deps.clock())))
    if (address !== null) await deps.files.remove(address)
  }
}

/** A stored PDF, for someone who was shown its request. @returns `null` where there is none */
export async function storedFor(deps: MadeDeps, seat: FileAt, sha256: string): Promise<Omit<RangedFile, 'name' | 'type'> | null> {
  const of = atOf(seat, sha256)
  const made = await deps.cases.asSystem(reason, (tx) => madeAt(tx, of.caseId, of.id))
  return made && { bytes: made.bytes, sha256: made.sha256, read: async (range) => madeContent(deps, made, range) }
}
