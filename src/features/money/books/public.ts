// What other features write in the books of a case and read of them, in their own transaction.
export { bookedOf, type BookEntry, entriesOf, lowerEvidence, post, type Posted, raiseEvidence } from './store.ts'
export { type OpenCents, openCents, openItems, openPage, type OpenSums, owedOf, type Unwritten } from './store.open.ts'
export { type ItemName, itemNames, type ItemNames } from './items.ts'
