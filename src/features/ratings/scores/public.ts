// What lets the scores of someone stand still, and what lifts that (features/ratings/bursts).
export { type Freeze, freeze, freezes, lift } from './store.freezes.ts'
// And for what fills the demonstration: scores of made-up people that stand still. No request comes here.
export { deleteFictionalFreezes, type FictionalFreeze, fictionalFreezes, putFictionalFreezes } from './store.fictional.ts'
export { scoresSlot } from './slots.ts'
