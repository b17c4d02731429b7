import { notify } from '#accounts/notifications/public.ts'
import { type CaseTx, changed } from '#access/cases.ts'
import { eraseUses } from '#case/files/public.ts'
import { destroyContent, newestEntry } from '#case/ledger/public.ts'
import { eraseFromRecords } from '#case/records/public.ts'
import { erasureVerb } from '#domain/record/format.ts'
import { emptyMessage } from './store.erase.ts'

/** A message, its entry in the shared log, and the order by which it is erased. */
interface Erasure {
  caseId: string
  message: string
  thread: string
  entry: number
  court: string
  docket: string
  /** The day of the order, YYYY-MM-DD. */
  orderedOn: string
}

/**
 * Erases a message with its files, in one transaction of the machine that has the case's turn (`lockCase`): an entry of the shared log says
 * which one, and by which order; then key and content of its entry, its words and links, its files, and the records of both parents that
 * have it are gone. Both parents are notified, without a word of it.
 * @returns the number of the entry that says so, and addresses in the file store to remove after the commit
 */
export async function eraseMessage(tx: CaseTx, it: Erasure, at: Date): Promise<{ erasedBy: number; addresses: string[] }> {
  const { caseId, message, thread, entry, court, docket, orderedOn } = it
  const content = { entry, message, court, docket, orderedOn }
  await changed(tx, { caseId, topic: 'messages', at, entry: { actor: null, verb: erasureVerb, content, isShared: true } })
  const erasedBy = await newestEntry(tx, caseId)
  await destroyContent(tx, caseId, entry)
  const isWhole = await emptyMessage(tx, { caseId, id: message }, { court, docket }, at)
  const addresses = [
    ...(await eraseUses(tx, caseId, message, at)),
    ...(await eraseFromRecords(tx, { caseId, item: message, name: isWhole ? thread : null }, at)),
  ]
  await notify(tx, {
    caseId,
    to: 'parents',
    kind: 'erased',
    about: thread,
    page: `/co-parenting-messages?thread=${thread}&message=${message}`,
  })
  return { erasedBy, addresses }
}
