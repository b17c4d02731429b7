// For the lists of ratings: what the person rated said to them, and on the profile.
export { repliesTo, statementOf } from './store.shown.ts'
// And for the desk of duplicates: what a merge, and its undoing, mean for who holds a page.
export { grantedSince, holdersOf } from './store.ts'
