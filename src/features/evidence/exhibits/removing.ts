import { type Cases, changed, type Entry } from '#access/cases.ts'
import { removeMade } from '#case/files/public.ts'
import { idOf } from '#http/key-id.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { type ExportAt, removeExport } from './store.exports.ts'

/** The made files of an export: its archive has its own id, and its PDF this one. */
export const pdfOf = ({ id }: Pick<ExportAt, 'id'>): string => idOf(id, 'pdf')

/**
 * Deletes what was made of a list here: its row, and its files from the store.
 * @param entry what it leaves in its author's own log; `null` for what the platform deletes after its time
 */
export async function deleteExport(
  { cases, clock, files }: { cases: Cases; clock: Clock; files: SealedFiles },
  of: ExportAt & { authorId: string },
  { reason, entry }: { reason: string; entry: Entry | null },
): Promise<void> {
  const { caseId, authorId } = of
  const addresses = await cases.asSystem(reason, async (tx) => {
    const at = new Date(clock())
    if (!(await removeExport(tx, of, at))) return []
    await changed(tx, { caseId, topic: 'case', privateTo: authorId, at, entry })
    return [await removeMade(tx, of, at), await removeMade(tx, { caseId, id: pdfOf(of) }, at)]
  })
  for (const address of addresses) if (address !== null) await files.remove(address)
}
