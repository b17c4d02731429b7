// What the platform makes of a file by itself: made files of the same parent, which go when the file goes.
import type { CaseTx } from '#access/cases.ts'
import { idOf } from '#http/key-id.ts'
import type { SealingDeps } from './content.ts'
import type { FileAt } from './store.ts'
import { removeMade } from './store.made.ts'

const kinds = ['small picture', 'metadata'] as const

/** The made file of a kind that belongs to a file. */
export const beside = ({ caseId, authorId, id }: FileAt, kind: (typeof kinds)[number]): FileAt => ({ caseId, authorId, id: idOf(id, kind) })

/** All of them, whether they were made or not. */
export const besideIds = (file: FileAt): string[] => kinds.map((kind) => beside(file, kind).id)

/** Removes what was made of a file. @returns where it is stored */
export async function removeBeside(tx: CaseTx, file: FileAt, at: Date): Promise<string[]> {
  const found: string[] = []
  for (const kind of kinds) {
    const address = await removeMade(tx, beside(file, kind), at)
    if (address !== null) found.push(address)
  }
  return found
}

/** Deletes what was made of a file that was deleted. */
export async function dropBeside({ cases, clock, files }: SealingDeps, file: FileAt): Promise<void> {
  const addresses = await cases.asSystem('what was made of a deleted file', (tx) => removeBeside(tx, file, new Date(clock())))
  for (const address of addresses) await files.remove(address)
}
