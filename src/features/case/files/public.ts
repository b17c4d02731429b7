// What others do with files.
import type { CaseTx } from '#access/cases.ts'
import { nameOfCopy } from '#domain/files/names.ts'
import { idOf } from '#http/key-id.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { StoredFile } from './contract.ts'
import { viewOf } from './present.ts'
import { notAvailable } from './content.ts'
import { mayGoOut, notSure } from './sharing.ts'
import { type FileAt, fileAt } from './store.ts'
import { addUse, removeUses } from './store.uses.ts'

export { beside, besideIds } from './beside.ts'
export { checkFiles } from './check.ts'
export { notAvailable } from './content.ts'
export { putDemoFile, putDemoMade, putDemoPicture } from './demo.ts'
export { contentForWork, ownFile, smallPicture, storedCopy, usedContent } from './download.ts'
export { eraseUses } from './erasing.ts'
export { madeContent, putMade } from './made.ts'
export { originalOf } from './original.ts'
export { outgoing, type Outgoing, outgoingContent } from './outgoing.ts'
export { writePreserved } from './preserved.ts'
export { usedView } from './present.ts'
export { isPicture as canPreview } from './rules.ts'
export { fileArrived, fileCopied, type FileHolder, fileHolders, fileReported, type NotedReport, type UseGate, useGates } from './slots.ts'
export { blockedAs, fileAt, type FileAt, markSensitive, originalHashes, sensitiveAmong } from './store.ts'
export { resealFileKeys } from './store.keys.ts'
export { type FileHistory, historyOf, sameFromOthers } from './store.history.ts'
export { addMade, madeAt, removeMade } from './store.made.ts'
export { hasBlocked, sameInCase, type StoredBytes, storedNamed, topicsOfFiles } from './store.same.ts'
export { addWritten, putWritten } from './written.ts'
export { hasFiles, shareUses, type UseRow, usesOf } from './store.uses.ts'

/**
 * A parent's own file that has arrived; `null` where there is none.
 * @param isLocked until the end of the transaction it gets no copy and is not removed
 */
export async function ownStored(tx: CaseTx, of: FileAt, isLocked = false): Promise<StoredFile | null> {
  const file = await fileAt(tx, of, isLocked)
  return file && file.finishedAt !== null ? viewOf(file) : null
}

/** A thing with files: what it is, under which scope, and whose. */
export interface Using {
  caseId: string
  authorId: string
  /** The scope that shows it. */
  topic: string
  about: string
}

/**
 * Says which files a draft has, in this order: its author's, each prepared (`files.prepare`). Until `shareUses` they are the author's alone.
 * @throws Fault `invalid` for a file that there isn't, or of which there is no copy for others
 */
export async function useFiles(tx: CaseTx, { caseId, authorId, topic, about }: Using, ids: readonly string[], at: Date): Promise<void> {
  const uses = [...new Set(ids)].map((fileId) => ({ fileId, id: idOf(about, fileId) }))
  for (const [position, { fileId, id }] of uses.entries()) {
    const file = await fileAt(tx, { caseId, authorId, id: fileId })
    if (!file || file.finishedAt === null) throw new Fault('invalid', msg`A file you attached isn’t there any more.`, { field: 'files' })
    const { copy, name, scan } = file
    if (file.blocked !== null) throw notAvailable(file.blocked)
    if (file.isSensitive && !file.isCopyConfirmed) throw new Fault('invalid', notSure, { field: 'files' })
    if (!copy || !mayGoOut({ scan, type: copy.type }))
      throw new Fault('invalid', msg`A file you attached can’t be sent. Remove it.`, { field: 'files' })
    await addUse(tx, {
      caseId,
      id,
      authorId,
      fileId,
      topic,
      about,
      name: nameOfCopy(name, copy.type),
      isScanned: scan === 'clean',
      position,
      at,
      ...copy,
    })
  }
  await removeUses(
    tx,
    { caseId, authorId, about },
    uses.map(({ id }) => id),
    at,
  )
}
