export { ticketsOfAccount, ticketsWaiting } from './store.waiting.ts'
