// For the dashboard of staff: how much waits.
export { suggestionsWaiting } from './store.waiting.ts'
