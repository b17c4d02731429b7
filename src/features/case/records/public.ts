// What features above fill in, to have their things in records.
export { type RecordItem, type RecordPart, recordParts } from './slots.ts'

// For the desk that certifies records (staff/custodian): it reads requests, and no record.
export { signedCertificateOf } from './paper.copy.ts'
export { noteStep, viewOfCopy } from './service.copies.ts'
export { copiesAtDesk, copyAtDesk, type CopyRow, endSigned, putFee, refuseCopy } from './store.copies.ts'

// For other exports that are checked as records are: their archive, and its bytes as they are counted.
export { archived, type Entry, entryOf } from './archive.ts'
export { counted } from './counting.ts'
export { atOneMoment } from './store.ts'

// How a paper for a court says a moment.
export { momentIn } from './rules.ts'

export { eraseFromRecords } from './removing.ts'

// For what became of a file.
export { recordsHaving } from './store.having.ts'
