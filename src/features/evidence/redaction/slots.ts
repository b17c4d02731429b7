import type { CaseTx } from '#access/cases.ts'
import type { FileAt } from '#case/files/public.ts'
import { slot } from '#feature/slots.ts'

/** Whether its author has to confirm that a file is redacted, such as one that is marked as sensitive. */
export type AsksTwice = (tx: CaseTx, of: FileAt) => Promise<boolean>

export const asksTwice = slot<AsksTwice>('files that are redacted only when confirmed')
