// What other features may do with a case's events, in their own transaction and with their own eyes.
export { type Due, type DueSource, dueSource } from './dues.ts'
export { dayGiven, type Days, daysGiven } from './days-given.ts'
export { occurrencesOf } from './occurrences.ts'
export { eventAt, type EventRow, eventsIn, eventsSeen, type Said } from './store.ts'
export { takeOutImported, uidsOf } from './store.imported.ts'
export { addEvents } from './store.write.ts'
export { eventReminders } from './reminders.ts'
export { beginOf, timesIn } from './times.ts'
