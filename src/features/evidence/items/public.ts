// What other features of evidence read of items, in their own transaction and with their reader's eyes.
export { itemsById, type NamedItem } from './store.ts'
