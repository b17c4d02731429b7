// What a receipt opens, for whatever else its author sends with it: a new version (features/ratings/ratings).
export { gone, noneHere, openedBy } from './opening.ts'
export { currentOf, withdrawalOf } from './store.ts'
// And for words to an author (features/ratings/moderation), and the key that they are sealed to.
export { authorKeyFor, seal } from './sealing.ts'
