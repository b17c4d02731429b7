// What other features of evidence read of items, in their own transaction and with their reader's eyes.
export { fullItems, type ItemDbRow, itemsById, type NamedItem } from './store.ts'
export { type ExhibitLabel, type ExhibitLabels, exhibitLabels, type ItemFiles, itemFiles } from './slots.ts'
