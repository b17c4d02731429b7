export { tasksIn } from './store.ts'
