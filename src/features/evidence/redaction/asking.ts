import type { CaseTx } from '#access/cases.ts'
import { enqueue } from '#ports/queue/enqueue.ts'
import type { RedactionAt } from './store.ts'

export const workName = 'redaction.make'

/** Has a copy made, in the transaction that asks for it. */
export const askToMake = (tx: CaseTx, { caseId, id }: RedactionAt): Promise<void> =>
  enqueue(tx, { name: workName, data: { case: caseId, redaction: id }, key: id })
