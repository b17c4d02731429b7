export { intakeIn } from './store.ts'
