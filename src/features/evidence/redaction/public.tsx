// What pages show of redacted copies, and the way to the page where one is made.
export { copyIn, redactAddress, redactIn } from './components/addresses.ts'
export { RedactFile } from './components/redact-file.tsx'
export { RedactedCopies } from './components/redacted-copies.tsx'
