// What other features write in the books of a case and read of them, in their own transaction.
export { bookedOf, type BookEntry, entriesOf, lowerEvidence, post, type Posted, raiseEvidence } from './store.ts'
export { openCents, type OpenCents, openItems, openPage, type OpenSums, owedOf, type Unwritten } from './store.open.ts'
export { type ItemName, type ItemNames, itemNames } from './items.ts'
