// The door of this room for what fills the demonstration: made-up reviews of made-up people, in the
// transaction of the one who calls. No request comes here.
export { deleteFictional, type FictionalReview, insertFictional } from './store.fictional.ts'
// And for the dashboard of staff: how many wait for a person.
export { heldReviews } from './store.held.ts'
