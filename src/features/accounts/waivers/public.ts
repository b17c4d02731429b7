// For the desk that decides, for the sweep of the store of files, and for a change of the installation's secret.
export { type DecideDeps, endWaiver } from './deciding.ts'
export { dayLong } from './rules.ts'
export { documentAddresses, documentsOf, ownerOf, resealWaiverKeys, waiverAt, type WaiverRow, waiversOf } from './store.ts'
export { claimWaiver, countOpen, isClaimedBy, releaseWaiver, waitingWaivers } from './store.desk.ts'
