// What other features of evidence do with the metadata of a parent's own file, and what the demonstration removes.
export { openedFacts, openedLength, type StoredMetadata, storedMetadata } from './facts.ts'
export { removeMetadata } from './store.ts'
