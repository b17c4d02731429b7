import type { CaseTx } from '#access/cases.ts'
import type { FileAt } from '#case/files/public.ts'
import { idOf } from '#http/key-id.ts'
import { enqueue } from '#ports/queue/enqueue.ts'
import { askFor } from './store.ts'

export const workName = 'texts.read'

/** Has the work look at a file: it reads it, or forgets its text where the file is not to be read any more. */
export const lookAgain = (tx: CaseTx, { caseId, authorId, id }: FileAt) =>
  enqueue(tx, { name: workName, data: { case: caseId, seat: authorId, file: id }, key: id })

/** Asks for a file to be read, in the transaction of its author. @returns whether it was asked for now */
export async function askToRead(tx: CaseTx, of: FileAt, at: Date): Promise<boolean> {
  const isNow = await askFor(tx, of, idOf(of.id, 'text'), at)
  if (isNow) await lookAgain(tx, of)
  return isNow
}
