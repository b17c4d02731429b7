// The door of this room for the lists of ratings: what the person rated said to them, and on the profile.
export { repliesTo, statementOf } from './store.shown.ts'
