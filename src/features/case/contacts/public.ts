export { contactsIn } from './store.ts'
