// The door of this room for the page of the person rated: what it says of notices without ground.
export { noteWords } from './note-words.ts'
export { noteOf } from './store.notes.ts'
// And for the desk of moderators: the reports about a rating, which one decision there decides too, and pools that run low.
export { decideReports, holdDecidedBy, reopenReports, reportCounts, type Report, reportsOn } from './store.reports.ts'
export { poolsLow } from './store.pools.ts'
