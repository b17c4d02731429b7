// What other features may read of a case's places, and what reminders say of its exchanges, in their own transaction and with their own eyes.
export { exchangeReminders } from './reminders.ts'
export { placesIn } from './store.places.ts'
