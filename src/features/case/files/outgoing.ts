// A parent's own file as it goes out to someone without an account: its clean copy, or the original where its author chose that twice.
import type { CaseTx } from '#access/cases.ts'
import { nameOfCopy } from '#domain/files/names.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import { msg, type Text } from '#kernel/text.ts'
import { contentOf, type SealingDeps } from './content.ts'
import { isSafe, mayGoOut } from './sharing.ts'
import { type FileAt, fileAt, type FileRow } from './store.ts'

/** What of a file the recipient learns. */
export type Outgoing = Pick<RangedFile, 'name' | 'type' | 'bytes' | 'sha256'>

/** What goes out, and where its bytes are; a text says why nothing does. */
function partOf(file: FileRow | null, isOriginal: boolean): { facts: Outgoing; address: string | null } | Text {
  if (!file || file.finishedAt === null || file.blocked !== null) return msg`A file you chose isn’t there any more.`
  const { name, copy, scan } = file
  if (file.isMisnamed) return msg`A file you chose isn’t the type that its name says, so it can’t be shared.`
  if (!isOriginal) {
    if (!copy || !mayGoOut({ scan, type: copy.type }))
      return msg`There is no copy without place and device of a file you chose, so it can’t be shared.`
    const { address, type, bytes, sha256 } = copy
    return { facts: { name: nameOfCopy(name, type), type, bytes, sha256 }, address }
  }
  // No part of it was drawn again: only a scanner can say that it is harmless.
  if (!isSafe(scan)) return msg`An original you chose was not checked for viruses, so it can’t be shared. Share the copy.`
  return { facts: { name, type: file.type!, bytes: file.bytes, sha256: file.sha256! }, address: file.address }
}

/** What a file is when it goes out; a text says why it can’t. */
export async function outgoing(tx: CaseTx, of: FileAt, isOriginal: boolean): Promise<Outgoing | Text> {
  const part = partOf(await fileAt(tx, of), isOriginal)
  return 'facts' in part ? part.facts : part
}

/** Its bytes, for someone who was given it. As the machine. @returns `null` where it can’t go out any more, or is deleted */
export async function outgoingContent(deps: SealingDeps, of: FileAt, isOriginal: boolean): Promise<RangedFile | null> {
  const part = partOf(await deps.cases.asSystem('a shared file', (tx) => fileAt(tx, of)), isOriginal)
  if (!('facts' in part)) return null
  const { facts, address } = part
  const stored = { ...of, address, bytes: facts.bytes }
  return { ...facts, read: (range) => contentOf(deps, isOriginal ? 'file' : 'copy of', stored, range) }
}
