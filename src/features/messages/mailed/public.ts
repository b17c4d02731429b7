// What messages do with mails about them, in their own transaction.
export { type MailingDeps, mailOut } from './mailing.ts'
export { type LinkedMessage, linkedMessage } from './slots.ts'
export { type MailedRow, mailedSeat, mailsOf } from './store.ts'
export { notAView, stepsOf } from './rules.ts'
