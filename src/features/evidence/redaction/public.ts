// What other features of evidence do with redacted copies, in their own transaction and with their reader's eyes.
export { asksTwice, type AsksTwice } from './slots.ts'
export { redactionAt, redactionsOf } from './store.ts'
