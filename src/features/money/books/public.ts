// What other features write in the books of a case and read of them, in their own transaction.
export { type BookEntry, entriesOf, openItems, lowerEvidence, post, type Posted, raiseEvidence } from './store.ts'
export { type ItemName, type ItemNames, itemNames } from './items.ts'
