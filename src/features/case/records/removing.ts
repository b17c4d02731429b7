import { type Cases, changed, type Entry } from '#access/cases.ts'
import { removeMade } from '#case/files/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { type RecordAt, removeRecord } from './store.ts'

/**
 * Deletes a record here: its row, and its archive from the store.
 * @param entry what it leaves in its author's own log; `null` for what the platform deletes after its time
 * @returns whether there was one
 */
export async function deleteRecord(
  { cases, clock, files }: { cases: Cases; clock: Clock; files: SealedFiles },
  of: RecordAt & { authorId: string },
  { reason, entry }: { reason: string; entry: Entry | null },
): Promise<boolean> {
  const { caseId, authorId } = of
  const removed = await cases.asSystem(reason, async (tx) => {
    const at = new Date(clock())
    if (!(await removeRecord(tx, of, at))) return null
    await changed(tx, { caseId, topic: 'case', privateTo: authorId, at, entry })
    return { address: await removeMade(tx, of, at) }
  })
  if (removed === null) return false
  if (removed.address !== null) await files.remove(removed.address)
  return true
}
