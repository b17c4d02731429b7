// What other features of evidence read of items, in their own transaction and with their reader's eyes.
export { fullItems, itemAt, type ItemDbRow, itemsById, itemsOfFiles, type NamedItem } from './store.ts'
export { type ExhibitLabel, type ExhibitLabels, exhibitLabels, itemFiles, type ItemFiles } from './slots.ts'
