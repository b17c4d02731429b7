import { countOf, lay, lying, newest, type OutboxNeeds } from './outbox.ts'
import type { MailPort } from './port.ts'

/** Mail without a mail server: every mail lies in the outbox, to be read there. Nothing leaves the machine. */
export function outboxOnly(needs: OutboxNeeds): MailPort {
  return {
    post: (db, mail) => lay(db, mail, needs),
    deliver: async () => ({ sent: 0, refused: 0, put_off: 0 }),
    list: (most) => lying(needs.owner, most),
    newest: (most, of) => newest(needs.owner, most, of),
    count: () => countOf(needs.owner),
  }
}
