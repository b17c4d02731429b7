// What other features of evidence do with facts, in their own transaction.
export { addOwnFact, factIsThere, removeOwnFact } from './own.ts'
export { issuesIn } from './store.issues.ts'
