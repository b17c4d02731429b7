// For features whose papers are checked before they leave.
export { partAs } from './part.ts'
export { type LeavingPaper, leavingPaper } from './slots.ts'
