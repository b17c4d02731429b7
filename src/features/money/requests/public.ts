// What expenses fill for requests, and read of them in their own transaction.
export { type Billing, billing } from './billing.ts'
export { requestsIn } from './store.ts'
