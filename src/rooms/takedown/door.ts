// The door of this room for the page of the person rated: what it says of notices without ground.
export { noteWords } from './note-words.ts'
export { noteOf } from './store.notes.ts'
