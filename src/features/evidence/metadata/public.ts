// What other features of evidence do with the metadata of a parent's own file.
export { openedFacts, openedLength, type StoredMetadata, storedMetadata } from './facts.ts'
