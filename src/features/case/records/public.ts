// What features above fill in, to have their things in records.
export { type RecordItem, type RecordPart, recordParts } from './slots.ts'

// For the desk that certifies records (staff/custodian): it reads requests, and no record.
export { signedCertificateOf } from './paper.copy.ts'
export { noteStep, viewOfCopy } from './service.copies.ts'
export { copiesAtDesk, copyAtDesk, type CopyRow, endSigned, putFee, refuseCopy } from './store.copies.ts'

// How a paper for a court says a moment.
export { momentIn } from './rules.ts'

export { eraseFromRecords } from './removing.ts'

// For what became of a file.
export { recordsHaving } from './store.having.ts'
