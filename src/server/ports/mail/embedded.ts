import { readBounceReport } from './bounce-report.ts'
import { answered, countOf, lay, lying, newest, type OutboxDeps, takeAnswer } from './outbox.ts'
import type { MailPort } from './port.ts'

/** Mail without a mail server: every mail lies in the outbox, to be read there. Nothing leaves the machine. */
export function outboxOnly(deps: OutboxDeps): MailPort {
  return {
    post: (db, mail) => lay(db, mail, deps),
    deliver: async () => ({ sent: 0, refused: 0, put_off: 0 }),
    list: (most) => lying(deps.owner, most),
    newest: (most, of) => newest(deps.owner, most, of),
    answered: (most) => answered(deps.owner, most),
    takeAnswer,
    readReport: readBounceReport,
    count: () => countOf(deps.owner),
  }
}
