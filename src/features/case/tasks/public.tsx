// What the page of the whole case shows of its tasks.
export { StateChecklist } from './components/state-checklist.tsx'
export { Tasks } from './components/tasks.tsx'
