// What needs an answer, as pages of other rooms and the shell show it.
export { NeedsAnswer } from './parts/needs-answer.tsx'
export { newsOf } from './parts/words.ts'
