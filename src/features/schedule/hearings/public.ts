// What other features may read of a case's hearings, in their own transaction and with their own eyes.
export { hearingReminders } from './reminders.ts'
export { type HearingRow, hearingsIn } from './store.ts'
export { type ComingHearing, comingHearings } from './store.next.ts'
