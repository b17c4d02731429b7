// What others do with files.
export { resealFileKeys } from './store.ts'
