// For the desk of moderators: the reports about a rating, which one decision there decides too, and pools that run low.
export { decideReports, holdDecidedBy, reopenReports, type Report, reportCounts, reportsOn } from './store.reports.ts'
export { poolsLow } from './store.pools.ts'
