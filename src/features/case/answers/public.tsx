// What needs an answer, as pages of other features show it.
export { NeedsAnswer } from './components/needs-answer.tsx'
