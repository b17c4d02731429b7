// What other features of evidence read of documents, in their own transaction: those of one parent alone.
export { documentAt } from './store.ts'
export { versionsOf } from './store.parts.ts'
