// For what fills the demonstration: made-up reviews of made-up people, in the
// transaction of the one who calls. No request comes here.
export {
  deleteFictional,
  type FictionalReview,
  type FictionalWaiting,
  insertFictional,
  insertFictionalWaiting,
  putFictionalWaiting,
} from './store.fictional.ts'
// And for the dashboard of staff: how many wait for a person.
export { heldReviews } from './store.held.ts'
// And for notices against ratings: what they name, and the one way in which a rating's standing changes.
export { namedReviews } from './store.named.ts'
export { move } from './store.moving.ts'
export { lastLineOf, lockedLog, logOf, numberOfLine } from './store.log.ts'
// And for replies of the person rated: what they can be to, and what of them has nothing to stand under any more.
export { deletedOf, isPublishedAbout } from './store.answered.ts'
// What features above fill, or read of the counts.
export { noteSlot, repliesSlot, reviewCountsSlot } from './slots.ts'
