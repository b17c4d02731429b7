// What other features may read of a case's time trades, in their own transaction and with their own eyes.
export { tradesIn } from './store.ts'
export { swapReminders } from './reminders.ts'
export { tradesWaitingFor } from './answers.ts'
