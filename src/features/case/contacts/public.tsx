// What the page of the whole case shows of its contacts.
export { Contacts } from './components/contacts.tsx'
export { contactNames } from './components/words.ts'
