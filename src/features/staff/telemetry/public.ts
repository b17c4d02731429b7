// The door of this room for the dashboard of staff: how often pages crashed.
export { crashesByDay } from './store.byday.ts'
