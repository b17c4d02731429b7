// What forms show of a receipt that a parent attached.
export { ReceiptReader } from './components/receipt-reader.tsx'
export type { Taken } from './components/taken.ts'
