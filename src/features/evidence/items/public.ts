// What other features of evidence read of items, in their own transaction and with their reader's eyes.
export { itemAt, itemsById, itemsOfFiles, type NamedItem } from './store.ts'
