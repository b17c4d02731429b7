// What other features may read of a case's exchanges and places, in their own transaction and with their own eyes.
export { checkInsOf, exchangesIn } from './store.exchanges.ts'
export { exchangeReminders } from './reminders.ts'
export { placesIn } from './store.places.ts'
