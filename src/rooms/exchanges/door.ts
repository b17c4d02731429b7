// What other rooms may read of a case's swap requests, in their own transaction and with their own eyes.
export { tradesIn } from './store.trades.ts'
