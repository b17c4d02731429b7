// For the dashboard of staff: how often pages crashed.
export { crashesByDay } from './store.byday.ts'
// For the server, which counts what was refused.
export { refusalLog } from './refusals.ts'
