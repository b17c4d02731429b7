import { waive } from '#accounts/subscriptions/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { waiverMails } from './mails.ts'
import { dropDocuments, type WaiverRow } from './store.ts'
import { type Decision, putDecision } from './store.desk.ts'

export interface DecideDeps {
  /** The accounts' role. */
  accounts: Db
  files: SealedFiles
  clock: Clock
  mail: MailPort
  channelsOf: (db: Db, account: string) => Promise<string[]>
}

/**
 * Ends an application, or asks for more. With the end its documents are deleted: their rows with the keys in the same transaction, their
 * bytes right after it. If the process dies between the two, the sweep of the store deletes the bytes, which no key opens any more.
 * @param by who of the staff has claimed it; `null`: its author withdraws
 * @param also in the same transaction, for example a line in the audit
 * @returns `false` where it was decided meanwhile
 */
export async function endWaiver(
  { accounts, files, clock, mail, channelsOf }: DecideDeps,
  { id, account }: Pick<WaiverRow, 'id' | 'account'>,
  decision: Decision,
  { by, also }: { by: string | null; also?: (tx: Db) => Promise<void> },
): Promise<boolean> {
  const gone = await accounts
    .transaction()
    .execute(async (tx) => {
      // Held until the end: a document that arrives now waits, and is refused then.
      await tx.selectFrom('waiver').select('id').where('id', '=', id).forUpdate().execute()
      const addresses = decision.state === 'asked' ? [] : await dropDocuments(tx, id)
      if (!(await putDecision(tx, id, decision, new Date(clock()), by))) throw new TooLate()
      if (decision.state === 'granted') await waive(tx, account, decision.until, clock())
      await also?.(tx)
      if (by !== null) for (const to of await channelsOf(tx, account)) await mail.post(tx, waiverMails.answered(to))
      return addresses
    })
    .catch((error: unknown) => {
      if (error instanceof TooLate) return null
      throw error
    })
  for (const address of gone ?? []) await files.remove(address)
  return gone !== null
}

/** Someone else decided meanwhile: this one leaves nothing. */
class TooLate extends Error {}
