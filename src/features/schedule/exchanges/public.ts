// What other features may read of a case's places, what reminders say of its exchanges, and exchanges that messages are linked to, in their own transaction and with their own eyes.
export { exchangeAt, exchangesToLink, seesExchange } from './linked.ts'
export { exchangeReminders } from './reminders.ts'
export { placesIn } from './store.places.ts'
