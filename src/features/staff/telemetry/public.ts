// For the dashboard of staff: how often pages crashed.
export { crashesByDay } from './store.byday.ts'
