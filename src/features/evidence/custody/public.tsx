// What pages show of a file that a parent uploaded.
export { CustodyOfFile } from './components/custody-of-file.tsx'
export { ProofOfFile } from './components/proof-of-file.tsx'
