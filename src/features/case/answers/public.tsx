// What needs an answer, as pages of other features and the shell show it.
export { NeedsAnswer } from './components/needs-answer.tsx'
export { newsOf } from './components/words.ts'
