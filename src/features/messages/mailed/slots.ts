import type { CaseTx } from '#access/cases.ts'
import { slot } from '#feature/slots.ts'
import type { Text } from '#kernel/text.ts'

/** A message, as it is shown by a link: nothing about who else it went to. */
export interface LinkedMessage {
  subject: string
  body: string
  kind: Text
  from: string
  sentAt: Date
  deliveredAt: Date
  zone: string
  files: readonly { id: string; name: string; bytes: number }[]
}

/** Reads a message that went out, as the machine. */
export const linkedMessage = slot<(tx: CaseTx, caseId: string, id: string) => Promise<LinkedMessage>>('a message that a link shows')
