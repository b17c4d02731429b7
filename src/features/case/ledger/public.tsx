// What pages of a case show of its ledger.
export { RecordCode } from './components/record-code.tsx'
