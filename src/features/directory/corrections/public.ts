// The door of this room for the dashboard of staff: how much waits.
export { suggestionsWaiting } from './store.waiting.ts'
