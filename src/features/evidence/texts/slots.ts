import type { CaseTx } from '#access/cases.ts'
import type { FileAt } from '#case/files/public.ts'
import { slot } from '#feature/slots.ts'
import type { Text } from '#kernel/text.ts'

/** Why a file is not to be read, such as a picture that its author marked as sensitive; `null` where it may be. */
export type IsReadable = (tx: CaseTx, of: FileAt) => Promise<Text | null>

export const isReadable = slot<IsReadable>('files that are not read')

/** A file that a reader sees although it is another's: the thing that it is in is shown to them. */
export interface VisibleFile {
  of: FileAt
  name: string
  /** Of the file, and of its copy; `null` where there is none. */
  type: string
  copyType: string | null
}

/** The file of something that is shown to the reader, by the file's id; `null` where nothing is. */
export const visibleFile = slot<(tx: CaseTx, caseId: string, file: string) => Promise<VisibleFile | null>>('files of others that are shown')

/** The first reason against reading a file. */
export async function whyUnread(tx: CaseTx, of: FileAt, gates: readonly IsReadable[]): Promise<Text | null> {
  for (const gate of gates) {
    const why = await gate(tx, of)
    if (why) return why
  }
  return null
}
