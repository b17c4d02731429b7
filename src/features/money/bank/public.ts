// What a feature implements whose things can be matched with bank lines.
export { type BankCandidate, type BankEvidence, bankMatchSource, type BankMatchSource, type BankNoted } from './slots.ts'
