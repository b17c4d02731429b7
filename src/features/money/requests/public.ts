// What expenses fill for requests, and read of them in their own transaction.
export { type Billing, billing } from './billing.ts'
export { stateWords } from './rules.ts'
export { requestsIn } from './store.ts'
