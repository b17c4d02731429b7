// What features above fill in, to have their things in records.
export { type RecordItem, type RecordPart, recordParts } from './slots.ts'
