import { type Cases, type CaseTx, changed, type Entry } from '#access/cases.ts'
import { removeMade } from '#case/files/public.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { failRecord, forgetName, type RecordAt, recordsWith, removeRecord } from './store.ts'

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

/**
 * Deletes every record with an item that a court's order erased, of both parents, and ends those that are being made.
 * @param name what the item alone was called by: records of it by itself forget that; `null` where others are called so too
 * @returns addresses of archives, which go from the store once this is committed
 */
export async function eraseFromRecords(
  tx: CaseTx,
  { caseId, item, name }: { caseId: string; item: string; name: string | null },
  at: Date,
): Promise<string[]> {
  const addresses: string[] = []
  for (const { isMade, ...of } of await recordsWith(tx, caseId, item)) {
    if (isMade) {
      await removeRecord(tx, of, at)
      const address = await removeMade(tx, of, at)
      if (address !== null) addresses.push(address)
    } else
      await failRecord(tx, of, english(msg`A court ordered a message erased while this record was being made. Make the record again.`), at)
    await changed(tx, { caseId, topic: 'case', privateTo: of.authorId, at, entry: null })
  }
  if (name !== null) await forgetName(tx, caseId, name)
  return addresses
}
