// What asks for work before it is taken (decision 0020): ratings, and notices against them.
export { costOf, type Proofs, proofs } from './proof.ts'
// And what takes a token: it pays in the transaction of what it pays for.
export { spend } from './store.ts'
// And the installation itself, whose secret seals the months' keys.
export { resealEpochs } from './keys.ts'
// And what asks whether a token pays.
export { tokensSlot } from './slots.ts'
