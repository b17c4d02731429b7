export { isCounsel } from './store.ts'
