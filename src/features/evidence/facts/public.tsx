// What pages of evidence show of facts.
export { stale as staleFacts } from './components/addresses.ts'
export { ProposedFact } from './components/proposed-fact.tsx'
export { useFactDate } from './components/words.ts'
